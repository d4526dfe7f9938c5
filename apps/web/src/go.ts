// Going to another place of the app without the router, which what begins at a table does without.

/** Goes to a place ("/table"). */
export function go(place: string): void {
  location.hash = place;
}
