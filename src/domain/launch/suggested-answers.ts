import { foldText } from '@/domain/base/text/fold-text'
import type { StoredPlan } from '@/domain/plan/stored-plan'
import type { ProjectContent } from '@/domain/projects/parts'
import { itemIn } from '@/domain/projects/text/item-text'
import type { SellerInputs } from '@/domain/money/sale-inputs'
import type { Answers, QuestionKey } from './answers'
import { firstClause, namedCategory } from './named-category'

/** What the account knows already. Null: not read. */
export interface KnownOfSeller {
  readonly content: Pick<ProjectContent, 'title' | 'sections'>
  readonly seller: SellerInputs | null
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
const PAGE = 'd’après votre partie «\u00a0Page produit\u00a0»'
const OFFER = 'd’après votre partie «\u00a0Offre irrésistible\u00a0»'
const TITLE = 'd’après le nom du projet'
const MONEY = 'd’après vos réponses sur les cotisations et la TVA'
const PLAN = 'd’après votre plan'
const TESTS = 'd’après vos tests de vente'
const NO_SALE = 'aucune vente n’est notée ici'
const USUAL = 'le cas le plus courant'

/** Whole words of folded texts: lower case, no accent, no punctuation. */
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
/** « ma boutique Etsy », « mon site sur Amazon » */
const SHOP_THERE = new RegExp(
  `\\b(?:ma boutique|boutique en ligne|mon site)(?: (?:en ligne|est|sera|sur|chez|via|d)){0,3} ${MARKETPLACE.source}`,
  'g',
)
const SHOP = /\b(?:shopify|woocommerce|prestashop|ma boutique|mon site|boutique en ligne)\b/

/** Proposed answers, to be confirmed by the person. A question that nothing speaks for has none. */
export function suggestedAnswers({ content, seller, plan, hasSold }: KnownOfSeller): Suggestions {
  const supplier = wordsOf(content, ['supplier-1', 'supplier-2', 'supplier-3', 'supplier-4'])
  const sale: readonly Place[] = [
    { from: TITLE, words: foldText(content.title) },
    { from: PRODUCT, words: wordsOf(content, ['product-1', 'product-2', 'product-3']) },
    { from: PAGE, words: wordsOf(content, ['productPage-1']) },
    { from: OFFER, words: wordsOf(content, ['offer-1']) },
  ]
  const sells = hasSold === true || plan?.declared.includes('sales') === true
  const ships = shipsFrom(supplier)
  const stock = stockOf([{ from: SUPPLIER, words: supplier }, ...sale])
  const category = categoryOf(content)
  const isMicro = seller !== null && (seller.acre !== 'none' || seller.isFlatTaxed)
  return {
    ...(isMicro && { status: { value: 'micro', from: MONEY } }),
    // Goods that the seller packs leave from the seller.
    ...(stock?.value === 'yes'
      ? { shipsFrom: { value: 'france', from: SUPPLIER } }
      : ships && { shipsFrom: { value: ships, from: SUPPLIER } }),
    ...(ships === 'outside' && stock?.value === 'no' && { importer: { value: 'other', from: SUPPLIER } }),
    ...((ships === 'france' || ships === 'eu') && { importer: { value: 'none', from: SUPPLIER } }),
    ...(category && { category }),
    channel: channelOf(sale, plan),
    buyers: { value: 'france', from: USUAL },
    marketing: { value: 'none', from: USUAL },
    ...(stock && { stock }),
    ...(sells
      ? { selling: { value: 'yes', from: hasSold === true ? TESTS : PLAN } }
      : hasSold === false && { selling: { value: 'no', from: NO_SALE } }),
  }
}

/** Folded words and where they stand. */
interface Place {
  readonly from: string
  readonly words: string
}

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

/** The title names the product; a description counts where the title says nothing. */
function categoryOf(content: KnownOfSeller['content']): Suggestion<Answers['category']> | null {
  const ofTitle = namedCategory(content.title)
  if (ofTitle) return { value: ofTitle, from: TITLE }
  const described = namedCategory(firstClause(itemIn(content, 'product-1')?.content ?? ''))
  return described && { value: described, from: PRODUCT }
}

function stockOf(places: readonly Place[]): Suggestion<Answers['stock']> | null {
  const without = places.find(({ words }) => DROPSHIPPING.test(words.replace(NO_DROPSHIPPING, '')))
  if (without) return { value: 'no', from: without.from }
  const own = places.find(({ from, words }) => from === SUPPLIER && STOCK.test(words))
  return own ? { value: 'yes', from: own.from } : null
}

function channelOf(places: readonly Place[], plan: KnownOfSeller['plan']): Suggestion<Answers['channel']> {
  if (plan?.declared.includes('shop')) return { value: 'shop', from: PLAN }
  const shop = places.find(({ words }) => SHOP.test(words.replace(SHOP_THERE, '')))
  if (shop) return { value: 'shop', from: shop.from }
  const marketplace = places.find(({ words }) => MARKETPLACE.test(words))
  if (marketplace) return { value: 'marketplace', from: marketplace.from }
  return { value: 'shop', from: USUAL }
}
