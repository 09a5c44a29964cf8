import { plainLetters } from '@/domain/base/text/fold-text'

// Whether a sentence stands without some of its words. French is not parsed: a doubtful rest is refused, and the whole sentence goes.

const DETERMINERS = String.raw`le|la|les|l'|un|une|des|du|ce|cet|cette|ces|son|sa|ses|notre|nos|votre|vos|mon|ma|mes|ton|ta|tes|leur|leurs|chaque`
const SUBJECTS = 'je|tu|il|elle|on|nous|vous|ils|elles|qui'
const COPULAS =
  'est|sont|etait|etaient|sera|seront|reste|restent|devient|deviennent|a|ont|avons|avez|suis|sommes|etes|fait|font|soit'
const PREPOSITIONS = String.raw`a|au|aux|de|d'|du|des|en|par|pour|avec|sans|sur|sous|dans|vers|entre|chez|depuis|contre|jusqu'a|jusqu'au|pendant|grace`
const JOINING = String.raw`et|ou|ni|mais|car|que|qu'|qui|dont|comme|donc|ainsi|puis`
const DEGREES =
  'tres|plus|moins|si|aussi|bien|presque|entierement|totalement|completement|naturellement|garanti|vraiment|100 ?%'

/** Words that want another one behind them. */
const OPEN = new RegExp(
  String.raw`(?:^|[^\w-])(?:${[DETERMINERS, SUBJECTS, COPULAS, PREPOSITIONS, JOINING, DEGREES, 'ne', "n'", 'se', "s'", "c'", "j'", 'en tant que'].join('|')})\s*$`,
)
/** The same, where they may also end a sentence, or are a name: « pour vous », « un peu plus », « CE ». */
const MAY_END =
  /(?:^|[^\w-])(?:ce|elles?|nous|vous|plus|moins|si|bien|avec|fait|reste|avez|comme|vraiment|car|leur)\s*$/
