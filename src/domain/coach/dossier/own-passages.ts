import { startOf } from '@/domain/base/text/cut-text'
import { plainLetters } from '@/domain/base/text/fold-text'
import { isSlipOf } from '@/domain/base/text/slip'
import { OWN_PLACES, ownPlaceKey, type OwnPlace } from '@/domain/coach/answer/own-places'
import { TEXTS as GUIDE_TEXTS } from '@/domain/help/guide-texts'
import { GUIDES } from '@/domain/help/guides'
import { BEGINNERS_WORDS, SAME_WORDS } from './beginners-words'
import type { LessonBlock } from '@/domain/learning/lesson'
import type { LessonId } from '@/domain/learning/lessons'
import * as decideBeforeTesting from '@/domain/learning/texts/decide-before-testing'
import * as eightCriteria from '@/domain/learning/texts/eight-criteria'
import * as firstAd from '@/domain/learning/texts/first-ad'
import * as firstFormalities from '@/domain/learning/texts/first-formalities'
import * as fourModels from '@/domain/learning/texts/four-models'
import * as honestSelling from '@/domain/learning/texts/honest-selling'
import * as marginAfterAds from '@/domain/learning/texts/margin-after-ads'
import * as oneEuroJourney from '@/domain/learning/texts/one-euro-journey'
import * as onePersonOneSentence from '@/domain/learning/texts/one-person-one-sentence'
import * as pageThatAnswers from '@/domain/learning/texts/page-that-answers'
import * as proofOfDemand from '@/domain/learning/texts/proof-of-demand'
import * as readThreeNumbers from '@/domain/learning/texts/read-three-numbers'
import * as startFromAProblem from '@/domain/learning/texts/start-from-a-problem'
import * as threeVideos from '@/domain/learning/texts/three-videos'
import * as weekThatHolds from '@/domain/learning/texts/week-that-holds'

/*
 * Passages of our lessons and guides for a question, chosen by the words that both have. On the server alone: the texts are some 60 kB, and
 * nothing of the person is in them.
 */

const LESSON_TEXTS: Readonly<
  Record<LessonId, { readonly TEXT: { readonly blocks: readonly LessonBlock[] } }>
> = {
  'four-models': fourModels,
  'one-euro-journey': oneEuroJourney,
  'first-formalities': firstFormalities,
  'week-that-holds': weekThatHolds,
  'honest-selling': honestSelling,
  'start-from-a-problem': startFromAProblem,
  'eight-criteria': eightCriteria,
  'proof-of-demand': proofOfDemand,
  'margin-after-ads': marginAfterAds,
  'decide-before-testing': decideBeforeTesting,
  'one-person-one-sentence': onePersonOneSentence,
  'page-that-answers': pageThatAnswers,
  'three-videos': threeVideos,
  'first-ad': firstAd,
  'read-three-numbers': readThreeNumbers,
}

/** Characters of one passage. */
export const PASSAGE_MAX = 600

/** A word that a place shares with the question counts by where it stands. */
const WEIGHTS = { title: 4, heading: 2, body: 1 } as const
/** Rarity of a word that says nothing: a third of the places have it. */
const COMMON = Math.log(3)
/** About one word of a title, or several of headings and paragraphs. */
const LEAST = 4
/** What the app is made of. A guide has everyday words, of which one alone means nothing: « continue », « conversation ». */
const APP_THINGS = /\b(?:taches?|projets?|produits?|semaines?|jours?)\b/u
/** The second place is shown only where it matches about as well. */
const SECOND_SHARE = 0.7

interface IndexedPlace {
  readonly place: OwnPlace
  /** Paragraphs, steps and headings in order. */
  readonly pieces: readonly string[]
  readonly weights: ReadonlyMap<string, number>
  /** The stems of beginners’ words for it. */
  readonly named: ReadonlySet<string>
}

/** Words that a typed one may have been meant for, and the stems of all texts, which were meant. */
interface Vocabulary {
  readonly words: readonly string[]
  readonly stems: ReadonlySet<string>
}

let index: readonly IndexedPlace[] | undefined
let vocabulary: Vocabulary | undefined

/** At most `most` passages as a block of the request; '' where no lesson and no guide matches. */
export function passagesAbout(question: string, most: 1 | 2 = 2): string {
  const all = (index ??= OWN_PLACES.map(indexed))
  const known = (vocabulary ??= vocabularyOf(all))
  const asked = stemsOf(question, (word) => meantFor(word, known))
  /** Rare among the places that have it so high. */
  const rarity = (stem: string, weight: number) =>
    Math.log(all.length / all.filter(({ weights }) => (weights.get(stem) ?? 0) >= weight).length)
  const weightOf = ({ weights }: IndexedPlace) =>
    [...asked].reduce((sum, stem) => {
      const weight = weights.get(stem) ?? 0
      return weight === 0 ? sum : sum + weight * Math.max(0, rarity(stem, weight) - COMMON)
    }, 0)
  const namesThing = APP_THINGS.test(plainLetters(question))
  const isOfApp = ({ weights, named }: IndexedPlace) =>
    namesThing ||
    [...asked].some((stem) => named.has(stem)) ||
    [...asked].filter((stem) => weights.has(stem)).length > 1
  const ranked = all
    .map((each) => ({ each, weight: weightOf(each) }))
    .filter(({ each, weight }) => weight >= LEAST && (each.place.kind === 'lecon' || isOfApp(each)))
    .sort((a, b) => b.weight - a.weight)
  const least = (ranked[0]?.weight ?? 0) * SECOND_SHARE
  const chosen = ranked.slice(0, most).filter(({ weight }) => weight >= least)
  if (chosen.length === 0) return ''
  const texts = chosen.map(
    ({ each }) => `[[${ownPlaceKey(each.place)}]] ${each.place.words}\n${passageOf(each, asked)}`,
  )
  return ['[Nos leçons]', ...texts, '[Fin de nos leçons]'].join('\n')
}

