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

// « j'ai ajouté », « je viens de créer », « c'est enregistré », « tes tâches sont ajoutées »: false before the person's click.
const CLAIMS = [
  /\bj ai (?:bien |deja |aussi |donc )?(?:ajoute|cree|enregistre|note|planifie|mis|rempli|complete|programme|inscrit|place|sauvegarde|retenu|memorise)/u,
  /\bje (?:viens d|viens de|l ai|les ai|t ai|te l ai|te les ai) ?(?:ajoute|cre|enregistr|not|planifi|mettre|mis|rempli|compl|programm|inscri|plac|sauvegard|reten|memoris)/u,
  /\bc est (?:bien |deja )?(?:ajoute|cree|enregistre|note|planifie|fait|rempli|programme|inscrit|sauvegarde|retenu|memorise)/u,
  /\b(?:est|sont|ete) (?:bien |deja |maintenant |desormais )?(?:ajoutee?s?|creee?s?|enregistree?s?|planifiee?s?|programmee?s?|inscrit(?:e|s|es)?|sauvegardee?s?) (?:dans|a|au|aux|sur) (?:ta|ton|tes|la|le|les|mes)\b/u,
]

/** The same words about the answer itself, or about something not done yet: « j'ai noté que », « c'est fait pour », « quand c'est fait ». */
const NO_CLAIMS = [
  /\bj ai (?:bien |aussi )?(?:note|retenu) (?:que|dans tes|dans ta|dans ton|tes|ta|un|une|deux|trois|quatre|cinq|les)\b(?! (?:ca|cela|tache|idee de tache))(?!.* (?:dans|a) (?:ta liste|ton projet|tes taches|ta memoire))/u,
  /\b(?:ajoute|cree|note|mis|rempli|complete|place|retenu)e?s? .*\b(?:ci dessous|ci dessus|plus bas|plus haut|en gras|en premier|entre parentheses|tableau|exemples?|calcul|reponse|a la fin)\b/u,
  /\bc est (?:bien |deja )?fait (?:pour|de|en|a|avec|par|main)\b/u,
  /\bc est (?:bien |deja )?note (?:\d|sur|par|dans tes)/u,
  /\b(?:quand|une fois|des|si|lorsque|apres|tant|jusqu a ce|avant|est ce) (?:que? )?(?:c est|j ai|est|sont|elles? sont|ils? sont)\b/u,
]

/** Text in quotes is of somebody else. */
const QUOTED = /«[^«»]*»|“[^“”]*”|"[^"\n]*"/gu

/** True if the coach claims to have saved something, which only a click does: the page then stresses that nothing is saved. */
export function claimsToHaveSaved(answer: string): boolean {
  return answer
    .replace(QUOTED, ' ')
    .split(/(?<=[.!?:;])\s+|\n+/)
    .map(foldText)
    .some((said) => CLAIMS.some((claim) => claim.test(said)) && !NO_CLAIMS.some((other) => other.test(said)))
}
