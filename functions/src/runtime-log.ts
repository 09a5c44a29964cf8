/**
 * Express prints the body of a request that it cannot parse, and so what somebody wrote, before any
 * code of ours runs. Only the kind of the error is kept.
 */
const print = console.error.bind(console)

console.error = (...values: unknown[]) => print(...values.map(withoutBody))

function withoutBody(value: unknown): unknown {
  if (!(value instanceof Error && 'body' in value)) return value
  return `request refused by the runtime: ${'type' in value ? String(value.type) : value.name}`
}
