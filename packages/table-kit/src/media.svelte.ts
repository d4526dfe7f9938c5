// Whether the screen is as a media query says, for whoever shows something by it.
import { createSubscriber } from 'svelte/reactivity';

/** What a media query says now; read in an effect or a template, it says so anew when that changes. */
export function matching(query: string): { readonly current: boolean } {
  const list = matchMedia(query);
  const watch = createSubscriber((update) => {
    list.addEventListener('change', update);
    return () => list.removeEventListener('change', update);
  });
  return {
    get current(): boolean {
      watch();
      return list.matches;
    },
  };
}
