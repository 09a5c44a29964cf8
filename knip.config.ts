import type { KnipConfig } from 'knip'

// Entries that no tool configuration or package script names by itself. Domain code kept for screens to come is
// held alive by its unit tests, which knip reads as entries: what is neither used nor tested is reported.
export default {
  // A type exported beside the function that returns it is documentation, not dead code.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: ['src/main.tsx', 'tests/**/*.test.{ts,tsx}', 'tests/flows/**/*.flow.ts'],
      project: ['{src,local,tests,bench}/**/*.{ts,tsx}', '*.{js,ts}'],
      // Started as a program of its own, by path.
      ignoreDependencies: ['@fireemu/linux-x64'],
    },
    functions: {
      entry: ['src/index.ts'],
      project: ['src/**/*.ts', '*.mjs'],
    },
  },
} satisfies KnipConfig
