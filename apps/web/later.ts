// Which parts of a game's rules come to the page after its table is seen. In the module that asks for such a part, a door
// takes its place: the same names, answered by the part once `src/late.ts` has fetched it. Workers have the parts at once.
import type { Plugin } from 'vite';

/** What stands behind a door, by how it can be asked. */
interface Part {
  /** Nobody asks before it is here: a table waits for it with its first act. */
  readonly acts?: readonly string[];
  /** Asked through Standard Schema; while they are not here, a table's own moves pass. */
  readonly shapes?: readonly string[];
  /** Say a text more nicely; while they are not here, it is said as it is. */
  readonly texts?: readonly string[];
}

const PARTS: Readonly<Record<string, Part | undefined>> = {
  sound: { acts: ['sound'] },
  notation: { acts: ['read', 'show', 'write'] },
  'numsense/scoring': { acts: ['endMatch', 'score', 'scoreDeal', 'winners'] },
  'numsense/sentence': { acts: ['readSentence'] },
  'words/english-sums': { texts: ['shown'] },
  'src/aloud': { texts: ['aloud'] },
  'numsense/propose': { acts: ['absent', 'propose'] },
  wire: { shapes: ['moveShape', 'stateShape'] },
  'deck-shape': { shapes: ['deckShape'] },
};
/** The modules that a door may stand in: those of a game that every table has from its first moment on, and the door of the numbers. */
const ASKS =
  /^(.*\/packages\/(?:games\/src\/.+(?=\/(?:rules|options|check|play|result|en)\.ts$)|number\/src(?=\/index\.ts$)))\/[a-z]+\.ts$/;
const DOOR = '\0door:';
const LATE = `${import.meta.dirname}/src/late.ts`;

const partOf = (file: string): Part | undefined => {
  const [, folder, name] = /([^/]+)\/([^/]+)\.ts$/.exec(file) ?? [];
  return PARTS[`${folder}/${name}`] ?? PARTS[`${name}`];
};

/** Whether a module of a game is such a part. */
export const isLate = (file: string): boolean => partOf(file) !== undefined;

function door(file: string): string | null {
  const found = partOf(file);
  if (!found) return null;
  const asked = JSON.stringify(file);
  return [
    `import { late } from ${JSON.stringify(LATE)};`,
    `const door = late(() => import(${asked}));`,
    ...(found.acts ?? []).map((name) => `export const ${name} = (...asked) => door.part().${name}(...asked);`),
    ...(found.texts ?? []).map(
      (name) => `export const ${name} = (...asked) => door.now ? door.now.${name}(...asked) : asked[0];`,
    ),
    ...(found.shapes ?? []).map((name) => `export const ${name} = ${shape(name)};`),
  ].join('\n');
}

// A move may come early; everything else of a shape, such as what a deck takes where, is asked of the part itself.
const shape = (name: string): string =>
  name === 'moveShape'
    ? `{ '~standard': { validate: (value) => door.now ? door.now.${name}['~standard'].validate(value) : { value } } }`
    : `new Proxy({}, { get: (_, key) => door.part().${name}[key] })`;

/** Puts the doors into the page. */
export const laterParts: Plugin = {
  name: 'later-parts',
  enforce: 'pre',
  apply: 'build',
  resolveId: {
    filter: { id: /^\.\/[a-z-]+\.ts$/ },
    handler(id, importer) {
      const [, folder] = ASKS.exec(importer ?? '') ?? [];
      return folder && door(folder + id.slice(1)) ? DOOR + folder + id.slice(1) : null;
    },
  },
  load: {
    filter: { id: new RegExp(`^${DOOR}`) },
    handler: (id) => door(id.slice(DOOR.length)),
  },
};
