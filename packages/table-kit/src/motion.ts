// Whether and how long things move: the one place that asks the page, so that reduced motion is obeyed everywhere.

/** How long a card may glide, in milliseconds: the style token `--glide`, 0 with reduced motion. */
export function glideTime(element: Element): number {
  const value = getComputedStyle(element).getPropertyValue('--glide').trim();
  const number = Number.parseFloat(value);
  if (!Number.isFinite(number)) return 0;
  return value.endsWith('ms') ? number : number * 1000;
}

/** Whether nobody would see a movement, or it would cover the real buttons: a hidden page, high contrast. */
export function quiet(): boolean {
  return document.hidden || matchMedia('(forced-colors: active)').matches;
}
