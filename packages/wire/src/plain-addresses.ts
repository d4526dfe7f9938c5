/** Screens of the page whose address people also tell and type without the `#`: the server leads to them, and the service worker where there is none. */
export const PLAIN_SCREENS = ['print', 'play', 'rules', 'learn', 'join', 'settings', 'about'] as const;
