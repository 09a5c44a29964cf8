import { visibleText } from '@/domain/base/text/visible-text'
import type { ProjectContent } from '@/domain/projects/parts'
import type { ProjectItemPlace } from '@/domain/projects/project-sections'
import { itemIn } from '@/domain/projects/text/item-text'
import { mayApply, type DutyId } from '../duties/duty-conditions'
import { FACTS, type FactKey, type Facts } from '../facts'
import type { Launch } from '../stored-launch'
import { isRefused, printedFact } from '../typed-amounts'

/** Every sentence of ours on a page: a closed list. All others are the person's. */
export const OUR_SENTENCES = {
  benefits: 'Ce que vous y gagnez',
  description: 'Le produit',
  features: 'Caractéristiques',
  proof: 'Preuves',
  guarantee: 'Garanties',
  delivery: 'Livraison et retours',
  questions: 'Vos questions',
  order: 'Commander',
  seller: 'Le vendeur',
  safety: 'Fabricant et sécurité',
  price: 'Prix\u00a0:',
  priceEnd: 'toutes taxes comprises',
  deliveryCost: 'Livraison\u00a0:',
  deliveryDelay: 'Délai de livraison\u00a0:',
  returns: 'Pour renvoyer le produit\u00a0:',
  withdrawal: 'Vous pouvez vous rétracter dans les 14\u00a0jours après la réception, sans donner de raison.',
  withdrawalFunction:
    'Pour vous rétracter en ligne\u00a0: «\u00a0Renoncer au contrat ici\u00a0», puis «\u00a0Confirmer la rétractation\u00a0».',
  guaranteeNotice: 'La notice harmonisée sur la garantie légale de conformité accompagne ce produit.',
  legalGuarantee: 'Ce produit bénéficie de la garantie légale de conformité, sans frais.',
  orderButton: 'Commande avec obligation de paiement',
  sellerIs: 'Vendeur\u00a0:',
  address: 'Adresse\u00a0:',
  phone: 'Téléphone\u00a0:',
  email: 'Adresse électronique\u00a0:',
  mediator: 'Médiateur de la consommation\u00a0:',
  maker: 'Fabricant\u00a0:',
  euContact: 'Personne responsable dans l’Union\u00a0:',
  warnings: 'Avertissements\u00a0:',
} as const

type OurSentence = keyof typeof OUR_SENTENCES

export interface KitPart {
  /** `person`: from the project or a typed fact, unchanged but for amounts, which are printed as they are read. */
  readonly by: 'person' | 'ours'
  readonly text: string
}

/** Parts on one line, or a paragraph of the person's. */
export type KitLine = readonly KitPart[]

export interface KitBlock {
  readonly key: BlockKey
  /** Name on the screen. */
  readonly label: string
  /** Null: the block stands without a heading. */
  readonly heading: string | null
  readonly lines: readonly KitLine[]
  /** What to write, and where: « manque ». */
  readonly missing: readonly Missing[]
}

export interface Missing {
  readonly label: string
  /** Typed, and refused: the field says why. */
  readonly isRefused: boolean
  readonly at: { readonly item: ProjectItemPlace } | { readonly fact: FactKey } | { readonly title: true }
}

const ROWS = [
  { key: 'title', label: 'Titre', parts: [{ title: true }] },
  { key: 'hook', label: 'Accroche', parts: [{ item: 'positioning-4', label: 'Message principal' }] },
  {
    key: 'benefits',
    label: 'Bénéfices',
    heading: 'benefits',
    parts: [
      { item: 'product-3', label: 'Avantages uniques' },
      { item: 'product-4', label: 'Points de douleur résolus' },
    ],
  },
  {
    key: 'description',
    label: 'Description',
    heading: 'description',
    parts: [
      { item: 'product-1', label: 'Description du produit' },
      { item: 'product-2', label: 'Caractéristiques principales' },
      { item: 'productPage-3', label: 'Copy persuasif' },
    ],
  },
  {
    key: 'proof',
    label: 'Preuves',
    heading: 'proof',
    parts: [{ item: 'productPage-4', label: 'Éléments de confiance' }],
  },
  {
    key: 'guarantee',
    label: 'Garantie',
    heading: 'guarantee',
    parts: [
      { item: 'offer-2', label: 'Bonus et garanties' },
      { ours: 'legalGuarantee' },
      { ours: 'guaranteeNotice', duty: 'legal-guarantee' },
    ],
  },
  {
    key: 'delivery',
    label: 'Livraison et retours',
    heading: 'delivery',
    parts: [
      { fact: 'deliveryDelay', before: 'deliveryDelay' },
      { fact: 'deliveryCost', before: 'deliveryCost' },
      { ours: 'withdrawal' },
      { ours: 'withdrawalFunction', duty: 'withdrawal-function' },
      { fact: 'returns', before: 'returns' },
    ],
  },
  {
    key: 'questions',
    label: 'Questions',
    heading: 'questions',
    parts: [{ item: 'offer-4', label: 'Objections anticipées' }],
  },
  {
    key: 'safety',
    label: 'Fabricant et sécurité',
    heading: 'safety',
    parts: [
      { fact: 'maker', before: 'maker', duty: 'product-page-safety' },
      { fact: 'euContact', before: 'euContact', isOptional: true },
      { fact: 'warnings', before: 'warnings', isOptional: true },
    ],
  },
  {
    key: 'call',
    label: 'Appel',
    heading: 'order',
    parts: [
      { fact: 'price', before: 'price', after: 'priceEnd' },
      { item: 'productPage-5', label: 'Call-to-action' },
      { ours: 'orderButton' },
    ],
  },
  {
    key: 'seller',
    label: 'Vendeur',
    heading: 'seller',
    parts: [
      { fact: 'seller', before: 'sellerIs' },
      { fact: 'address', before: 'address' },
      { fact: 'phone', before: 'phone' },
      { fact: 'email', before: 'email' },
      { fact: 'mediator', before: 'mediator' },
    ],
  },
] as const satisfies readonly BlockRow[]

