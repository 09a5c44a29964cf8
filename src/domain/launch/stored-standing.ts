import { readFields, readText, type Fields } from '@/domain/base/read-field'
import { isBlank } from '@/domain/base/text/visible-text'
import type { Project } from '@/domain/projects/project'
import { itemIn } from '@/domain/projects/text/item-text'
import { readControl } from './control-result'
import type { FactKey } from './facts'
import { printedFact } from './typed-amounts'
import type { LaunchStanding } from './standing'
import { DUTY_CONDITIONS, isDuty, mayApply, type DutyId } from './duties/duty-conditions'

// The dashboard reads this: neither the texts of the duties nor those of the page are loaded for it.

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
