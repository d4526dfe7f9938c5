// The page's beginning: what was chosen before is put on, then the app is mounted.
import '@cardinal/table-kit/styles/tokens.css';
import '@cardinal/table-kit/styles/base.css';
import './page.css';
import { loadSettings } from '@cardinal/table-kit';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepForOffline } from './offline/offline.svelte.ts';
import { loadPace } from './session/pace.svelte.ts';
import { shelf } from './session/page-shelf.ts';
import { firstLang, speak } from './talk.svelte.ts';

loadSettings({ getItem: (name) => shelf.read(name), setItem: (name, text) => void shelf.write(name, text) });
loadPace(shelf);
// A language that cannot be fetched is no reason to show nothing: English is here already.
await speak(firstLang(shelf, navigator.languages)).catch(() => undefined);

const target = document.getElementById('app');
if (!target) throw new Error('page-broken: index.html has no #app');
mount(App, { target });
void keepForOffline();
