import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { build, type Plugin } from 'esbuild'
import { root } from '../../local/paths'
import type { Screens } from './screens'

/** What a page of a browser has, and no other page: the program of a page sees these instead of the process's own. */
export interface PageGlobals {
  readonly require: (name: string) => unknown
  readonly window: object
  readonly navigator: object
  readonly location: object
  readonly localStorage: object
  readonly sessionStorage: object
  readonly indexedDB: object
  readonly Storage: object
  readonly StorageEvent: object
  readonly BroadcastChannel: object
  readonly idb: Readonly<Record<(typeof IDB_CLASSES)[number], object>>
  readonly fetch: typeof fetch
  readonly Date: DateConstructor
  readonly setTimeout: (act: () => void, ms?: number) => number
  readonly clearTimeout: (timer: number) => void
  readonly setInterval: (act: () => void, ms?: number) => number
  readonly clearInterval: (timer: number) => void
  readonly console: object
  readonly reportError: (thrown: unknown) => void
  readonly process: object
  readonly buildEnv: Readonly<Record<string, string>>
}

export const IDB_CLASSES = [
  ...([
    'IDBKeyRange',
    'IDBRequest',
    'IDBDatabase',
    'IDBObjectStore',
    'IDBIndex',
    'IDBCursor',
    'IDBTransaction',
  ] as const),
  'IDBFactory',
] as const

const GLOBALS = [
  'require',
  ...['window', 'navigator', 'location', 'localStorage', 'sessionStorage', 'indexedDB', 'Storage'],
  ...['StorageEvent', 'BroadcastChannel'],
  ...[
    'fetch',
    'Date',
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'console',
    'reportError',
  ],
  ...['process', 'buildEnv'],
] as const

export type PageProgram = (globals: PageGlobals) => Screens

/**
 * The data layer with the SDKs, as one function that is called for each page: each call has its own modules, as a page
 * has them after a load. Auth is the browser's, Firestore that of Node, which speaks gRPC and can use IndexedDB too.
 */
export async function buildPageProgram(): Promise<PageProgram> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'tests/storm/screens.ts')],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'browser',
    target: 'node20',
    mainFields: ['module', 'main'],
    alias: { '@': join(root, 'src') },
    external: ['@grpc/grpc-js', '@grpc/proto-loader', 'util', 'crypto', 're2js'],
    define: { 'import.meta.env': 'buildEnv', self: 'window' },
    plugins: [firestoreOfNode],
    logLevel: 'silent',
  })
  const text = outputFiles[0]?.text ?? ''
  const run = compileFunction(text, ['module', 'exports', ...GLOBALS, ...IDB_CLASSES]) as (
    ...given: unknown[]
  ) => void
  return (globals) => {
    const page = { exports: {} as { screens: Screens } }
    run(
      page,
      page.exports,
      ...GLOBALS.map((name) => globals[name as keyof PageGlobals]),
      ...IDB_CLASSES.map((name) => globals.idb[name]),
    )
    return page.exports.screens
  }
}

const firestoreOfNode: Plugin = {
  name: 'firestore-of-node',
  setup(bundle) {
    bundle.onResolve({ filter: /^@firebase\/firestore$/ }, () => ({
      path: join(root, 'node_modules/@firebase/firestore/dist/index.node.mjs'),
    }))
  },
}
