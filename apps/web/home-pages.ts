// Writes the home page into the built index.html, and in every other language into a file beside it, so that it can be read
// and pressed before any of the code that moves has come (decision 12).
import { createHash } from 'node:crypto';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { filesAhead } from './files-ahead.ts';
import type * as HomeMain from './src/stage/home-main.ts';

type Bundle = Rolldown.OutputBundle;

/** Renders the page, with the plugins that it needs and no others. */
async function rendered(root: string): Promise<ReadonlyMap<string, string>> {
  const server = await createServer({
    root,
    configFile: false,
    mode: 'production',
    appType: 'custom',
    logLevel: 'warn',
    // Whatever the surroundings call themselves: what is rendered is what is released.
    plugins: [svelte({ compilerOptions: { dev: false } })],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    ssr: { noExternal: [/^@cardinal\//] },
  });
  try {
    const { homePages } = (await server.ssrLoadModule('/src/stage/home-main.ts')) as typeof HomeMain;
    return await homePages();
  } finally {
    await server.close();
  }
}

const fileOf = (lang: string, html: string): string =>
  `assets/home-${lang}-${createHash('sha256').update(html).digest('hex').slice(0, 8)}.html`;

/** The styles that the home page wears beside those of the entry. */
function stylesOf(bundle: Bundle): HtmlTagDescriptor[] {
  const home = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith('/screens/Home.svelte')),
  );
  if (home?.type !== 'chunk') throw new Error('build-broken: no chunk holds the home page');
  return [...(home.viteMetadata?.importedCss ?? [])].map((file) => ({
    tag: 'link',
    attrs: { rel: 'stylesheet', crossorigin: true, href: `./${file}` },
    injectTo: 'head',
  }));
}

/** Puts the home page into what is built. */
export function homePagesIn(root: string): Plugin {
  let pages: ReadonlyMap<string, string>;
  return {
    name: 'home-pages',
    apply: 'build',
    async buildStart() {
      pages = await rendered(root);
      for (const [lang, source] of pages) this.emitFile({ type: 'asset', fileName: fileOf(lang, source), source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const files = [...pages].map(([lang, page]) => ` data-${lang}="./${fileOf(lang, page)}"`).join('');
        const ahead = [...filesAhead(bundle)].map(([name, names]) => ` ${name}="${names}"`).join('');
        const place = '<div id="app" hidden></div>';
        if (!html.includes(place)) throw new Error('build-broken: index.html has no place for the home page');
        return {
          html: html.replace(place, () => `<div id="app" hidden${files}${ahead}>${pages.get('en') ?? ''}</div>`),
          tags: stylesOf(bundle),
        };
      },
    },
  };
}
