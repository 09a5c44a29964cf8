import { foldText } from '@/domain/base/text/fold-text'
import type { Answers } from './answers'

/** Names of products, as the first words of a clause: « boîte à thé » is a box, « porte-savon » holds soap. Folded texts. */
const PRODUCTS = [
  ['toy', /^(?:jouets?|peluches?|poupees?|puzzles?|jeux? (?:d eveil|pour enfants?|de construction))\b/],
  [
    'cosmetic',
    /^(?:(?:produits? )?cosmetiques?|cremes? (?:visage|mains|de jour|de nuit|solaires?|hydratantes?)|maquillage|serums?|shampo?oings?|savons?|parfums?(?! (?:d ambiance|d interieur|de linge|de maison|pour|voiture))|vernis a ongles)\b/,
  ],
  [
    'food',
    /^(?:(?:produits?|complements?) alimentaires?|thes? (?:vert|noir|bio)s?|infusions?|cafe en grains?|epices?|miels?|confitures?|chocolats?|biscuits?)\b/,
  ],
  [
    'electric',
    /^(?:lampes?(?! a (?:huile|petrole))|chargeurs?|batteries? externes?|ecouteurs?|aspirateurs?|ventilateurs?|blenders?|mixeurs?)\b/,
  ],
  [
    'textile',
    /^(?:(?:produits? )?textiles?|vetements?|t ?shirts?|robes?|pulls?|sweats?|chaussettes?|echarpes?|bonnets?|pantalons?|coussins?|plaids?|draps?|tote ?bags?)\b/,
  ],
] as const satisfies readonly (readonly [Answers['category'], RegExp])[]

/** Said of the product itself: « brosse électrique », « guirlande LED ». */
const ELECTRIC = /\b(?:electriques?|electroniques?|usb|leds?|chauffante?s?)\b/

/** Before the name of the product. A word that only counts or sells lets the next one name it: « coffret de savons », « boutique de lampes ». */
const BEFORE =
  /^(?:(?:et|ou|puis|un|une|des|le|la|les|l|de|d|du|mon|ma|mes|notre|nos|ce|cet|cette|ces|c est|voici|je vends|nous vendons|grande?s?|petite?s?|mini|nouveaux?|nouvelles?|beaux?|belles?|jolie?s?|vraie?s?|kits?|coffrets?|lots?|sets?|packs?|assortiments?|palettes?|collections?|gammes?|paires?|duos?|trios?|boutiques?|ventes?|marques?|projets?|dropshipping) )+/
/** Ends what is said of the product itself: « housse pour vélo électrique », « cahier avec clé USB ». */
const LINK =
  /\b(?:a|au|aux|de|du|des|d|en|pour|sans|avec|comme|sur|par|dans|contre|facon|style|type|non|anti|porte|range|support|qui|que)\b/
/** Given with the product: « chargeur inclus ». */
const ADDED = /\b(?:offerte?s?|inclus|incluses?|fournie?s?|gratuite?s?|cadeau)\b/
/** Toys, cosmetics and food for animals have other rules. */
const FOR_ANIMALS = /\b(?:chiens?|chats?|chiots?|chatons?|animal|animaux)\b/
const OF_PERSONS: readonly string[] = ['toy', 'cosmetic', 'food']

/** The category that the names of a product say; null: none, or several. */
export function namedCategory(text: string): Answers['category'] | null {
  const named = new Set(
    text
      .split(/[.,;:!?()[\]«»"\n|/]+| [-–—] /)
      .flatMap((clause) => categoriesOf(foldText(clause).trim()))
      .filter((category) => !FOR_ANIMALS.test(foldText(text)) || !OF_PERSONS.includes(category)),
  )
  const [only, ...others] = named
  return only && others.length === 0 ? only : null
}

function categoriesOf(clause: string): readonly Answers['category'][] {
  if (ADDED.test(clause)) return []
  const name = clause.replace(BEFORE, '')
  const itself = name.split(LINK)[0] ?? ''
  // « peluches et lampes » are two products, « boîte à thé et café » is one.
  const others = [...itself.matchAll(/ (?:et|ou|puis|plus) /g)].map(({ 0: link, index }) =>
    name.slice(index + link.length).replace(BEFORE, ''),
  )
  const names = [name, ...others]
  return [
    ...PRODUCTS.filter(([, pattern]) => names.some((each) => pattern.test(each))).map(
      ([category]) => category,
    ),
    ...(ELECTRIC.test(itself) ? (['electric'] as const) : []),
  ]
}

/** The name of the product in a description: its first clause. */
export function firstClause(text: string): string {
  return /^[^.,;:!?()\n]*/.exec(text.trimStart())?.[0] ?? ''
}
