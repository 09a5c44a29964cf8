import js from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import checkFile from 'eslint-plugin-check-file'
import { importX } from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import { join } from 'node:path'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { importZones } from './eslint.fences.js'

const TESTS = ['**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}']
const linesUpTo = (max) => ['error', { max, skipBlankLines: true, skipComments: true }]

/** Selectors of `no-restricted-syntax`; a later block replaces the earlier list, so each block names all it wants. */
const NO_FOCUSED_TEST = {
  selector: "CallExpression[callee.property.name='only'][callee.object.name=/^(it|test|describe)$/]",
  message: 'A focused test hides all the others.',
}
const NO_CLOCK = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Pass `now: Date` in.' },
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'Pass `now: Date` in.',
  },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Pass chance in, as a value.',
  },
]

const NO_FIREBASE = {
  group: ['firebase', 'firebase/*', '@firebase/*'],
  message: 'Only src/data talks to Firebase.',
}
const NO_LAZY_FIREBASE = {
  selector: 'ImportExpression[source.value=/^@?firebase/]',
  message: NO_FIREBASE.message,
}

/** The rules of the house that stands in `root`. */
export const configOf = (root) =>
  defineConfig(
    {
      ignores: ['dist/', 'functions/lib/', '.data/', '.tour/', '.tmp/', 'test-results/', 'public/'],
    },
    { linterOptions: { reportUnusedDisableDirectives: 'error' } },
    js.configs.recommended,

    {
      // What reads types stands in .oxlintrc.json, with the other rules of TypeScript.
      name: 'TypeScript',
      files: ['**/*.{ts,tsx}'],
      extends: [tseslint.configs.base, tseslint.configs.eslintRecommended],
      rules: { 'no-unused-vars': 'off' },
    },

    {
      name: 'everywhere',
      plugins: { 'import-x': importX, 'check-file': checkFile },
      settings: {
        // The root tsconfig: its references say which alias holds where.
        'import-x/resolver-next': [createTypeScriptImportResolver({ project: join(root, 'tsconfig.json') })],
      },
      rules: {
        eqeqeq: 'error',
        'no-alert': 'error',
        'max-lines': linesUpTo(250),
        // `coach-faults.alone.spec.ts` is kebab-case: what stands behind a dot says what kind of file it is.
        'check-file/filename-naming-convention': [
          'error',
          { '**/*.{ts,tsx,js,mjs,cjs}': 'KEBAB_CASE' },
          { ignoreMiddleExtensions: true },
        ],
        'import-x/no-default-export': 'error',
        'import-x/no-cycle': ['error', { ignoreExternal: true }],
        'import-x/no-restricted-paths': ['error', { basePath: root, zones: importZones(root) }],
        'no-restricted-syntax': ['error', NO_FOCUSED_TEST],
      },
    },

    {
      name: 'browser',
      files: ['src/**/*.{ts,tsx}'],
      extends: [jsxA11y.configs.strict],
      languageOptions: { globals: globals.browser },
      rules: {
        'no-console': ['error', { allow: ['warn', 'error'] }],
        'no-restricted-imports': ['error', { patterns: [NO_FIREBASE] }],
        'no-restricted-syntax': ['error', NO_FOCUSED_TEST, NO_LAZY_FIREBASE],
      },
    },
    {
      name: 'components and hooks',
      files: ['src/**/*.tsx', 'src/**/use-*.ts'],
      extends: [reactHooks.configs.flat.recommended],
    },
    {
      name: 'data',
      files: ['src/data/**'],
      rules: { 'no-restricted-imports': 'off', 'no-restricted-syntax': ['error', NO_FOCUSED_TEST] },
    },

    {
      name: 'domain',
      files: ['src/domain/**/*.ts'],
      ignores: ['**/*.test.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                // The parser of Markdown is pure, too.
                regex: '^(?!\\./|@/domain/|unified$|remark-|mdast$)',
                message: 'The domain is pure: it imports only itself.',
              },
            ],
          },
        ],
        'no-restricted-globals': [
          'error',
          ...[
            'window',
            'document',
            'navigator',
            'localStorage',
            'sessionStorage',
            'fetch',
            'process',
            'console',
          ],
        ],
        'no-restricted-syntax': ['error', NO_FOCUSED_TEST, ...NO_CLOCK],
      },
    },

    {
      name: 'tests',
      files: TESTS,
      rules: {
        // Cases that stand alone and share one set-up: cut in two, the set-up stands twice.
        'max-lines': linesUpTo(450),
      },
    },

    {
      name: 'plain JavaScript',
      files: ['**/*.{js,mjs}'],
      languageOptions: { globals: globals.node },
    },
    {
      name: 'the loader of the built pages',
      files: ['vite/prerender/loader.js'],
      languageOptions: { ecmaVersion: 5, sourceType: 'script', globals: globals.browser },
      // An old browser does not know a `catch` without its error.
      rules: { 'no-unused-vars': ['error', { caughtErrors: 'none' }] },
    },
    {
      // Their tools read the default export.
      name: 'tool configuration',
      files: ['**/*.config.{js,ts}'],
      rules: { 'import-x/no-default-export': 'off' },
    },
  )

export default configOf(import.meta.dirname)
