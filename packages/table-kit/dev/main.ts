// A page for looking at one table alone, without the shell: the address says seats, seed and options, such as
// `?seats=3&seed=a&variant=fixed&handSize=5&theme=dark&pace=0`. For developing and for pictures; not part of the app.
import { mount } from 'svelte';
import '../styles/tokens.css';
import '../styles/base.css';
import { dressRoot, settings, SETTING_DEFAULTS } from '../src/index.ts';
import Harness from './Harness.svelte';

const asked = new URLSearchParams(location.search);
for (const [name, value] of asked) {
  if (!(name in SETTING_DEFAULTS)) continue;
  Object.assign(settings, { [name]: value === 'true' ? true : value === 'false' ? false : value });
}
dressRoot(document.documentElement);

mount(Harness, { target: document.querySelector('#app') ?? document.body, props: { asked } });