/** The run of whole pieces with the most words of the question. */
function passageOf({ pieces }: IndexedPlace, stems: ReadonlySet<string>): string {
  const hits = pieces.map((piece) => {
    const own = stemsOf(piece)
    return [...stems].filter((stem) => own.has(stem)).length
  })
  let best = { from: 0, to: 1, hits: -1 }
  for (const from of pieces.keys()) {
    let [to, length, sum] = [from, 0, 0]
    while (to < pieces.length && (to === from || length + (pieces[to]?.length ?? 0) + 1 <= PASSAGE_MAX)) {
      length += (pieces[to]?.length ?? 0) + 1
      sum += hits[to] ?? 0
      to += 1
    }
    if (sum > best.hits) best = { from, to, hits: sum }
  }
  return startOf(pieces.slice(best.from, best.to).join('\n'), PASSAGE_MAX)
}

function indexed(place: OwnPlace): IndexedPlace {
  const { titles, headings, pieces } = place.kind === 'lecon' ? lessonParts(place.id) : guideParts(place.id)
  const weights = new Map<string, number>()
  const beginners = BEGINNERS_WORDS[ownPlaceKey(place)] ?? ''
  for (const [texts, weight] of [
    [pieces, WEIGHTS.body],
    [headings, WEIGHTS.heading],
    [[place.words.replace(/^\p{L}+/u, ''), ...titles, beginners], WEIGHTS.title],
  ] as const) {
    for (const stem of texts.flatMap((text) => [...stemsOf(text)])) weights.set(stem, weight)
  }
  return { place, pieces, weights, named: stemsOf(beginners) }
}

interface Parts {
  /** Beside the title: the words by which a guide is searched. */
  readonly titles: readonly string[]
  readonly headings: readonly string[]
  readonly pieces: readonly string[]
}

function lessonParts(id: LessonId): Parts {
  const { blocks } = LESSON_TEXTS[id].TEXT
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
  const pieces = blocks.flatMap((block) => {
    switch (block.kind) {
      case 'text':
      case 'heading':
      case 'door':
        return [block.text]
      case 'list':
        return block.lines.map((line) => `- ${line}`)
      case 'sum':
        return [
          `${block.title}\u00a0: ${block.lines.map(([label, amount]) => `${label} ${amount}`).join('\u00a0; ')}`,
        ]
    }
  })
  return { titles: [], headings, pieces }
}

function guideParts(slug: (typeof GUIDES)[number]['slug']): Parts {
  const { parts } = GUIDE_TEXTS[slug]
  const words = GUIDES.find((guide) => guide.slug === slug)?.words ?? ''
  return {
    titles: [words],
    headings: parts.map(({ title }) => title),
    pieces: parts.flatMap(({ title, steps = [], text = [] }) => [
      title,
      ...steps.map((step) => `- ${step}`),
      ...text,
    ]),
  }
}

const STEM = 6

/** Words of a sentence that are about nothing. */
const EMPTY_WORDS = new Set(
  plainLetters(
    'les des une est que qui pas mes ses tes son ton mon par sur aux ces ils lui ont ete etre fait fais faire faut avec dans pour mais plus moins tout toute tous cette sont suis avoir quoi aussi bien encore sans leur elle elles nous vous moi toi comment combien pourquoi quand quel quelle quels quelles chose choses aide aider donne dis dit dire prochaine regarde parle veux voudrais peux peut dois doit vais ai est-ce cela ceci comme car donc alors tres trop peu autre autres deux trois premier premiere produit produits merci bonjour salut coach boom quelque ici entre votre vos notre nos oui non juste seuil reponse reponses fausse faux mois jour jours projet projets tache taches semaine semaines partout ecrire ecris ecrit mettre mets met',
  ).split(' '),
)

const WORD = /\p{L}{3,}/gu

/** The beginnings of the words that say something; case, accents and plurals are ignored. `meant`: the word that a typed one stands for. */
function stemsOf(text: string, meant = (word: string) => word): ReadonlySet<string> {
  const words = plainLetters(text).match(WORD) ?? []
  return new Set(words.filter((word) => !EMPTY_WORDS.has(word)).map((word) => stemOf(meant(word))))
}

function stemOf(word: string): string {
  return word.replace(/[sx]$/, '').slice(0, STEM)
}

/** A shorter word is a slip of too many others. */
const SLIP_FROM = 5

function vocabularyOf(all: readonly IndexedPlace[]): Vocabulary {
  const named = [...OWN_PLACES.map(({ words }) => words), ...Object.values(BEGINNERS_WORDS)]
  return {
    words: named
      .flatMap((text) => plainLetters(text).match(WORD) ?? [])
      .filter((word) => word.length >= SLIP_FROM),
    stems: new Set(all.flatMap(({ weights }) => [...weights.keys()])),
  }
}

/** « pub » is « publicité », and « margue » the known word that is one slip away; a word of our texts stands for itself. */
function meantFor(word: string, { words, stems }: Vocabulary): string {
  const same = SAME_WORDS[word]
  if (same !== undefined) return same
  if (word.length < SLIP_FROM || stems.has(stemOf(word))) return word
  return words.find((known) => isSlipOf(word, known)) ?? word
}
