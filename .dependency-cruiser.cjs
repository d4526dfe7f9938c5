/**
 * Who may import whom (docs/ARCHITECTURE.md). Arrows point down only; every rule is an error. They hold for what is
 * shipped (`src`); a package's workbench (`dev`, `scripts`) may reach further.
 */
const { builtinModules } = require('node:module');

/** For each package: the packages it may import. The table is the architecture. */
const ARROWS = {
  number: [],
  kernel: [],
  'print-kit': [],
  solver: ['number'],
  words: ['number'],
  bots: ['kernel'],
  wire: ['kernel'],
  store: ['kernel'],
  'table-kit': ['kernel', 'number', 'words'],
  games: ['kernel', 'number', 'solver', 'bots', 'table-kit', 'words', 'print-kit'],
  battery: ['kernel', 'games', 'bots'],
};
/** For each app: the other apps it may import. Any package may be imported by any app. */
const APPS = { server: [], web: [], cli: ['server'] };

const TEST = '(\\.test\\.ts$|/testing/)';
const GAME = '^packages/games/src/([^/]+)/';
/** The rule side of a game: all of its folder but table, paper, words and the lesson told in them, and the registry entry, which only loads. */
const RULE_SIDE = {
  path: GAME,
  pathNot: ['^packages/games/src/[^/]+/(table|print|words)/', '/(entry|lesson)\\.ts$', TEST],
};
/** Everything the page is made of; tables come in through a glob that no import shows. */
const PAGE = '^(apps/web/src|packages/table-kit/src|packages/games/src/[^/]+/table)/';
const SVELTE = '(\\.svelte(\\.ts)?$|node_modules/svelte/|^packages/table-kit/)';
const NODE_MODULES = `^(node:)?(${builtinModules.filter((name) => !name.startsWith('_')).join('|')})$`;

const arrows = Object.entries(ARROWS).map(([from, to]) => ({
  name: `arrows-${from}`,
  comment: `${from} may import of ours only: ${to.join(', ') || 'nothing'}.`,
  severity: 'error',
  from: { path: `^packages/${from}/src/` },
  to: { path: '^(packages|apps)/', pathNot: `^packages/(${[from, ...to].join('|')})/` },
}));

const appArrows = Object.entries(APPS).map(([from, to]) => ({
  name: `arrows-app-${from}`,
  comment: `apps/${from} may import of the other apps only: ${to.join(', ') || 'none'}.`,
  severity: 'error',
  from: { path: `^apps/${from}/src/` },
  to: { path: '^apps/', pathNot: `^apps/(${[from, ...to].join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...arrows,
    ...appArrows,
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or a third is missing below them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'games-apart',
      comment: 'What two games share moves down to number, kernel, solver or bots, or stays twice.',
      severity: 'error',
      from: { path: GAME },
      to: { path: '^packages/games/src/[^/]+/', pathNot: '^packages/games/src/$1/' },
    },
    {
      name: 'rules-know-no-table',
      comment: 'Rules, view and bots of a game know neither table, paper nor words.',
      severity: 'error',
      from: RULE_SIDE,
      to: {
        path: '(^packages/games/src/[^/]+/(table|print|words)/|^packages/(table-kit|words|print-kit)/|\\.svelte$)',
      },
    },
    {
      name: 'table-side',
      comment: "A game's table may import its own rule side, its words, table-kit and words; no paper.",
      severity: 'error',
      // A test may have bots bring a table to where it begins.
      from: { path: '^packages/games/src/[^/]+/table/', pathNot: '\\.test\\.ts$' },
      to: { path: '(^packages/games/src/[^/]+/print/|^packages/(print-kit|bots)/)' },
    },
    {
      name: 'print-side',
      comment: "A game's paper may import its own deck and words, print-kit and words; no table.",
      severity: 'error',
      from: { path: '^packages/games/src/[^/]+/print/' },
      to: { path: '(^packages/games/src/[^/]+/table/|^packages/(table-kit|bots)/)' },
    },
    {
      name: 'words-side',
      comment: "A game's words may import types of its rule side, and the words package.",
      severity: 'error',
      from: { path: '^packages/games/src/[^/]+/words/' },
      to: { path: '(^packages/games/src/[^/]+/(table|print)/|^packages/(table-kit|print-kit|bots)/)' },
    },
    {
      name: 'pure-packages',
      comment: 'Code that must answer alike in the browser, on the server and in a worker has no Node in it.',
      severity: 'error',
      from: { path: '^packages/(number|kernel|solver|bots|words|games)/src/', pathNot: [TEST, '-main\\.ts$'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-svelte-behind-the-door',
      comment: 'Server and command line never load Svelte, however long the way.',
      severity: 'error',
      from: { path: '^apps/(server|cli)/src/', pathNot: TEST },
      to: { path: SVELTE, reachable: true },
    },
    {
      name: 'no-node-in-the-page',
      comment: 'The page never loads a module of Node, however long the way.',
      severity: 'error',
      from: { path: PAGE, pathNot: TEST },
      to: { path: NODE_MODULES, reachable: true },
    },
    {
      name: 'no-server-parts-in-the-page',
      comment: 'The page never loads the store or the server, however long the way.',
      severity: 'error',
      from: { path: PAGE, pathNot: TEST },
      to: { path: '(^packages/store/|^apps/server/|node_modules/(better-sqlite3|fastify|pino|ws)/)', reachable: true },
    },
    {
      name: 'no-test-parts-in-use',
      comment: 'What stands in a testing folder is for tests.',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: TEST },
      to: { path: '(/testing/|\\.test\\.ts$|node_modules/(vitest|fast-check)/)' },
    },
    {
      name: 'door-only',
      comment: 'Packages are entered by their name; a path into another package walks round its door.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/(src|e2e)/' },
      to: { path: '^(packages|apps)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-unresolvable',
      comment: 'Nothing is at the end of this import.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['svelte', 'browser', 'import', 'node', 'default'],
      extensions: ['.ts', '.js', '.mjs', '.svelte'],
    },
  },
};
