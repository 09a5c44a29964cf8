import { late } from '@/domain/base/late'
import { foldText } from '@/domain/base/text/fold-text'

/** Shorter quotes are found in any text. */
const EVIDENCE_MIN = 12

/**
 * True if the quoted evidence of a judgement occurs in the conversation or in the dossier sent with it. The coach opens no links and must
 * not judge a product that nobody described.
 */
export function isEvident(evidence: string, texts: readonly string[]): boolean {
  const wanted = foldText(evidence).trim()
  if (wanted.length < EVIDENCE_MIN) return false
  return texts.some((text) => `${foldText(text)} `.includes(` ${wanted} `))
}

/*
 * All below is folded: without accents, capitals and signs. A claim names a place of the app (« dans ta liste ») or a thing that it keeps (« la
 * tâche »), because the same verbs are said of shops, offices and the answer itself.
 */
const VERBS = String.raw`(?:ajoute|cree|enregistre|note|planifie|mis|rempli|complete|programme|inscrit|place|sauvegarde|retenu|memorise)`
const DONE = String.raw`${VERBS}e?s?`
const ON_DAY = String.raw`(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|aujourd hui|demain|apres demain|ce soir|la semaine prochaine)`
const THING = String.raw`(?:taches?|todos?|projets?|souvenirs?|rappels?)`
const KEPT_IN = String.raw`(?:listes?|taches|semaine|projets?|fiche produit|souvenirs|memoire|planning|agenda|calendrier|appli|application|tableau de bord|coach boom)`
const PLACE = String.raw`(?:(?:dans|a|au|aux|sur|en) (?:(?:ta|ton|tes|la|le|les|l|ma|mon|mes) )?(?:${KEPT_IN}|${ON_DAY})|pour ${ON_DAY})`
/** Parts of a project, which « remplir » is about; « citation » stands for a name in quotes. */
const ITEM = String.raw`(?:elements?|points?|sections?|concurrence|client cible|cible|fournisseur|positionnement|offre|fiche|page produit|citation)`
const HAVE = String.raw`(?:j ai|je (?:te |t )?(?:l|les) ai|je t ai|nous avons|on a) (?:bien |deja |aussi |donc |tout |egalement )*`
const JUST = String.raw`je viens de?(?: te| t| l| les| la| le)* `
const DO = String.raw`je (?:te |t |l |les |la |le |y )*`
const OPENING = String.raw`(?:voila|et|ok|parfait|super|ca y est|bon|oui|tres bien|d accord|entendu|c est bon)`

