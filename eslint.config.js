/**
 * What a page of our code looks like, as far as a machine can tell (CONTRIBUTING.md has the rest).
 * Import directions are not here: dependency-cruiser sees the whole graph, ESLint one file.
 */
import { defineConfig } from 'eslint/config';
import { builtinRules } from 'eslint/use-at-your-own-risk';
import globals from 'globals';
import svelte from 'eslint-plugin-svelte';
import tseslint from 'typescript-eslint';

const TESTS = [
  '**/*.test.ts',
  '**/testing/**',
  'apps/*/e2e/**',
  'scripts/**/*.ts',
  '{packages,apps}/*/scripts/**',
  'bench/**',
];
/** Exempt from the length cap: things read as data, not as code. */
const DATA = ['**/golden/**', '**/generated/**', '**/data/**', '**/words/*.ts', '**/deck.ts', 'packages/words/src/**'];
/** Code that must give the same answer on every machine at every hour. */
const PURE = [
  'packages/{number,kernel,solver,bots}/src/**/*.ts',
  'packages/games/src/*.ts',
  'packages/games/src/*/**/*.ts',
];
/** The sides of a game that face a person. */
const NOT_PURE = ['packages/games/src/*/{table,print}/**'];

/** The two limits of one rule need two names, since a rule has one severity. */
const house = { rules: { 'long-file': builtinRules.get('max-lines') } };

const outsideWorld = [
  ['Date', 'time comes in as the `at` of an entry'],
  ['performance', 'time comes in as the `at` of an entry; measure in bench/'],
  ['setTimeout', 'rules have no timers: say when something is due'],
  ['setInterval', 'rules have no timers: say when something is due'],
  ['setImmediate', 'rules have no timers: say when something is due'],
  ['queueMicrotask', 'rules answer at once'],
  ['requestAnimationFrame', 'rules have no screen'],
  ['crypto', 'chance comes from labelled draws'],
  ['fetch', 'rules reach nothing outside'],
  ['XMLHttpRequest', 'rules reach nothing outside'],
  ['WebSocket', 'rules reach nothing outside'],
  ['process', 'rules do not know what machine they run on'],
  ['Buffer', 'rules run in the browser too'],
  ['document', 'rules have no page'],
  ['window', 'rules have no page'],
  ['navigator', 'rules have no page'],
  ['localStorage', 'rules remember nothing outside the state'],
  ['sessionStorage', 'rules remember nothing outside the state'],
].map(([name, message]) => ({ name, message: `Not in rule code: ${message}.` }));

export default defineConfig(
  {
    ignores: ['**/node_modules/', '**/dist/', '.cache/', 'coverage/', '**/golden/', '**/generated/', '**/dev/'],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
    rules: {
      'no-undef': 'error',
      'no-unused-vars': 'error',
      'prefer-const': 'error',
      'no-var': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.ts', '**/*.svelte'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { project: 'tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/ban-ts-comment': [
        'error',
        {
          'ts-expect-error': 'allow-with-description',
          'ts-ignore': true,
          'ts-nocheck': true,
          minimumDescriptionLength: 10,
        },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // Matters of taste, where either way reads well.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      // Card texts and sentences are ASCII: code points are letters here.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // The compiler cannot know what a parsed file or a message holds: a second look is no fault.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // An async function without await keeps a port's promise (a memory store, a fake clock).
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
      'prefer-const': 'error',
    },
  },
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { globals: globals.browser, parserOptions: { parser: tseslint.parser } },
  },
  {
    // Types of templates are svelte-check's work; asking TypeScript once more costs a second a file.
    files: ['**/*.svelte'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
    rules: {
      'prefer-const': 'off',
      'svelte/prefer-const': 'error',
      // It takes the reason after a code for more codes; svelte-check knows which ones are used.
      'svelte/no-unused-svelte-ignore': 'off',
      'svelte/no-at-html-tags': 'error',
    },
  },
  {
    files: ['**/*.ts', '**/*.svelte', '**/*.mjs'],
    ignores: [...DATA, ...TESTS],
    plugins: { house },
    rules: { 'house/long-file': ['warn', { max: 250 }], 'max-lines': ['error', { max: 400 }] },
  },
  {
    files: PURE,
    ignores: [...TESTS, ...NOT_PURE],
    rules: {
      'no-restricted-globals': ['error', { globals: outsideWorld, checkGlobalObject: true }],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Not in rule code: chance comes from labelled draws.' },
      ],
    },
  },
  {
    files: TESTS,
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      'no-console': 'off',
    },
  },
  {
    // Programs for people: what they print is their work.
    files: ['apps/cli/**/*.ts', 'packages/battery/src/golden-main.ts'],
    rules: { 'no-console': 'off' },
  },
);
