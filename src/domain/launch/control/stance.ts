import type { Passage } from './page-text'
import { sentenceAt, type ReadPage } from './read-page'

/** Ends of a clause. Quotation marks are none: « nous n'écrivons pas « écologique » » denies what it quotes. */
const CLAUSE = /[,;:()]|(?<= )- |\bmais\b|\bcar\b/g
/** Words of a denial that deny nothing. */
const IDLE =
  /\bn'(?:hesitez|attendez|oubliez|ayez crainte)(?: (?:pas|plus|jamais))?|\bne (?:cherchez|manquez|tardez|passez)(?: (?:pas|plus))?|\b(?:non|pas) (?:seulement|que\b|uniquement)|\bsans (?:doute|hesiter|attendre|tarder)|\bpas (?:mal|cher|de panique)\b|\b(?:un|petit|grand|premier|quelques) pas\b/g
const DENIES = /\b(?:ni|non|pas|aucune?s?|jamais)\b/
/** « Nous n'utilisons que du coton certifié » says that it is. */
const NE = /\b(?:ne\b|n(?='))/
const ONLY = /\b(?:ne\b|n').*\bqu(?:e\b|')/
/** « Il n'y a plus que deux lampes » says that there are. */
const STILL = /^plus qu(?:e\b|')/
const DENIES_AFTER =
  /^[^,;:]{0,40}\b(?:n'est|ne sont|n'a|n'ont|n'existe|ne veut|ne prouve|ne signifie) (?:plus|pas|aucun|ni|jamais|rien)\b|^[^.!?]{0,40}\bnous ne (?:l'|les? )?(?:avons|ecrivons|disons|sommes|promettons|pretendons|utilisons) (?:pas|jamais)|^[^.!?]{0,40}\b(?:nous|je|on) n'(?:en )?(?:ecri\w+|di[ts]\w*|promet\w*|utilis\w+|affirm\w+|emplo\w+) (?:pas|jamais|rien)|^[^.!?]{0,70}\b(?:nous|je|on) (?:ne |n')(?:(?:le|la|les|en|y|vous) |l'){0,2}(?:di[ts]\w*|ecri\w+|promet\w*|pret\w+|affirm\w+|croi\w*|croy\w+|parl\w+|vant\w+|repren\w*|repet\w+|garanti\w*) (?:pas|jamais|rien|point)\b|^[^.!?]{0,70}\b(?:(?:nous|j'|je|on) ?(?:l'|les |la )?(?:avons|ai|a) (?:retire|supprime|efface|enleve|masque|refuse|barre)e?s?\b|n'y (?:est|sont) pour rien|c'est faux\b|personne ne (?:l'|le |la |les )?(?:a|ont|peut|prouve|demontre)\w*|rien ne (?:le|la|les) (?:prouve|demontre|montre))/
/** « Pas d'effet sur les rides, la lymphe ou les migraines »: the denial holds for the whole list. */
const DENIED_LIST =
  /\b(?:pas|aucune?|nul(?:le)?|sans|zero)(?: d'| de| la| l'| le moindre)? ?(?:(?!seul|doute)\w+ )?(?:effets?|actions?|pouvoirs?|vertus?|bienfaits?|promesses?|allegations?|influence|remede|miracle)\b(?:(?!\bmais\b)[^.:;!?])*$|\b(?:ne |n')(?:l'|les? |la )?(?:soign|guer|trait|soulag|promet|pretend|agi|combat|previ|remplac|concern|rem(?:edi|plac))\w* (?:ni|pas|rien|aucune?|jamais)\b(?:(?!\bmais\b)[^.:;!?])*$/
const BY_NOBODY = /^ par personne\b/
const WITHOUT = /\bsans(?: (?:aucune?|faux|fausse|le moindre|la moindre))?(?: [a-z']+)? $/
/** What the seller keeps away from, or says of others. */
const REJECTED =
  /\b(?:mefi\w*|refus(?:ons|e|ent)|plutot qu\w*|contrairement a\w*|loin d'etre|interdi\w*|preten\w*|soi-disant|ne (?:lirez|verrez|trouverez) (?:jamais|pas|ni)|(?:li[rst]\w*|lus?|entend\w*|voi[rst]|vus?|voyez|verrez|trouve\w*) (?:partout|ailleurs|souvent|parfois)|on (?:lit|entend|raconte|dit|pretend) (?:dire |encore |aussi )?qu\w*|(?:on a|j'ai|nous avons) (?:deja |souvent )?lu|inutile (?:de chercher|d'attendre)|(?:ne|pas) cherchez|(?:d'autres|certains|beaucoup|les concurrents|on (?:nous|vous)) (?:\w+ ){0,2}(?:dis(?:ent|ait)|di[ts]\w*|ecri\w+|promett\w+|affich\w+|vant\w+|vend\w*|racont\w+))\b[^.!?]*$|\b(?:dite?s?|fauss?e?s? \w+) \(?[«"] ?$/
/** « Si un produit était certifié » is of no product; « une lampe si écologique » is. */
const HYPOTHETICAL =
  /\bsi (?=\S+ )|\baur(?:ions|ais|ait|aient) (?:bien |tant )?(?:aime|voulu|prefere|souhaite|pu)\b|\b(?:aimeri|voudri|souhaiteri)(?:ons|ais|ait)\b|\brev(?:ons|e) d|\b(?:s'ils?|au cas ou|(?:quelqu'un|celui|celle|ceux|une? (?:vendeur|boutique|site|page|client\w*|personne)|des (?:vendeurs|boutiques|sites|pages)) qui) /
/** « Dernières pièces » est le nom de notre rayon. */
const MENTIONED = /(?:est le nom|c'est le nom|est notre slogan|est une? (?:expression|faute)|ce n'est pas un)/

interface Around {
  /** The sentence before. */
  readonly before: string
  readonly clause: string
  /** Words right before, whatever the signs between. */
  readonly near: string
  readonly after: string
  readonly isAsked: boolean
}

function aroundOf(page: ReadPage, { from, to }: Passage): Around {
  const { folded, lower } = page
  const sentence = sentenceAt(page, from)
  const before = folded.slice(sentence.from, from)
  const start = [...before.matchAll(CLAUSE)].at(-1)
  const clauseFrom = start ? sentence.from + start.index + start[0].length : sentence.from
  return {
    before,
    // « Né dans notre atelier » denies nothing.
    clause: folded
      .slice(clauseFrom, from)
      .replace(/\bne\b/g, (word, at: number) => (lower.charAt(clauseFrom + at + 1) === 'é' ? 'né' : word)),
    near: before.slice(-30),
    after: folded.slice(to, Math.max(to, sentence.to)),
    isAsked: folded.charAt(sentence.to - 1) === '?',
  }
}

/** Whether a customer says this. */
export function isSpoken({ speech }: ReadPage, { from }: Passage): boolean {
  return speech.some((said) => said.from <= from && from < said.to)
}

function isOnlySupposed({ clause, near, after, isAsked }: Around): boolean {
  return (
    isAsked ||
    HYPOTHETICAL.test(clause) ||
    REJECTED.test(clause) ||
    REJECTED.test(near) ||
    MENTIONED.test(after)
  )
}

function isDenied(page: ReadPage, place: Passage, { before, clause, after }: Around): boolean {
  const said = clause.replace(IDLE, ' ')
  return (
    DENIES.test(said) ||
    (NE.test(said) && !ONLY.test(said) && !STILL.test(page.folded.slice(place.from, place.to))) ||
    WITHOUT.test(clause) ||
    DENIED_LIST.test(before) ||
    BY_NOBODY.test(after) ||
    /.\bsans\b/.test(page.folded.slice(place.from, place.to)) ||
    DENIES_AFTER.test(after)
  )
}

const ANSWERED_NO = /^\W*(?:non|pas|aucune?|jamais|helas|malheureusement|bientot)\b/

/** What the page tells, also under a condition: « Si vous changez d'avis, un bouton … ». A question counts by its answer. */
export function isTold(page: ReadPage, place: Passage): boolean {
  const around = aroundOf(page, place)
  if (isSpoken(page, place) || isDenied(page, place, around)) return false
  const { to } = sentenceAt(page, place.from)
  return !around.isAsked || !ANSWERED_NO.test(page.folded.slice(to, to + 40))
}

/** What the page says that there is not. */
export function isRefused(page: ReadPage, place: Passage): boolean {
  return !isSpoken(page, place) && !isTold(page, place)
}

/** What the seller says himself: neither asked, nor supposed, nor a customer's words. A refusal is no denial here. */
export function stated<Place extends Passage>(page: ReadPage, all: readonly Place[]): readonly Place[] {
  return all.filter((place) => !isSpoken(page, place) && !isOnlySupposed(aroundOf(page, place)))
}

/** Claims that stand, whoever says them: neither denied nor asked nor supposed. */
export function upheld<Place extends Passage>(page: ReadPage, all: readonly Place[]): readonly Place[] {
  return all.filter((place) => {
    const around = aroundOf(page, place)
    return !isOnlySupposed(around) && !isDenied(page, place, around)
  })
}

/** The seller's claims that stand. */
export function claimed<Place extends Passage>(page: ReadPage, all: readonly Place[]): readonly Place[] {
  return upheld(page, all).filter((place) => !isSpoken(page, place))
}
