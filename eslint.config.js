/**
 * What templates, modules with runes and plain JavaScript look like, as far as a machine can tell (CONTRIBUTING.md has
 * the rest). TypeScript is read by oxlint (.oxlintrc.json), the directions of imports by dependency-cruiser.
 */
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import svelte from 'eslint-plugin-svelte';
import tseslint from 'typescript-eslint';
import house from './scripts/long-file.mjs';

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
    files: ['**/*.svelte'],
    // Types of templates are svelte-check's work.
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.disableTypeChecked],
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
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { globals: globals.browser, parserOptions: { parser: tseslint.parser } },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      'prefer-const': 'off',
      'svelte/prefer-const': 'error',
      // It takes the reason after a code for more codes; svelte-check knows which ones are used.
      'svelte/no-unused-svelte-ignore': 'off',
      'svelte/no-at-html-tags': 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.mjs'],
    ignores: ['bench/**', '{packages,apps}/*/scripts/**', '**/testing/**'],
    plugins: { house },
    rules: { 'house/long-file': ['warn', { max: 250 }], 'max-lines': ['error', { max: 400 }] },
  },
);
