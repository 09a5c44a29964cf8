import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../../local/paths'
import type { Stack } from './device'
import { isTracing, wordsOfWrite, type ProtoWrite, type Trace } from './trace'

type Call = (...given: unknown[]) => unknown
type Stub = Record<string, Call>
type StubClass = new (...given: unknown[]) => Stub

const load = createRequire(join(root, 'node_modules/@firebase/firestore/dist/index.node.mjs'))

let streams = 0

/** The protocol, read once for all pages. */
let services: { google: { firestore: { v1: { Firestore: StubClass } } } } | null = null

/** The libraries of the wire as one page has them: `guard` makes of a listener one that is the page's. */
export function wireOf(
  guard: (listener: Call) => Call,
  opened: (close: () => void) => void,
  tell: (words: string) => void,
): (name: string) => unknown {
  const grpc = load('@grpc/grpc-js') as { loadPackageDefinition: (definition: unknown) => typeof services }

  function stubOf(host: unknown, credentials: unknown, options: object): Stub {
    const Firestore = services?.google.firestore.v1.Firestore
    if (!Firestore) throw new Error('The protocol was not read')
    const stub = new Firestore(host, credentials, { ...options, ...QUICK })
    opened(() => stub['close']?.())
    return new Proxy(stub, {
      get:
        (_, name) =>
        (...sent: unknown[]) => {
          const call = stub[String(name)]?.bind(stub)
          const answer = call?.(...sent.map((one) => (typeof one === 'function' ? guard(one as Call) : one)))
          if (!isStream(answer)) return answer
          if (isTracing && name === 'Write') follow(answer)
          return guarded(answer)
        },
    })
  }

  function guarded(stream: Stream) {
    const on = stream.on.bind(stream)
    // Nobody listens any more once the page is gone, and an error without a listener ends the process.
    on('error', () => undefined)
    stream.on = (event, listener) => on(event, guard(listener))
    return stream
  }

  /** For who reads what happened. */
  function follow(stream: Stream) {
    streams += 1
    const number = streams
    const said = (words: string) => {
      tell(`stream ${number} ${words}`)
    }
    const write = stream.write.bind(stream)
    stream.write = (...given) => {
      const [{ writes }] = given as [{ writes?: readonly ProtoWrite[] }]
      said(writes ? `sends ${writes.map(wordsOfWrite).join(' + ') || 'nothing'}` : 'begins')
      return write(...given)
    }
    stream.on('data', (heard: unknown) => {
      const { writeResults = [] } = heard as { readonly writeResults?: readonly object[] }
      said(`hears of ${writeResults.length}`)
    })
    stream.on('error', (error: unknown) => {
      said(`fails: ${error instanceof Error ? error.message : String(error)}`)
    })
  }

  return (name) => {
    if (name === '@grpc/proto-loader') {
      return { ...(load(name) as object), fromJSON: (definition: unknown) => definition }
    }
    if (name !== '@grpc/grpc-js') return load(name) as unknown
    return {
      ...grpc,
      loadPackageDefinition: (definition: unknown) => {
        const { fromJSON } = load('@grpc/proto-loader') as { fromJSON: Call }
        services ??= grpc.loadPackageDefinition(fromJSON(definition, OPTIONS))
        return { google: { firestore: { v1: { Firestore: stubOf } } } }
      },
    }
  }
}

/** The library of the wire has pauses of its own, which know nothing of the pages' haste. */
const QUICK = {
  'grpc.initial_reconnect_backoff_ms': 50,
  'grpc.min_reconnect_backoff_ms': 50,
  'grpc.max_reconnect_backoff_ms': 100,
}

/** As the SDK reads it. */
const OPTIONS = { longs: String, enums: String, defaults: true, oneofs: false }

interface Stream {
  on: (event: string, listener: Call) => unknown
  write: Call
}

function isStream(answer: unknown): answer is Stream {
  return typeof answer === 'object' && answer !== null && 'on' in answer
}

interface Heard {
  readonly documentChange?: { readonly document: NonNullable<ProtoWrite['update']> }
  readonly documentDelete?: { readonly document: string }
  readonly documentRemove?: { readonly document: string }
}

const FOLLOWED = ['todos', 'projects', 'weeks', 'product', 'sections', 'conversations']

/** Tells what becomes of what this person has on the server, as soon as a page has read the protocol; returns what ends it. */
export function followServer({ projectId, firestore }: Stack, uid: string, trace: Trace): () => void {
  const { Metadata, credentials } = load('@grpc/grpc-js') as {
    readonly Metadata: new () => { add: (name: string, value: string) => void }
    readonly credentials: { readonly createInsecure: () => unknown }
  }
  const Firestore = services?.google.firestore.v1.Firestore
  if (!isTracing || !Firestore) return () => undefined
  const database = `projects/${projectId}/databases/(default)`
  const metadata = new Metadata()
  metadata.add('authorization', 'Bearer owner')
  metadata.add('google-cloud-resource-prefix', database)
  const stub = new Firestore(`127.0.0.1:${firestore}`, credentials.createInsecure())
  const stream = stub['Listen']?.(metadata) as Stream
  stream.on('error', () => undefined)
  stream.on('data', (heard: unknown) => {
    const { documentChange, documentDelete, documentRemove } = heard as Heard
    const gone = documentDelete ?? documentRemove
    if (documentChange) trace(`the server has ${wordsOfWrite({ update: documentChange.document })}`)
    if (gone) trace(`the server has no ${gone.document.slice(-4)}`)
  })
  const fieldFilter = { field: { fieldPath: 'userId' }, op: 'EQUAL', value: { stringValue: uid } }
  for (const [at, collectionId] of FOLLOWED.entries()) {
    const structuredQuery = { from: [{ collectionId }], where: { fieldFilter } }
    stream.write({
      database,
      addTarget: { targetId: at + 1, query: { parent: `${database}/documents`, structuredQuery } },
    })
  }
  return () => {
    stub['close']?.()
  }
}
