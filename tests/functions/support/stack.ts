import { inject } from 'vitest'
import type { Ports } from '../../../local/ports'

export interface FunctionsStack {
  readonly ports: Ports
  readonly logFile: string
}

export function thisStack(): FunctionsStack {
  const stack = inject('stacks')[Number(process.env['VITEST_POOL_ID']) - 1]
  if (!stack) throw new Error(`Worker ${process.env['VITEST_POOL_ID'] ?? ''} has no stack`)
  return stack
}
