import { AMOUNT_FAULTS, type AmountFault } from '@/domain/base/text/pasted-amount'
import { DEMO_KEYS, type DemoKey, type DemoTexts } from './demo-keys'
import { parseFigure } from './parse-figure'
import { NO_FIGURES } from './sale'
import type { ProductInputs } from './sale-inputs'
import { NEW_SELLER } from './seller'
import { statementOf, type Statement } from './statement'
import { leftOutWords } from './statement-words'

export const DEMO_LABELS: Readonly<Record<DemoKey, string>> = {
  salePriceCents: 'Prix de vente',
  costCents: 'Achat',
  shippingCents: 'Livraison',
}

/** null: an amount that cannot be read. */
export function demoFigures(texts: DemoTexts): ProductInputs | null {
  const figures: Partial<Record<DemoKey, number | null>> = {}
  for (const key of DEMO_KEYS) {
    const value = parseFigure(key, texts[key])
    if (typeof value === 'string') return null
    figures[key] = value
  }
  return { ...NO_FIGURES, ...figures }
}

/** The amounts that cannot be read. */
export function demoFaults(texts: DemoTexts): Readonly<Partial<Record<DemoKey, AmountFault>>> {
  const faults: Partial<Record<DemoKey, AmountFault>> = {}
  for (const key of DEMO_KEYS) {
    const value = parseFigure(key, texts[key])
    if (typeof value === 'string') faults[key] = value
  }
  return faults
}

/** For a beginner without any settings: advertising and fees are open. null: no price, or an amount that cannot be read. */
export function demoStatement(texts: DemoTexts): Statement | null {
  const figures = demoFigures(texts)
  return figures && statementOf({ ...figures, ...NEW_SELLER })
}

/** The sentence under the calculation: what its rest leaves out, or why there is none. */
export function demoNote(texts: DemoTexts): string {
  const [fault] = Object.values(demoFaults(texts))
  if (fault) return AMOUNT_FAULTS[fault]
  const statement = demoStatement(texts)
  if (!statement) return 'Indiquez le prix de vente.'
  return `Par vente, ${leftOutWords(statement)}. Cotisations d’une micro-entreprise, sans TVA.`
}
