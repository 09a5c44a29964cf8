import type { PageText, Passage } from './page-text'

const QUOTED = /«[^»\n]{1,600}»|"[^"\n]{1,600}"|“[^”\n]{1,600}”/g
/** Words from which on a quotation is a sentence; fewer are a word that is mentioned, a label or a title. */
const SENTENCE = 4
const FIRST_PERSON = /\b(?:je|m'|me|moi|mon|ma|mes|i|my)\b|\bj'/
/** « Je commande et je paie » is a button. */
const BUTTON =
  /\b(?:command|pa[iy]|valid|confirm|renonc|retract|ajout|abonn|inscri|annul|romp|rends\b|retire|contrat|sor[st]|garde pas|change d'avis)/
/** « … », dit Paul; « … » – Zoé; « … » (Karim, Lille). */
const SAID_AFTER =
  /^[ ,.]{0,3}(?:(?:(?:-|–|—|\() ?)?(?:\p{Lu}[\p{Ll}-]+|\p{Lu}\.)(?: \p{Lu}[\p{Ll}.-]*)?(?=[,.)\n(]| (?:de|à|d’|d')|\s*$|\s*\n)|(?:nous )?(?:dit|disait|écrit|raconte|note|confie|résume|a dit|a écrit|nous a (?:dit|écrit|confié)|me dit)\b)/u
/** « … » – le petit bandeau en haut; bandeau : « … »: the page itself says it. */
const OF_PAGE =
  /^[ ,.(–—-]{0,4}(?:,? ?(?:dit|clignote|annonce|affiche|indique|proclame) )?(?:dit )?(?:le|la|l[’']|un|une|notre|ce|cette)? ?(?:petite? |grande? )?(?:bandeau|bannière|fenêtre|pop-?up|bulle|notification|alerte|message en haut|pastille|encart|compteur|étiquette)/
const BY_PAGE =
  /(?:bandeau|bannière|fenêtre|pop-?up|bulle|notification|alerte|pastille|encart)(?: [\p{L}’']+){0,4} ?:? ?$/u
/** Zoé, Nantes : « … » */
const SAID_BEFORE =
  /(?:^|[\n.!?•·] ?)(?:★ ?|⭐ ?)*(?:\p{Lu}[\p{Ll}-]+|\p{Lu}\.)(?: \p{Lu}[\p{Ll}.-]*)?(?:,? (?:de |à )?\p{Lu}[\p{Ll}-]+)?(?: ?\([^)\n]{1,30}\))? ?(?:(?:nous |m’|m')?(?:a )?(?:dit|écrit|raconte|confie))? ?: ?$/u
/** ★★★★★ Zoé : reçue en deux jours */
const STARRED = /^[^\S\n]*(?:[★⭐☆]\s?){3,5}[^\n]*$/gm

/** What customers say on a page, in quotation marks or behind their stars: the seller's own sentences are not in it. */
export function speechOf({ text, folded }: PageText): readonly Passage[] {
  const quoted = Array.from(text.matchAll(QUOTED), ({ 0: whole, index }) => ({
    from: index,
    to: index + whole.length,
  })).filter(({ from, to }) => {
    if (OF_PAGE.test(text.slice(to, to + 40).toLowerCase())) return false
    if (BY_PAGE.test(text.slice(Math.max(0, from - 40), from).toLowerCase())) return false
    const words = folded
      .slice(from, to)
      .split(/\s+/)
      .filter((word) => /[a-z]/.test(word))
    if (words.length < SENTENCE) return false
    const inner = folded.slice(from, to)
    const isFirst = FIRST_PERSON.test(inner) && !(words.length < 2 * SENTENCE && BUTTON.test(inner))
    return (
      isFirst ||
      SAID_AFTER.test(text.slice(to, to + 60)) ||
      SAID_BEFORE.test(text.slice(Math.max(0, from - 60), from))
    )
  })
  const starred = Array.from(text.matchAll(STARRED), ({ 0: whole, index }) => {
    const stars = /^[^\S\n]*(?:[★⭐☆]\s?)+/.exec(whole)?.[0].length ?? 0
    return { from: index + stars, to: index + whole.length }
  }).filter(({ from, to }) => {
    const line = folded.slice(from, to)
    return line.split(/\s+/).length > SENTENCE && !/\d[\d ]* (?:avis|clients?|commentaires?)/.test(line)
  })
  return [...quoted, ...starred].toSorted((a, b) => a.from - b.from)
}
