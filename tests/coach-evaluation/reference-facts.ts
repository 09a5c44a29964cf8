import { euroText } from '@/domain/base/text/euro-text'
import { LAW, type LawKey } from '@/domain/law/law'
import { lawMark } from '@/domain/law/law-text'
import { figureWords, type ProductKey } from '@/domain/money/figures'
import { NEW_SELLER } from '@/domain/money/seller'
import { statementOf } from '@/domain/money/statement'
import { marginOrNone } from '@/domain/money/statement-words'
import { dossierOfPersona, PERSONAS, type PersonaName } from './personas'

/*
 * Facts for the judge that is a model: it computes no sale and knows no law either. All are made by the app's own functions, from the persona's
 * documents.
 */

/** « Publicité par vente 12,00 € : reste par vente 3,19 € (10,7 %) », of the persona's first product. */
export function saleFact(persona: PersonaName, changed: Partial<Record<ProductKey, number>>): string {
  const { candidates, profile } = PERSONAS[persona]
  const [first] = candidates ?? []
  const sale = first && statementOf({ ...first.figures, ...(profile?.seller ?? NEW_SELLER), ...changed })
  if (!sale) throw new Error(`The first product of ${persona} has no price.`)
  const inputs = Object.entries(changed).map(([key, value]) => figureWords(key as ProductKey, value))
  return `C1 with ${inputs.join(', ')}: reste par vente ${euroText(sale.restCents)} (${marginOrNone(sale)})`
}

/** A line of the persona's notes. */
export function noteFact(persona: PersonaName, pattern: RegExp): string {
  const found = dossierOfPersona(persona)
    .split('\n')
    .find((line) => pattern.test(line.replaceAll('\u00a0', ' ')))
  if (found === undefined) throw new Error(`The notes of ${persona} have no line ${pattern.source}.`)
  return found
}

export function lawFact(key: LawKey): string {
  const { figure, rule, source } = LAW[key]
  return `${lawMark(key)} is ${figure ?? 'a page without a figure'}: ${rule} [[${source}]]`
}
