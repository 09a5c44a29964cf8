import { foldText } from '@/domain/base/text/fold-text'
import type { StoredPlan } from '@/domain/plan/stored-plan'
import type { ProjectContent } from '@/domain/projects/parts'
import { itemIn } from '@/domain/projects/text/item-text'
import type { SellerInputs } from '@/domain/money/sale-inputs'
import type { Answers, QuestionKey } from './answers'

/** What the account knows already. Null: not read. */
export interface KnownOfSeller {
  readonly content: Pick<ProjectContent, 'title' | 'sections'>
  readonly seller: SellerInputs
  readonly plan: Pick<StoredPlan, 'answers' | 'declared'> | null
  readonly hasSold: boolean | null
}

export interface Suggestion<Value = string> {
  readonly value: Value
  /** « d’après votre partie « Fournisseur » » */
  readonly from: string
}

export type Suggestions = { readonly [Key in QuestionKey]?: Suggestion<Answers[Key]> }

const SUPPLIER = 'd’après votre partie «\u00a0Fournisseur\u00a0»'
const PRODUCT = 'd’après votre partie «\u00a0Produit\u00a0»'
const MONEY = 'd’après vos réponses sur les cotisations et la TVA'
const PLAN = 'd’après votre plan'
const TESTS = 'd’après vos tests de vente'
const USUAL = 'le cas le plus courant'

/** Whole words of folded texts: lower case, no accent, no punctuation. */
const CATEGORIES = [
  ['toy', /\b(?:jouets?|peluches?|poupees?|puzzles?|jeux? (?:d eveil|pour enfants?|de construction))\b/],
  [
    'cosmetic',
    /\b(?:cosmetiques?|cremes? (?:visage|mains|de jour|de nuit|solaires?|hydratantes?)|maquillage|serums?|shampo?oings?|savons?|parfums?|vernis a ongles)\b/,
  ],
  [
    'food',
    /\b(?:alimentaires?|thes? (?:vert|noir|bio)s?|infusions?|cafe en grains?|epices?|miels?|confitures?|chocolats?|biscuits?)\b/,
  ],
  [
    'electric',
    /\b(?:lampes?|chargeurs?|electriques?|electroniques?|usb|batteries?|ecouteurs?|aspirateurs?|led|diffuseurs?|ventilateurs?|blenders?|mixeurs?|rechargeables?)\b/,
  ],
  [
    'textile',
    /\b(?:textiles?|vetements?|t ?shirts?|robes?|pulls?|sweats?|chaussettes?|echarpes?|bonnets?|pantalons?|coussins?|plaids?|draps?|tote ?bags?)\b/,
  ],
] as const satisfies readonly (readonly [Answers['category'], RegExp])[]

const OUTSIDE =
  /\b(?:chine|chinois(?:es?)?|shenzhen|guangzhou|yiwu|ali ?express|alibaba|1688|temu|dhgate|banggood|hong ?kong|inde|vietnam|turquie|pakistan|bangladesh|royaume uni|etats unis|usa)\b/
const UNION =
  /\b(?:allemagne|espagne|italie|portugal|pologne|belgique|pays bas|roumanie|tchequie|autriche|grece|bigbuy)\b/
const FRANCE =
  /\b(?:france|paris|lyon|marseille|lille|bordeaux|toulouse|nantes|(?:fournisseur|fabricant|grossiste|atelier)s? francais)\b/
/** France as the place of the buyer. */
const TO_FRANCE = /\b(?:livr|jour|expedi|delai|port|colis)\w*(?: \w+){0,4} (?:en|vers|pour) (?:la )?france\b/g
/** « je ne veux pas faire de dropshipping » */
const NO_DROPSHIPPING = /\b(?:pas|sans|jamais|ni|aucun)(?: \w+){0,2} drop ?ship\w*/g
const DROPSHIPPING =
  /\b(?:drop ?ship(?:ping)?|sans stock|pas de stock|(?:expedie|envoie) (?:directement )?(?:au|a mon|chez le) client)\b/
const STOCK =
  /\b(?:mon stock|je stocke|stocke chez moi|mon garage|mon entrepot|logisticien|j expedie|je prepare les colis)\b/
const MARKETPLACE =
  /\b(?:amazon|etsy|cdiscount|vinted|leboncoin|ebay|rakuten|manomano|place de marche|marketplace)\b/
const SHOP = /\b(?:shopify|woocommerce|prestashop|ma boutique|mon site|boutique en ligne)\b/

/** Proposed answers, to be confirmed by the person. A question that nothing speaks for has none. */
export function suggestedAnswers({ content, seller, plan, hasSold }: KnownOfSeller): Suggestions {
  const supplier = wordsOf(content, ['supplier-1', 'supplier-2', 'supplier-3', 'supplier-4'])
  const product = wordsOf(content, ['product-1', 'product-2', 'product-3'])
  const all = [foldText(content.title), supplier, product, wordsOf(content, OTHERS)].join('\n')
  const sells = hasSold === true || plan?.declared.includes('sales') === true
  const ships = shipsFrom(supplier)
  const stock = DROPSHIPPING.test(all.replace(NO_DROPSHIPPING, ''))
    ? 'no'
    : STOCK.test(supplier)
      ? 'yes'
      : null
  const category = CATEGORIES.find(([, pattern]) => pattern.test(`${foldText(content.title)}\n${product}`))
  const isMicro = seller.acre !== 'none' || seller.isFlatTaxed
  return {
    ...(isMicro && { status: { value: 'micro', from: MONEY } }),
    // Goods that the seller packs leave from the seller.
    ...(stock === 'yes'
      ? { shipsFrom: { value: 'france', from: SUPPLIER } }
      : ships && { shipsFrom: { value: ships, from: SUPPLIER } }),
    ...(ships === 'outside' && stock === 'no' && { importer: { value: 'other', from: SUPPLIER } }),
    ...((ships === 'france' || ships === 'eu') && { importer: { value: 'none', from: SUPPLIER } }),
    ...(category && { category: { value: category[0], from: PRODUCT } }),
    channel: channelOf(all, plan),
    buyers: { value: 'france', from: USUAL },
    marketing: { value: 'none', from: USUAL },
    ...(stock && { stock: { value: stock, from: SUPPLIER } }),
    ...(sells
      ? { selling: { value: 'yes', from: hasSold === true ? TESTS : PLAN } }
      : hasSold === false && { selling: { value: 'no', from: TESTS } }),
  }
}

const OTHERS = ['targetCustomer-3', 'productPage-1', 'offer-1']

function wordsOf(content: Pick<ProjectContent, 'sections'>, items: readonly string[]): string {
  return items.map((id) => foldText(itemIn(content, id)?.content ?? '')).join('\n')
}

/** Null: no place, or several. */
function shipsFrom(supplier: string): Answers['shipsFrom'] | null {
  const places: readonly (readonly [Answers['shipsFrom'], boolean])[] = [
    ['outside', OUTSIDE.test(supplier)],
    ['eu', UNION.test(supplier)],
    ['france', FRANCE.test(supplier.replace(TO_FRANCE, ''))],
  ]
  const [only, ...others] = places.filter(([, isNamed]) => isNamed)
  return only && others.length === 0 ? only[0] : null
}

function channelOf(all: string, plan: KnownOfSeller['plan']): Suggestion<Answers['channel']> {
  if (plan?.declared.includes('shop')) return { value: 'shop', from: PLAN }
  if (SHOP.test(all)) return { value: 'shop', from: 'd’après votre projet' }
  if (MARKETPLACE.test(all)) return { value: 'marketplace', from: 'd’après votre projet' }
  return { value: 'shop', from: USUAL }
}
