import { euroText } from '@/domain/base/text/euro-text'
import { quoted } from '@/domain/base/text/quoted-name'
import { visibleText } from '@/domain/base/text/visible-text'
import { amountsWritten } from '@/domain/base/text/written-amounts'
import type { ProjectContent } from '@/domain/projects/parts'
import { shownTitle } from '@/domain/projects/project'
import { itemIn } from '@/domain/projects/text/item-text'
import type { FactKey, Facts } from './facts'
import type { StatementPrice } from './statement-price'
import type { Suggestion } from './suggested-answers'
import { factFault } from './fact-faults'
import { priceCents } from './typed-amounts'

/** What the account has already. */
export interface KnownOfFacts {
  readonly content: Pick<ProjectContent, 'sections'>
  readonly fullName: string
  readonly email: string
  readonly statement: StatementPrice | null
  /** The person's other projects, last changed first. */
  readonly others: readonly { readonly title: string; readonly launch: { readonly facts: Facts } }[]
}

/** Each fact's proposals, the nearest first. */
export type SuggestedFacts = Readonly<Partial<Record<FactKey, readonly Suggestion[]>>>

/** Longest text of an item that is offered as a fact: a longer one says more than the fact. */
const OFFERED_MAX = 80

const PRICING = 'd’après votre partie «\u00a0Positionnement\u00a0»'
const SUPPLIER = 'd’après votre partie «\u00a0Fournisseur\u00a0»'
const ACCOUNT = 'd’après votre compte'

/** Facts about the person, which hold for each of their projects. */
const OF_THE_SELLER = ['seller', 'address', 'phone', 'email', 'mediator', 'returns'] as const

/** Facts that the account has already, to be taken by a press. */
export function suggestedFacts({
  content,
  fullName,
  email,
  statement,
  others,
}: KnownOfFacts): SuggestedFacts {
  const shortText = (id: string) => {
    const text = visibleText(itemIn(content, id)?.content ?? '')
    return text.length <= OFFERED_MAX && !text.includes('\n') ? text : ''
  }
  const delay = shortText('supplier-3')
  const known: SuggestedFacts = {
    price: distinctPrices([
      ...(statement ? [{ value: euroText(statement.cents), from: statementFrom(statement) }] : []),
      { value: priceOf(shortText('positioning-3')), from: PRICING },
    ]),
    deliveryDelay: [{ value: /\d/.test(delay) ? delay : '', from: SUPPLIER }],
    seller: [{ value: visibleText(fullName), from: ACCOUNT }],
    email: [{ value: visibleText(email), from: ACCOUNT }],
  }
  const ofSeller = OF_THE_SELLER.map(
    (key) => [key, [...ofOthers(key, others), ...(known[key] ?? [])]] as const,
  )
  return Object.fromEntries(
    Object.entries({ ...known, ...Object.fromEntries(ofSeller) }).flatMap(([key, all]) => {
      const told = all.filter(
        ({ value }, at) => value !== '' && all.findIndex((each) => each.value === value) === at,
      )
      return told.length === 0 ? [] : [[key, told]]
    }),
  )
}

/** As the last changed other project has it. */
function ofOthers(key: FactKey, others: KnownOfFacts['others']): readonly Suggestion[] {
  for (const other of others) {
    const value = visibleText(other.launch.facts[key] ?? '')
    if (value !== '' && factFault(key, value) === null)
      return [{ value, from: `d’après votre projet ${quoted(shownTitle(other))}` }]
  }
  return []
}

function distinctPrices(all: readonly Suggestion[]): readonly Suggestion[] {
  const cents = all.map(({ value }) => priceCents({ price: value }))
  return all.filter((_, at) => cents.indexOf(cents[at] ?? null) === at)
}

function statementFrom({ product }: StatementPrice): string {
  return `d’après «\u00a0Argent\u00a0» de ${quoted(product)}`
}

/** Two prices of one product: the typed one is not the statement's, which is told. */
export function otherPrice(typed: string, statement: StatementPrice | null): Suggestion | null {
  const cents = priceCents({ price: typed })
  if (!statement || cents === null || cents === statement.cents) return null
  return { value: euroText(statement.cents), from: statementFrom(statement) }
}

/** The text where it is one price; of « 29,90 €, ou 49,90 € les deux » the price that it begins with. */
function priceOf(text: string): string {
  if (priceCents({ price: text }) !== null) return text
  const [first] = amountsWritten(text)
  const isPrice = first?.from === 0 && first.unit === 'euro' && !first.isOfRange && !first.isForSeveral
  return isPrice && first.value !== null ? first.text : ''
}
