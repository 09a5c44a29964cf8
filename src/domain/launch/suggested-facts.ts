import { visibleText } from '@/domain/base/text/visible-text'
import { amountsWritten } from '@/domain/base/text/written-amounts'
import type { ProjectContent } from '@/domain/projects/parts'
import { itemIn } from '@/domain/projects/text/item-text'
import type { Facts } from './facts'
import { priceCents } from './typed-amounts'

interface KnownOfPerson {
  readonly fullName: string
  readonly email: string
}

/** Longest text of an item that is offered as a fact: a longer one says more than the fact. */
const OFFERED_MAX = 80

/** Facts that the project or the account has already, to be taken by a press. */
export function suggestedFacts(
  content: Pick<ProjectContent, 'sections'>,
  { fullName, email }: KnownOfPerson,
): Facts {
  const shortText = (id: string) => {
    const text = visibleText(itemIn(content, id)?.content ?? '')
    return text.length <= OFFERED_MAX && !text.includes('\n') ? text : ''
  }
  const known = {
    price: priceOf(shortText('positioning-3')),
    deliveryDelay: /\d/.test(shortText('supplier-3')) ? shortText('supplier-3') : '',
    seller: visibleText(fullName),
    email: visibleText(email),
  }
  return Object.fromEntries(Object.entries(known).filter(([, text]) => text !== '')) as Facts
}

/** The text where it is one price; of « 29,90 €, ou 49,90 € les deux » the price that it begins with. */
function priceOf(text: string): string {
  if (priceCents({ price: text }) !== null) return text
  const [first] = amountsWritten(text)
  const isPrice = first?.from === 0 && first.unit === 'euro' && !first.isOfRange && !first.isForSeveral
  return isPrice && first.value !== null ? first.text : ''
}
