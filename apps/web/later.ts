// Which parts of a game's rules come to the page after its table is seen. In the module that asks for such a part, a door
// takes its place: the same names, answered by the part once `src/late.ts` has fetched it. All parts of a folder come in one
// parcel. Workers have the parts at once.
import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

/** What stands behind a door, by how it can be asked. */
interface Part {
  /** No first act needs them; one that asks too early waits for them (`local-session.ts`). */
  readonly acts?: readonly string[];
  /** Objects. Moves are asked through Standard Schema; while that is not here, a table's own moves pass. */
  readonly shapes?: readonly string[];
  /** Say a text more nicely; while they are not here, it is said as it is. */
  readonly texts?: readonly string[];
}

const PARTS: Readonly<Record<string, Part | undefined>> = {
  sound: { acts: ['sound'] },
  notation: { acts: ['read', 'show', 'write'] },
  'numsense/calls': { acts: ['declare', 'doubt', 'timeIsUp', 'writeDown'] },
  'numsense/scoring': { acts: ['endMatch', 'score', 'scoreDeal', 'winners'] },
  'numsense/sentence': { acts: ['readSentence'] },
  'words/told-en': { acts: ['misses', 'notWhole', 'toldLater', 'unreadable', 'wrongCards'] },
  'words/late-en': { shapes: ['coach', 'result', 'sheets', 'worth'] },
  'src/aloud': { texts: ['aloud'] },
  'src/english': { shapes: ['EN'] },
  'numsense/propose': { acts: ['absent', 'propose'] },
  wire: { shapes: ['moveShape', 'stateShape'] },
  'deck-shape': { shapes: ['deckShape'] },
};
/** The modules that a door may stand in: those of a game that every table has from its first moment on, and the door of the numbers. */
const ASKS =
  /^(.*\/packages\/(?:games\/src\/.+(?=\/(?:rules|options|check|play|turn-end|result|en)\.ts$)|number\/src(?=\/index\.ts$)))\/[a-z-]+\.ts$/;
const DOOR = '\0door:';
/** The module that a door is opened by, and the parcel behind it; what follows is the folder of the parts, and in a parcel {@link NAMED}. */
const LATCH = '\0latch:';
const PARCEL = '\0late:';
/** How the file of a parcel is named, after its folder. */
const NAMED = '-late';
const LATE = `${import.meta.dirname}/src/late.ts`;

const splitPath = (file: string): readonly [folder: string, name: string] => {
  const [, folder = '', name = ''] = /^(.*)\/([^/]+)\.ts$/.exec(file) ?? [];
  return [folder, name];
};

const partOf = (file: string): Part | undefined => {
  const [folder, name] = splitPath(file);
  return PARTS[`${folder.slice(folder.lastIndexOf('/') + 1)}/${name}`] ?? PARTS[name];
};

/** Whether a module of a game is such a part. */
export const isLate = (file: string): boolean => partOf(file) !== undefined;

function door(file: string): string | null {
  const found = partOf(file);
  if (!found) return null;
  return [
    `import { door } from ${JSON.stringify(LATCH + splitPath(file)[0])};`,
    ...(found.acts ?? []).map((name) => `export const ${name} = (...asked) => door.part().${name}(...asked);`),
    ...(found.texts ?? []).map(
      (name) => `export const ${name} = (...asked) => door.now ? door.now.${name}(...asked) : asked[0];`,
    ),
    ...(found.shapes ?? []).map((name) => `export const ${name} = ${shape(name)};`),
  ].join('\n');
}

const latch = (folder: string): string =>
  `import { late } from ${JSON.stringify(LATE)}; export const door = late(() => import(${JSON.stringify(PARCEL + folder + NAMED)}));`;

const parcel = (named: string): string =>
  Object.keys(PARTS)
    .map((key) => `${named.slice(0, -NAMED.length)}/${key.slice(key.indexOf('/') + 1)}.ts`)
    .filter((file) => existsSync(file) && partOf(file))
    .map((file) => `export * from ${JSON.stringify(file)};`)
    .join('\n');

// A move may come early; everything else of a shape, such as what a deck takes where, is asked of the part itself.
const shape = (name: string): string =>
  name === 'moveShape'
    ? `{ '~standard': { validate: (value) => door.now ? door.now.${name}['~standard'].validate(value) : { value } } }`
    : `/* @__PURE__ */ new Proxy({}, { get: (_, key) => door.part().${name}[key] })`;

const MADE = { [DOOR]: door, [LATCH]: latch, [PARCEL]: parcel };

/** Puts the doors into the page. */
export const laterParts: Plugin = {
  name: 'later-parts',
  enforce: 'pre',
  apply: 'build',
  resolveId: {
    filter: { id: /^\.\/[a-z-]+\.ts$|^\0(?:latch|late):/ },
    handler(id, importer) {
      if (id.startsWith('\0')) return id;
      const [, folder] = ASKS.exec(importer ?? '') ?? [];
      return folder && door(folder + id.slice(1)) ? DOOR + folder + id.slice(1) : null;
    },
  },
  load: {
    filter: { id: /^\0(?:door|latch|late):/ },
    handler(id) {
      const kind = Object.keys(MADE).find((one): one is keyof typeof MADE => id.startsWith(one));
      return kind && MADE[kind](id.slice(kind.length));
    },
  },
};
