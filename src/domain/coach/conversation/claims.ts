import { foldText } from '@/domain/base/text/fold-text'

/** Shorter words are found anywhere. */
const EVIDENCE_MIN = 12

/**
 * Whether a judgement of the coach rests on what the person wrote: its words stand in the conversation or in the dossier
 * that went with it. The coach opens no link, and what nobody described it must not judge.
 */
export function isEvident(evidence: string, texts: readonly string[]): boolean {
  const wanted = foldText(evidence).trim()
  if (wanted.length < EVIDENCE_MIN) return false
  return texts.some((text) => `${foldText(text)} `.includes(` ${wanted} `))
}

// « j'ai ajouté », « je viens de créer », « c'est enregistré », « tes tâches sont ajoutées », « I've added »: said of
// what is not done, for a card waits for its click.
const CLAIMS = [
  /\bj ai (?:bien |deja |aussi |donc )?(?:ajoute|cree|enregistre|note|planifie|mis|rempli|complete|programme|inscrit|place|sauvegarde|retenu|memorise)/u,
  /\bje (?:viens d|viens de|l ai|les ai|t ai|te l ai|te les ai) ?(?:ajoute|cre|enregistr|not|planifi|mettre|mis|rempli|compl|programm|inscri|plac|sauvegard|reten|memoris)/u,
  /\bc est (?:bien |deja )?(?:ajoute|cree|enregistre|note|planifie|fait|rempli|programme|inscrit|sauvegarde|retenu|memorise)/u,
  /\b(?:est|sont|ete) (?:bien |deja |maintenant |desormais )?(?:ajoutee?s?|creee?s?|enregistree?s?|planifiee?s?|programmee?s?|inscrit(?:e|s|es)?|sauvegardee?s?) (?:dans|a|au|aux|sur) (?:ta|ton|tes|la|le|les|mes)\b/u,
]

/** Whether the coach says that it did what only a click does: then the page says it louder that nothing is saved. */
export function claimsToHaveSaved(answer: string): boolean {
  const folded = foldText(answer)
  return CLAIMS.some((claim) => claim.test(folded))
}
