import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../../local/paths'

type Call = (...given: unknown[]) => unknown
type Stub = Record<string, Call>
type StubClass = new (...given: unknown[]) => Stub

const load = createRequire(join(root, 'node_modules/@firebase/firestore/dist/index.node.mjs'))

/** The protocol, read once for all pages. */
let services: { google: { firestore: { v1: { Firestore: StubClass } } } } | null = null

/** The libraries of the wire as one page has them: `guard` makes of a listener one that is the page's. */
export function wireOf(
  guard: (listener: Call) => Call,
  opened: (close: () => void) => void,
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
          return isStream(answer) ? guarded(answer) : answer
        },
    })
  }

  function guarded(stream: { on: Call }) {
    const on = stream.on.bind(stream)
    // Nobody listens any more once the page is gone, and an error without a listener ends the process.
    on('error', () => undefined)
    stream.on = (event, listener) => on(event, guard(listener as Call))
    return stream
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

function isStream(answer: unknown): answer is { on: Call } {
  return typeof answer === 'object' && answer !== null && 'on' in answer
}
