// The app with all its screens takes the place of whatever stands in the page.
import { mount } from 'svelte';
import App from '../App.svelte';
import { putOn } from './put-on.ts';

/** Mounts the app unless `goes` says no at the last moment, and answers once its first screen stands. `arriving`: whether somebody came from another screen. */
export async function start(page: HTMLElement, arriving: boolean, goes: () => boolean): Promise<void> {
  await putOn();
  if (!goes()) return;
  await new Promise<void>((onBegun) => {
    page.replaceChildren();
    mount(App, { target: page, props: { arriving, onBegun } });
    page.hidden = false;
  });
}
