import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { judgeVariable } from './local/emulators/emulator-program.ts'

const isGoogle = process.env[judgeVariable] === 'google'
const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) }

// What waits for a server: only what hangs reaches it. Over gRPC, which only tests use, a busy emulator of Google's sometimes
// sends a frame that cannot be read (« Received message larger than max »), and the SDK listens again after up to 90 s.
const STACK = {
  testTimeout: 120_000,
  // A hook makes as many calls as a test: 50 of the coach need more than a minute there.
  hookTimeout: 120_000,
  expect: { poll: { timeout: 100_000 } },
  // As for the flows: a landing is stopped by what fails twice, and names what failed once (record 07).
  retry: process.env['CI'] === undefined ? 0 : 1,
}

const UNIT = {
  setupFiles: ['tests/support/unit-setup.ts'],
  // Some load the linter or start a process, on a machine that may be busy.
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

/** Tests that change the document's own methods, mock a module, or stub what modules read at their start. */
const ALONE = [
  'src/app/opening/first-answers.test.ts',
  'src/app/faults/**/*.test.{ts,tsx}',
  'src/components/first-sale/first-sale-dialog.test.tsx',
  'src/features/account/contact/contact-tab.test.tsx',
  'src/features/account/unread-settings.test.tsx',
  'src/features/auth/entry-forms.test.tsx',
  'src/features/auth/other-form.test.tsx',
  'src/features/coach/history/history-list.test.tsx',
  'src/features/plan/write-plan.test.ts',
  'src/features/product/gone-notice.test.tsx',
  'src/features/product/product-screen.test.tsx',
  'src/features/product/use-sheet.test.tsx',
  'src/features/projects/editor/editor-device.test.ts',
  'src/features/projects/editor/project-editor.test.tsx',
  'src/features/projects/editor/saved-line.test.tsx',
  'src/features/projects/list/lost-projects.test.tsx',
  'src/features/projects/versions/versions-list.test.tsx',
  'src/features/research/tables/compare.test.tsx',
  'src/features/research/tables/section-removal.test.tsx',
  'src/features/todos/row/lost-edit.test.tsx',
  'src/features/todos/use-todo-actions.test.ts',
]

/** The control of a shop's page on all its cases: minutes of work, so a stage of its own. */
const CONTROL = ['src/domain/launch/control/**/*.test.ts', 'src/domain/launch/cases.test.ts']

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          // What keeps nothing between two calls: a process and its modules for each file were most of their work.
          isolate: false,
          include: [
            'src/domain/**/*.test.ts',
            'functions/src/**/*.test.ts',
            'local/**/*.test.ts',
            'tests/house/**/*.test.ts',
            'tests/coach-evaluation/**/*.test.ts',
            'tests/functions/payment-simulation/**/*.test.ts',
          ],
          exclude: CONTROL,
          ...UNIT,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'unit-control',
          isolate: false,
          include: CONTROL,
          ...UNIT,
          // The growth of long texts is measured beside another stage.
          testTimeout: 120_000,
        },
      },
      {
        resolve: { alias },
        test: {
          // One document and one set of modules for all: jsdom and React, loaded anew for each file, were most of their work.
          name: 'unit-browser',
          pool: 'threads',
          isolate: false,
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/domain/**', 'src/data/**', ...ALONE],
          ...UNIT,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'unit-alone',
          pool: 'threads',
          include: [...ALONE, 'vite/**/*.test.ts'],
          ...UNIT,
        },
      },
      {
        resolve: { alias },
        test: {
          // Draws nothing, so needs no document: jsdom was five sixths of its work.
          name: 'unit-data',
          pool: 'threads',
          environment: './tests/support/page-environment.ts',
          include: ['src/data/**/*.test.ts'],
          ...UNIT,
        },
      },
      {
        resolve: { alias },
        test: {
          // Stories of the engine (record 02): plain objects in one process.
          name: 'sync',
          pool: 'threads',
          include: ['tests/sync/**/*.test.ts'],
          testTimeout: 3_600_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          globalSetup: ['tests/rules/global-setup.ts'],
          ...STACK,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'data',
          include: ['tests/data/**/*.test.ts'],
          environment: 'jsdom',
          globalSetup: ['tests/data/global-setup.ts'],
          setupFiles: ['tests/support/unit-setup.ts', 'tests/data/support/browser-env.ts'],
          ...STACK,
        },
      },
      {
        resolve: { alias },
        test: {
          // Against firebase-tools itself: `npm run test:google` starts it where that is found.
          name: 'google',
          include: ['tests/google/**/*.test.ts'],
          ...STACK,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          exclude: ['tests/functions/payment-simulation/**'],
          globalSetup: ['tests/functions/global-setup.ts'],
          // The emulator runs ten calls of a function at a time, and a test may make two. In Google's a query within a transaction locks
          // its whole collection: tests side by side wait for each other.
          maxConcurrency: isGoogle ? 1 : 4,
          ...STACK,
          // Each with a stack of its own. Mostly they wait; Google's emulators take much more to start.
          maxWorkers: isGoogle ? 1 : 2,
          // Projects with other numbers of workers run in another group.
          sequence: { groupOrder: 1 },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          ...STACK,
        },
      },
    ],
  },
})