interface BlockRow {
  readonly key: string
  readonly label: string
  readonly heading?: OurSentence
  readonly parts: readonly PartRow[]
}

type PartRow =
  /** The project's own: a shop refuses a product without it. */
  | { readonly title: true }
  | { readonly item: ProjectItemPlace; readonly label: string }
  | {
      readonly fact: FactKey
      readonly before: OurSentence
      readonly after?: OurSentence
      readonly isOptional?: true
      /** Asked for unless the answers say that the duty is another seller's. */
      readonly duty?: DutyId
    }
  /** `duty`: said only by who has it. */
  | { readonly ours: OurSentence; readonly duty?: DutyId }

export type BlockKey = (typeof ROWS)[number]['key']

/** What the seller has of the duties, and the answers that choose them. */
export type SellerDuties = Pick<Launch, 'marks' | 'answers'>
const NO_DUTIES: SellerDuties = { marks: [], answers: {} }

/** The page of a product in the person's own words. Nothing is invented: a part without words is missing. */
export function kitOf(
  content: ProjectContent,
  facts: Facts,
  seller: SellerDuties = NO_DUTIES,
): readonly KitBlock[] {
  return (ROWS as readonly (BlockRow & { readonly key: BlockKey })[]).map(
    ({ key, label, heading, parts }) => ({
      key,
      label,
      heading: heading ? OUR_SENTENCES[heading] : null,
      lines: parts.flatMap((part) => linesOf(part, content, facts, seller)),
      missing: parts.flatMap((part) => missingOf(part, content, facts, seller)),
    }),
  )
}

/** « manque », or « à corriger » of a text that is typed. */
export function missingWord({ isRefused: isTyped }: Missing): string {
  return isTyped ? 'à corriger' : 'manque'
}

/** The block that shows a fact; null: none, as of the photos. */
export function blockOfFact(fact: FactKey): BlockKey | null {
  const rows: readonly (BlockRow & { readonly key: BlockKey })[] = ROWS
  return rows.find(({ parts }) => parts.some((part) => 'fact' in part && part.fact === fact))?.key ?? null
}

function person(text: string): KitPart {
  return { by: 'person', text }
}

function ours(key: OurSentence): KitPart {
  return { by: 'ours', text: OUR_SENTENCES[key] }
}

function textAt(
  part: Exclude<PartRow, { readonly ours: OurSentence }>,
  content: ProjectContent,
  facts: Facts,
): string {
  if ('title' in part) return visibleText(content.title)
  if ('item' in part) return visibleText(itemIn(content, part.item)?.content ?? '')
  return printedFact(part.fact, facts)
}

function linesOf(
  part: PartRow,
  content: ProjectContent,
  facts: Facts,
  { marks, answers }: SellerDuties,
): readonly KitLine[] {
  if ('ours' in part) {
    const isSaid = part.duty === undefined || (marks.includes(part.duty) && mayApply(part.duty, answers))
    return isSaid ? [[ours(part.ours)]] : []
  }
  const text = textAt(part, content, facts)
  if (text === '') return []
  if (!('fact' in part)) return [[person(text)]]
  return [[ours(part.before), person(text), ...(part.after ? [ours(part.after)] : [])]]
}

function missingOf(
  part: PartRow,
  content: ProjectContent,
  facts: Facts,
  { answers }: SellerDuties,
): readonly Missing[] {
  if ('ours' in part || textAt(part, content, facts) !== '') return []
  if ('title' in part) return [{ label: 'Nom du projet', isRefused: false, at: { title: true } }]
  if ('item' in part) return [{ label: part.label, isRefused: false, at: { item: part.item } }]
  if (part.isOptional || (part.duty !== undefined && !mayApply(part.duty, answers))) return []
  const { label } = FACTS[part.fact]
  return [{ label, isRefused: isRefused(part.fact, facts), at: { fact: part.fact } }]
}

export function lineText(line: KitLine): string {
  return line.map(({ text }) => text).join(' ')
}

export function blockText({ heading, lines }: KitBlock): string {
  return [...(heading === null ? [] : [heading]), ...lines.map(lineText)].join('\n')
}

/** The whole page as text, for copying and for its control. A block without words is left out. */
export function kitText(blocks: readonly KitBlock[]): string {
  return blocks
    .filter(({ lines }) => lines.length > 0)
    .map(blockText)
    .join('\n\n')
}
