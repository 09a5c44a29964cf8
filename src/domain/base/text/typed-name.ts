import { pastedLine } from './pasted'
import { isBlank } from './visible-text'

export type NameFault = 'blank' | 'too-long'

export function checkName(typed: string, max: number): { name: string } | { fault: NameFault } {
  const name = pastedLine(typed).replace(/\s+/g, ' ')
  if (isBlank(name)) return { fault: 'blank' }
  return name.length > max ? { fault: 'too-long' } : { name }
}