const ENDS = String.raw`[,.;:!?…)\]»|·–—]|- |\n|$`
const AT_END = new RegExp(String.raw`^\s*(?:${ENDS})`)
const AT_JOINING = /^\s*(?:et|ou|ni)\b/
/** After an adjective that goes: what follows belongs to the noun before it, not to the adjective. */
const OF_NOUN = /^\s*(?:qui|que|dont|pour|pendant)\b/
/** The complement of the participle that stays: « conçue et fabriquée par nous ». */
const OF_OTHER = new RegExp(String.raw`^\s*(?:qui|dont|${PREPOSITIONS})(?:\b|(?<='))`)
const AMOUNT = /\d ?(?:€|euros?)/
/** A rest that begins so has lost its head. */
const NO_HEAD = new RegExp(String.raw`^\W*(?:${JOINING}|${PREPOSITIONS}|sauf|y compris|meme)(?:\b|(?<='))`)
const PARTICIPLE = /^\P{L}*\p{L}+(?:é|ée|és|ées)(?!\p{L})/u
/** « conçue et fabriquée ici » without its second participle would be « conçue ». */
const PARTICIPLE_END = /(?:é|ée|és|ées|çue?s?|sue?s?|faite?s?)\s*$/u
const OF_OTHER_WITHIN = new RegExp(String.raw`\b(?:${PREPOSITIONS})(?:\b|(?<='))`)
/** A sentence about something, not a title. */
const ARTICLED = new RegExp(String.raw`^\W*(?:${DETERMINERS}|${SUBJECTS}|c'|j')(?:\b|(?<='))`)
/** What leads to a main clause. */
const SUBORDINATE = /^\W*(?:parce|puisque|quand|lorsque|comme|si|conformement|a defaut|en cas)\b/
const RELATIVE = /^[\s,]*(?:et |ou )?(?:qui|que|qu'|dont)\b/

/** « apaise le stress », « est », « vous offre »: a word before an article, or a verb that is known. */
const VERB_BEFORE_ARTICLE = new RegExp(
  String.raw`(?<![\w'-])(?!(?:${[DETERMINERS, PREPOSITIONS, JOINING, SUBJECTS, DEGREES].join('|')}|tout|toute|toutes|tous|meme|puis|apres|avant|sauf|selon|malgre)(?![\w'-]))[a-z][a-z-]+(?:e|es|ent|ons|ez|it|end|uit|at|re|er|ir) (?:${DETERMINERS.replace('|du', '')})(?:\b|(?<='))`,
)
const KNOWN_VERB = new RegExp(
  String.raw`(?<![\w-])(?:est|sont|sera|seront|etait|ont|avons|avez|suis|sommes|etes|peut|peuvent|fait|font|va|vont|doit|doivent|agit|aide|convient|permet|sert|dure|vient|viennent|(?:${SUBJECTS}|ne|n'|se|s'|j'|c') ?[a-z]{3,})\b`,
)

/** Which part of a sentence goes. `bare`: words alone; `before`, `after`: with the « et » that joins them on that side; `clause`: between signs. */
export type CutKind = 'bare' | 'before' | 'after' | 'clause'

export interface SentenceCut {
  /** The sentence before and behind what goes. */
  readonly left: string
  readonly gone: string
  readonly right: string
  readonly kind: CutKind
  /** What goes says when, or is an amount beside another one: any word may follow. */
  readonly isLoose: boolean
}

/** Whether the sentence reads on over what goes. */
export function readsOn({ left, gone, right, kind, isLoose }: SentenceCut): boolean {
  const [before, after] = [plainLetters(left), plainLetters(right)]
  if (!/[\p{L}\p{N}]/u.test(left)) return isHead(gone, right, kind === 'bare' && !isLoose)
  if (!keepsVerb(gone, left + right)) return false
  if (kind === 'clause' && SUBORDINATE.test(before) && !before.includes(':')) return false
  if (AT_END.test(after) || !/[\p{L}\p{N}]/u.test(right)) {
    // « Le stock : plus que 3, la suite en mai » would be « Le stock, la suite en mai ».
    if (/^\s*:/.test(gone) && /^\s*[,;:–—-]/.test(right)) return false
    return (
      !OPEN.test(before) &&
      !(kind === 'before' && PARTICIPLE_END.test(left) && OF_OTHER_WITHIN.test(plainLetters(gone)))
    )
  }
  // « Ma lampe, qui respecte la nature, éclaire »: both signs go.
  if (kind === 'clause') return RELATIVE.test(plainLetters(gone)) && /,\s*$/.test(gone) && !OPEN.test(before)
  if (AT_JOINING.test(after)) return kind === 'before' && !OPEN.test(before)
  if (/^\s*\p{Lu}/u.test(right)) return isLoose && !OPEN.test(before)
  if (kind === 'after') return !ARTICLED.test(after) && agrees(before, after)
  if (kind === 'before') return OF_OTHER.test(after) && !OPEN.test(before)
  return !OPEN.test(before) && (isLoose || OF_NOUN.test(after))
}

/** « elle éclaire », not « il insomnies »: the next word may be the verb of the pronoun before it. */
function agrees(before: string, after: string): boolean {
  if (/\b(?:ils|elles)\s*$/.test(before)) return /^\s*[a-z-]*nt\b/.test(after)
  return !/\b(?:il|elle|on|qui)\s*$/.test(before) || !/^\s*[a-z-]*[sx]\b/.test(after)
}

/** Whether what stands behind the first part of a sentence stands alone. */
function isHead(gone: string, right: string, isBare: boolean): boolean {
  const after = plainLetters(right)
  if (isBare && !AT_END.test(after)) return false
  const rest = right.replace(/^[\s,;:–—/-]+/, '')
  if (NO_HEAD.test(plainLetters(rest)) && !AMOUNT.test(rest)) return false
  if (PARTICIPLE.test(rest) && !PARTICIPLE.test(gone)) return false
  return !(ARTICLED.test(plainLetters(gone)) || ARTICLED.test(plainLetters(rest))) || hasVerb(rest)
}

/** A sentence about something keeps a verb where it had one, and its main clause where it had one. */
export function keepsVerb(gone: string, rest: string): boolean {
  const [away, left] = [plainLetters(gone), plainLetters(rest)]
  // What follows a semicolon is a sentence of its own.
  if (RELATIVE.test(away) || /^\s*;/.test(away) || !hasVerb(gone) || hasVerb(rest)) return true
  return !ARTICLED.test(left) && (!ARTICLED.test(away) || AMOUNT.test(left))
}

function hasVerb(text: string): boolean {
  const folded = plainLetters(text)
  return VERB_BEFORE_ARTICLE.test(folded) || KNOWN_VERB.test(folded)
}

/** Words in front of a passage that go with it: « très écologique », « soit -20 % », « de chez nous ». */
const LEADING = new RegExp(
  String.raw`(?<![\w-])(?:${DEGREES}|soit|jusqu'a|a|de|d'|en|par|pour|certifie\w*)\s*$`,
)

/** How many characters at the end of a folded text say nothing without the words behind them. */
export function leadingLength(left: string): number {
  return LEADING.exec(left)?.[0].length ?? 0
}

/** Ends of a sentence or clause that want another word: « La bougie est. », « naturelle et, coulée ». */
export function openEnds(text: string): readonly string[] {
  const folded = plainLetters(text)
  const ends = [...folded.matchAll(EACH_END)].map(({ index }) => index)
  return [...ends, folded.length]
    .map((end) => folded.slice(Math.max(0, end - LONGEST_OPEN), end))
    .filter((before) => /[\w'%]\s?$/.test(before) && OPEN.test(before) && !MAY_END.test(before))
}

const EACH_END = /[,.;:!?)\]»|]|\n/g
/** Characters that hold the longest of the open words. */
const LONGEST_OPEN = 24
