import { inspect } from 'node:util'
import { tracesOf } from './error-traces'

/**
 * Express logs its refusals before our code runs, with parts of the request: body, charset, encoding. Only an error's class and places are
 * logged.
 */
const print = console.error.bind(console)

console.error = (...values: unknown[]) =>
  print(...values.map((value) => (value instanceof Error ? inspect(tracesOf(value)) : value)))
