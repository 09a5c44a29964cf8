import { readFields, readText, type Fields } from '@/domain/base/read-field'
import { isBlank } from '@/domain/base/text/visible-text'
import type { Project } from '@/domain/projects/project'
import { itemIn } from '@/domain/projects/text/item-text'
import { readControl } from './control-result'
import type { FactKey } from './facts'
import { printedFact } from './typed-amounts'
import { DUTY_CONDITIONS, isDuty, mayApply, type DutyId } from './duties/duty-conditions'

// The dashboard reads this: neither the texts of the duties nor those of the page are loaded for it.

/** How far « Mise en vente » of a project is. */
export interface LaunchStanding {
  readonly project: { readonly id: string; readonly title: string }
  /** An answer, a fact, a mark or the result of a control is stored. */
  readonly isBegun: boolean
  /** Questions without an answer. */
  readonly questions: number
  /** Duties that are not marked; 0 while a question is open. */
  readonly duties: number
  /** Texts and facts that the page lacks. */
  readonly texts: number
  /** Of the project's own page at its last control; null: there was none. */
  readonly faults: number | null
}

export const QUESTION_COUNT = 9
const ASKED = [
  'status',
  'shipsFrom',
  'importer',
  'category',
  'channel',
  'buyers',
  'marketing',
  'stock',
  'selling',
]

/** What « Fiche » asks of a project, and once of the person. */
const PAGE_ITEMS = [
  ...['positioning-4', 'product-3', 'product-4', 'product-1', 'product-2', 'productPage-3', 'productPage-4'],
  ...['offer-2', 'offer-4', 'productPage-5'],
]
const PAGE_FACTS: readonly FactKey[] = [
  ...(['deliveryDelay', 'deliveryCost', 'returns', 'maker', 'price', 'seller'] as const),
  ...(['address', 'phone', 'email', 'mediator'] as const),
]

/** `document`: the stored project. */
export function standingOf(project: Project, document: Fields): LaunchStanding {
  const stored = readFields(document['launch']) ?? {}
  const marks = readText(stored['marks']).split(' ')
  const questions = ASKED.filter((key) => readText(stored[key]) === '').length
  const duties = (Object.keys(DUTY_CONDITIONS) as DutyId[]).filter(
    (id) => isDuty(id) && !marks.includes(id) && mayApply(id, stored),
  )
  const facts = PAGE_FACTS.filter((key) => key !== 'maker' || mayApply('product-page-safety', stored))
  return {
    project: { id: project.id, title: project.title },
    isBegun: Object.keys(stored).length > 0,
    questions,
    duties: questions > 0 ? 0 : duties.length,
    texts:
      PAGE_ITEMS.filter((id) => isBlank(itemIn(project, id)?.content ?? '')).length +
      facts.filter((key) => printedFact(key, { [key]: readText(stored[key]) }) === '').length +
      (isBlank(project.title) ? 1 : 0),
    faults: readControl(readText(stored['control']))?.faults ?? null,
  }
}

/** Nothing is missing, and the page was controlled without a fault. */
export function isReady({ questions, duties, texts, faults }: LaunchStanding): boolean {
  return questions === 0 && duties === 0 && texts === 0 && faults === 0
}

/** What « Mise en vente » lacks first; `page`: nothing but the control of its page, which is also where one goes back to. */
export function launchPart(launch: LaunchStanding): 'questions' | 'duties' | 'texts' | 'faults' | 'page' {
  if (launch.questions > 0) return 'questions'
  if (launch.duties > 0) return 'duties'
  if (launch.texts > 0) return 'texts'
  return (launch.faults ?? 0) > 0 ? 'faults' : 'page'
}
