// The page's beginning. The home page lies in index.html as it was built; what was chosen before is put on, and presses are
// answered. Whatever moves (a table, the other screens) comes when it is asked for.
import '@cardinal/table-kit/styles/tokens.css';
import '@cardinal/table-kit/styles/base.css';
import './page.css';
import { begin } from './stage/stage.ts';

const ignore = (): void => undefined;

begin();
// Whatever is fetched first goes before it; a page that cannot have it plays as long as the server is there.
setTimeout(() => void import('./offline/keep-files.ts').then(({ keepForOffline }) => keepForOffline(), ignore), 1_000);
