import type { KnipConfig } from 'knip'

// Domain code for screens to come is held alive by its unit tests, which are entries: what is neither used nor
// tested is reported.
export default {
  // A type exported beside the function that returns it is documentation, not dead code.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      playwright: { config: ['tests/flows/playwright.config.ts'] },
      // `local/browser.ts` imports the first in a process of its own, written as text; the others are the functions',
      // whose modules some tests load into their own process.
      // Google's Firestore emulator, where it is found.
      ignoreBinaries: ['java', 'gcloud'],
      // `vite/prerender/plan-visitor.ts` puts the last one in React's place, by its name.
      ignoreDependencies: [
        '@google-cloud/functions-framework',
        '@sparticuz/chromium',
        'firebase-admin',
        'firebase-functions',
        'preact',
      ],
      entry: [
        'bench/bare-todos/main.ts',
        'bench/functions/full-dossier.ts',
        'src/visitor.ts',
        'src/plan-visitor.tsx',
        'src/fault-reporter.ts',
        'src/app/opening/prerender.tsx',
        'tests/house/figures/every-text.tsx',
        'vite/prerender/boot.css',
        'vite/prerender/early-press.css',
      ],
      project: ['{src,local,tests,bench,vite}/**/*.{ts,tsx,css}', '*.{js,ts}'],
    },
    functions: {
      entry: ['src/index.ts'],
      project: ['src/**/*.ts', '*.mjs'],
    },
  },
} satisfies KnipConfig
