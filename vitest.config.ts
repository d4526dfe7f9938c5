/**
 * One test runner for the whole house (decision 0004), in four projects: `unit` beside the code, `page` beside the code
 * that a page consists of, `house` for the checks themselves, and `e2e`, which drives the built app in a real Chromium.
 */
import { availableParallelism } from 'node:os';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const seconds = 1000;
/** Vitest on its own leaves one core idle, which on two cores is half of them. */
const maxWorkers = availableParallelism();

/** Tests of code that remembers something for a whole page (its language, its settings): each file gets modules of its own. */
const PAGE = [
  'apps/web/src/**/*.test.ts',
  'packages/table-kit/src/**/*.test.ts',
  'packages/games/src/*/table/**/*.test.ts',
  'packages/games/src/{chosen-card,clocks,final-pass,main-act,languages,numsense-coach,transcripts,true-hints-*,undo}.test.ts',
];

const besideCode = {
  plugins: [svelte({ configFile: 'apps/web/svelte.config.js' })],
  // Svelte's server build cannot run components; tests of `.svelte.ts` stores need the browser one.
  resolve: { conditions: ['browser'] },
};
/** What is waited for by asking again and again; like the others only against a test that hangs. */
const expecting = { poll: { timeout: 60 * seconds } } as const;
/** Only against a test that hangs: no test may fail because a machine is slow. */
const common = { environment: 'node', maxWorkers, testTimeout: 120 * seconds, expect: expecting } as const;

export default defineConfig({
  test: {
    projects: [
      {
        ...besideCode,
        test: {
          ...common,
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts'],
          exclude: PAGE,
          // Nothing here remembers anything: loading all games anew for each file cost more than most of their tests.
          isolate: false,
        },
      },
      { ...besideCode, test: { ...common, name: 'page', include: PAGE } },
      {
        test: {
          name: 'house',
          environment: 'node',
          maxWorkers,
          include: ['scripts/**/*.test.ts'],
          // It starts every tool we have, two or three times.
          testTimeout: 300 * seconds,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['apps/*/e2e/**/*.test.ts'],
          globalSetup: ['scripts/e2e/serve-app.ts'],
          testTimeout: 180 * seconds,
          expect: expecting,
          hookTimeout: 60 * seconds,
          // Two files at a time, after everything else: they mostly wait, but a browser on a busy machine tells nothing.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
