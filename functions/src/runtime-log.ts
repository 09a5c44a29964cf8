import { tracesOf } from './error-traces'

/**
 * Express prints the body of a request that it cannot parse, and so what somebody wrote, before any
 * code of ours runs. Only the kind of the error is kept.
 */
const print = console.error.bind(console)

console.error = (...values: unknown[]) => print(...values.map(withoutBody))

/** What `body-parser` calls its refusals. */
const KINDS: ReadonlySet<string> = new Set([
  'charset.unsupported',
  'encoding.unsupported',
  'entity.parse.failed',
  'entity.too.large',
  'entity.verify.failed',
  'parameters.too.many',
  'request.aborted',
  'request.size.invalid',
  'stream.encoding.set',
])

function withoutBody(value: unknown): unknown {
  if (!(value instanceof Error && 'body' in value)) return value
  const type = 'type' in value ? String(value.type) : ''
  return `request refused by the runtime: ${KINDS.has(type) ? type : tracesOf(value).kind}`
}
