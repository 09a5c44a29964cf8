import { isBlank } from '@/domain/base/text/visible-text'
import { FACT_MAX } from '@/domain/base/text/text-limits'
import { privacyOf } from './fact-privacy'
import { factLine } from './facts'

export type FactFault = 'blank' | 'too-long' | 'secret'

export function checkFact(typed: string): { readonly text: string } | { readonly fault: FactFault } {
  const text = factLine(typed)
  if (isBlank(text)) return { fault: 'blank' }
  if (text.length > FACT_MAX) return { fault: 'too-long' }
  return privacyOf(text) === 'secret' ? { fault: 'secret' } : { text }
}
