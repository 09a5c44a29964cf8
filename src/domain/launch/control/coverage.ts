import { lineAround, named, names, oncePerPage, sentenceText, type ReadPage } from './read-page'
import { EURO } from './amounts'

/** What was pasted: nothing can be missing from a part that is not there. */
export interface Coverage {
  readonly product: boolean
  readonly policies: boolean
}

const THEMES = ['withdrawalTheme', 'guaranteeTheme', 'mediatorTheme', 'noticesTheme', 'termsTheme'] as const
/** Themes from which on the policies are there, though one may lack. */
const ENOUGH = 2
const CONDITION =
  /^(?=.*(?:recep|recu|livraison))(?=.*rembours).*(?:retract|renonc|renvo|retourn|retours|rendre|change\w* d'avis)/
/** « Mes conditions », « Les règles de la maison »: a heading, not a link in a sentence. */
const OWN_CONDITIONS =
  /^[^\w\n]{0,6}(?:mes|nos|les) (?:petites? |quelques )?(?:conditions|regles)\b(?! (?:d'entretien|de lavage|d'utilisation|meteo|du jeu))[^\n]{0,90}$/m
/** Characters of a page in which its title stands. */
const TITLE = 240

export const coverageOf = oncePerPage((page): Coverage => {
  if (page.context.isWhole) return { product: true, policies: true }
  const themes = THEMES.filter((theme) => names(page, theme)).length
  const policies =
    themes + (OWN_CONDITIONS.test(page.folded) ? 1 : 0) >= ENOUGH ||
    // One whole condition of sale: more than a badge « retours 30 jours ».
    page.durations.some(({ from }) => CONDITION.test(lineAround(page, from)))
  const isSold = [...page.folded.matchAll(new RegExp(EURO.source, 'g'))].some(
    ({ index }) => !/livr|port\b|envoi|expedi|frais|retour|capital|retract/.test(sentenceText(page, index)),
  )
  const isPolicies = named(page, 'policyTitle').some(({ from }) => from < TITLE)
  return { product: isSold || names(page, 'cart') || (policies && !isPolicies), policies }
})

const FOOD_SURE =
  /a consommer de preference|\bddm\b|\bdluo\b|\bdlc\b|allergenes?\b|valeurs? nutritionnelle|complements? alimentaires?|denrees?\b|bouteille non (?:ouverte|debouchee)|€ ?\/ ?kg|euros? (?:le|par) (?:kilo|kg)|l'abus d'alcool|\bkcal\b|a cuisiner|degustation|\bmillesime/
const FOOD_NAME =
  /\b(?:miel|confitures?|cafe|the|tisanes?|vins?|bieres?|huile d'olive|chocolats?|biscuits?|fromages?|saucissons?|legumes|fruits|sirop|epices?|farines?|pates? (?:fraiches|a tartiner|seches)|vinaigre|moutarde|gelules|caviar|foie gras|terrine|champagne|cidre)\b/
const NOT_FOOD = /\binci\b|\baqua\b/
const NOT_FOOD_NAME =
  /bougie|cafetiere|theiere|moulin a|tasse|boite a|boite de rangement|machine|bouilloire|presse|coffret naissance/

/** Food has its own rules of labels: a page whose category is not said is read for it. */
export function isFood({ folded, context }: ReadPage): boolean {
  if (context.category !== undefined) return context.category === 'food'
  if (NOT_FOOD.test(folded)) return false
  const title = folded.slice(0, TITLE)
  const name = FOOD_NAME.exec(title)
  const other = NOT_FOOD_NAME.exec(title)
  // « Boîte à thé » is none; « Thé vert, une tasse par jour » is.
  if (other && (!name || other.index < name.index)) return false
  return FOOD_SURE.test(folded) || (name !== null && /\d ?(?:g|kg|cl|l)\b/.test(folded))
}
