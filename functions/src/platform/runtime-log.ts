import { inspect } from 'node:util'
import { tracesOf } from './error-traces'

/**
 * Express prints its refusals before any code of ours runs, and they quote what was sent: a body, a charset, an encoding.
 * Of an error only its class and its places are printed.
 */
const print = console.error.bind(console)

console.error = (...values: unknown[]) =>
  print(...values.map((value) => (value instanceof Error ? inspect(tracesOf(value)) : value)))