const CLAIMS = [
  // « J'ai ajouté la tâche », « je viens de créer ton projet », « je l'ajoute à ta liste »
  String.raw`${HAVE}(?!note)${DONE} (?:.{0,80} )?(?:${THING}|${PLACE}) `,
  String.raw`${JUST}(?:ajouter|creer|enregistrer|planifier|mettre|programmer|inscrire|placer|sauvegarder|memoriser) (?:.{0,80} )?(?:${THING}|${PLACE}) `,
  String.raw`${DO}(?:ajoute|cree|enregistre|planifie|programme|inscris|mets|place|sauvegarde) (?:.{0,80} )?(?:${THING}|${PLACE}) `,
  // « Noter » is also to take note: only with its place.
  String.raw`(?:${HAVE}note|${JUST}noter|${DO}note) (?:.{0,80} )?${PLACE} `,
  // Verbs of nothing but an app.
  String.raw`${HAVE}(?:enregistre|sauvegarde|memorise|planifie|programme)e?s? (?!que )`,
  String.raw`${JUST}(?:enregistrer|sauvegarder|memoriser) (?!que )`,
  String.raw`je te (?:l|les) ai (?:bien |deja )?${DONE} `,
  String.raw`(?:${HAVE}|${JUST})(?:(?:tout|tous|toutes) )?(?:ajoute|cree|inscrit|mis)(?:e?s?|r)(?: le)?(?: tout)? $`,
  String.raw`(?:${HAVE}|${JUST})(?:rempli|complete)(?:e?s?|r) (?:\p{L}+ ){0,2}${ITEM} `,
  String.raw`(?:je (?:le |la |les )?retiens|retenue?s?|memorisee?s?) pour (?:la suite|la prochaine fois|plus tard) `,
  String.raw`c est (?:bien |deja )?(?:fait|${DONE}) (?:.{0,80} )?${PLACE} `,
  String.raw`(?:est|sont|ete) (?:bien |deja |maintenant |desormais )*(?:ajoute|cree|enregistre|planifie|programme|inscrit|sauvegarde|note)e?e?s? ${PLACE} `,
]
/** From the beginning of the sentence: « C'est fait ! », « Tâche créée pour lundi », « Ton projet est créé ». */
const OPENING_CLAIMS = [
  String.raw`c est (?:bien |deja |tout )?(?:fait|${DONE})(?: pour (?:toi|la suite|la prochaine fois))? $`,
  String.raw`(?:\p{N}+ |\p{L}+ ){0,2}(?:taches?|projets?|souvenirs?|rappels?) (?:citation )?(?:(?:a|ont) (?:bien )?ete |(?:est|sont) (?:bien |desormais |maintenant |deja )?)?(?:ajoute|cree|enregistre|planifie|programme|inscrit|sauvegarde|memorise)e?e?s? (?:$|${PLACE} |dans )`,
]
const CLAIM = late(() => new RegExp(` (?:${CLAIMS.join('|')})`, 'u'))
const OPENING_CLAIM = late(() => new RegExp(`^ (?:${OPENING} )*(?:${OPENING_CLAIMS.join('|')})`, 'u'))

/** The same words of the answer itself, of the person's past, or of something not done yet. */
const NO_CLAIMS = [
  / (?:retenu|note) (?:que|(?:trois |deux |quatre |cinq |\d+ |des |les )?(?:idees|points|choses)) /u,
  / (?:ajoute|cree|note|mis|rempli|complete|place|retenu|mets|inscris|planifie|programme)e?s? .*(?:ci dessous|ci dessus|plus bas|plus haut|en gras|en premier|entre parentheses|tableau(?! de bord)|exemples?|calcul|reponse|a la fin|dans l ordre) /u,
  / c est (?:bien |deja )?fait (?:pour (?!toi|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain)|de|en|a (?!ta)|avec|par|main) /u,
  / (?:note|retenu)e?s? (?:dans|sur|a partir de|d apres) tes notes /u,
  / (?:quand|une fois|des|si|lorsque|apres|tant|jusqu a ce|avant|est ce|pour que|dis moi|valide|clique|appuie|veux tu|des que) (?:.* )?(?:c est|j ai|je|est|sont|elles? sont|ils? sont|ajoute\p{L}*|creee?s?) /u,
  / (?:shopify|etsy|stripe|urssaf|inpi|google|meta|tiktok|instagram|amazon|vinted|canva|paypal|notion|excel) /u,
]

/** Text in quotes is of somebody else; one word remains for it. */
const QUOTED = /«[^«»]*»|“[^“”]*”|"[^"\n]*"/gu

/** True if the coach claims to have saved something, which only a click does: the page then stresses that nothing is saved. */
export function claimsToHaveSaved(answer: string): boolean {
  return answer
    .replace(QUOTED, ' citation ')
    .split(/(?<=[.!?:;…])\s+|\n+/)
    .filter((sentence) => !/\?[\s*_)]*$/u.test(sentence))
    .map((sentence) => ` ${foldText(sentence.slice(0, SENTENCE_MAX)).trim()} `)
    .some(
      (said) =>
        (CLAIM().test(said) || OPENING_CLAIM().test(said)) && !NO_CLAIMS.some((other) => other.test(said)),
    )
}

/** No sentence is longer. */
const SENTENCE_MAX = 600
