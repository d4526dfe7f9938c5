// How the page fetches what comes later. The bundler wraps every `import()` so that styles and further files are fetched
// beside it. Here what is surely there by then is not named again, what needs nothing beside it is not wrapped, and the
// helper does just what this page asks of it: each of these bytes would come before the first table.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** How an import is written where the bundler is not to see it: what is asked for is known only as the page runs. */
const IMPORT = '__import__';

/** Stands in for Vite's helper. Files are named beside this script: the module that is asked for, and what it needs. Styles are waited for, scripts are not; what failed is fetched anew the next time. */
const HELPER = `
const coming = {};
const fetched = (file) => coming[file] ??= new Promise((done, failed) => {
  const { href } = new URL(file, import.meta.url);
  const styles = href.endsWith('.css');
  const rel = styles ? 'stylesheet' : 'modulepreload';
  if ([...document.querySelectorAll('link')].some((link) => link.href === href && link.rel === rel)) return done();
  const link = document.createElement('link');
  link.rel = rel;
  link.crossOrigin = '';
  link.href = href;
  link.onload = done;
  link.onerror = () => {
    delete coming[file];
    link.remove();
    failed(new Error('page-broken: ' + href + ' did not come'));
  };
  document.head.append(link);
  if (!styles) done();
});
export const __vitePreload = (file, ...beside) => Promise.all([file, ...beside].map(fetched)).then(() => ${IMPORT}(file));
`;

/** As the bundler writes them: the table of files of a chunk, a list out of it, and a wrapped import, whose names are taken out inside and again outside or which goes on with `then`. */
const TABLE = /^const __vite__mapDeps=.*?\(m\.f=(\[.*?\])\).*\n/;
const LIST = /__vite__mapDeps\(\[([\d,]*)\]\)/;
const FILE = '(`[^`]+`)';
const WRAPPED = new RegExp(
  String.raw`(?<![\w$])([\w$]+)\((?:\(\)=>import\(${FILE}\)(\.then\((?:(?!import\().)*?\))?|async\(\)=>\{let\{[^{}]*\}=await import\(${FILE}\);return\{[^{}]*\}\}),(\[\]|__vite__mapDeps\(\[[\d,]*\]\)),import\.meta\.url\)`,
  'g',
);

/** The styles of a chunk and of all that it imports at once: whoever runs it has them. */
function stylesWith(bundle: Bundle, file: string, seen = new Set<string>(), styles = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return styles;
  seen.add(file);
  for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
  for (const next of chunk.imports) stylesWith(bundle, next, seen, styles);
  return styles;
}

/** What a chunk fetches, said anew. Throws where the bundler no longer writes what is looked for. */
function saidAnew(bundle: Bundle, chunk: Rolldown.OutputChunk): string {
  const here = stylesWith(bundle, chunk.fileName);
  const [table = '', list = '[]'] = TABLE.exec(chunk.code) ?? [];
  const files = JSON.parse(list) as readonly string[];
  const beside = (said: string, file: string): readonly string[] => {
    const named = (LIST.exec(said)?.[1]?.split(',') ?? []).map((place) => files[Number(place)] ?? '');
    const needed = named.filter((one) => !here.has(posix.join(posix.dirname(chunk.fileName), one)));
    // In the quotes that the bundler writes: what is alike packs small.
    return needed.map((one) => `\`${one}\``).filter((one) => one !== file);
  };
  const code = chunk.code
    .slice(table.length)
    .replaceAll(WRAPPED, (...[, helper = '', plain = '', then = '', taken = '', said = '']: string[]) => {
      const file = plain || taken;
      const needs = beside(said, file);
      return (needs.length === 0 ? `import(${file})` : `${helper}(${[file, ...needs].join()})`) + then;
    })
    .replaceAll(`${IMPORT}(`, 'import(');
  if (/__vite__mapDeps|\[\],import\.meta\.url/.test(code))
    throw new Error(`build-broken: a fetch in ${chunk.fileName} is written in a way that is not known`);
  return code;
}

/** Puts the fetches of the built page in order. */
export const fetches: Plugin = {
  name: 'fetches',
  apply: 'build',
  transform: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => ({ code: HELPER, map: null }),
  },
  // The names of files are fixed before they are said anew: they change with this file, too.
  augmentChunkHash: () =>
    createHash('sha256')
      .update(readFileSync(import.meta.filename))
      .digest('hex'),
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = saidAnew(bundle, chunk);
    },
  },
};
