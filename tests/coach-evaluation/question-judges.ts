import { foldText } from '@/domain/base/text/fold-text'
import type { Weekday } from '@/domain/base/time/weekday'
import { privacyOf } from '@/domain/coach/facts/fact-privacy'
import type { Proposed, ProposalKind } from '@/domain/coach/cards/card-kinds'
import { PROPOSALS_MAX, proposalSubject, textsOf } from '@/domain/coach/cards/proposal'
import { systemPrompt } from '../../functions/src/coach/system-prompt'
import { JUDGE_NAMES, JUDGES, type JudgeName } from './judges'
import { withoutQuotes } from '../../src/domain/coach/answer/reread/passages'
import { PERSONAS } from './personas'
import type { EvaluationQuestion } from './questions'
import { givenFor } from './sent'

export interface Expected {
  readonly says?: readonly RegExp[]
  /** Neither in the answer's own words nor in its proposals. Denied, quoted or reported text does not count. */
  readonly never?: readonly RegExp[]
  /** Of the proposals as JSON: « "valeur":9 ». */
  readonly proposes?: readonly RegExp[]
  /** The answer must not quote the system prompt. */
  readonly keepsInstructions?: true
  /** General judges that do not fit this question. */
  readonly without?: readonly JudgeName[]
  readonly proposals: ExpectedProposals
}

interface ExpectedProposals {
  readonly allowed: readonly ProposalKind[]
  readonly least?: number
  readonly most?: number
  readonly isOnFreeDays?: true
}

export interface Said {
  readonly text: string
  readonly proposals: readonly Proposed[]
}

export const QUESTION_JUDGE_NAMES = ['says', 'never', 'proposals'] as const
export type AnyJudgeName = JudgeName | (typeof QUESTION_JUDGE_NAMES)[number]
export const ALL_JUDGE_NAMES: readonly AnyJudgeName[] = [...JUDGE_NAMES, ...QUESTION_JUDGE_NAMES]

export type Faults = Readonly<Partial<Record<AnyJudgeName, readonly string[]>>>

/** By question and answer: a report and a comparison judge the same answers again. */
const known = new Map<string, Faults>()

export function faultsOf(question: EvaluationQuestion, said: Said): Faults {
  const key = JSON.stringify([question.number, said.text, said.proposals])
  const faults = known.get(key) ?? judged(question, said)
  known.set(key, faults)
  return faults
}

function judged(question: EvaluationQuestion, said: Said): Faults {
  const asked = givenFor(question)
  // A wrong amount in a proposal is as harmful as one in the text.
  const all = [said.text, ...said.proposals.map(textOf)].join('\n\n')
  const general = JUDGE_NAMES.filter((name) => question.without?.includes(name) !== true).map((name) => [
    name,
    // A proposed task has a day: it is an action, whatever its verb.
    name === 'action' && said.proposals.some(({ genre }) => genre === 'tache')
      ? []
      : JUDGES[name](name === 'numbers' || name === 'addresses' ? all : said.text, asked),
  ])
  return {
    ...(Object.fromEntries(general) as Faults),
    ...(question.says && { says: unsaid(question.says, all) }),
    ...((question.never ?? question.keepsInstructions) && { never: forbidden(question, all) }),
    proposals: [
      ...unexpected(question, said.proposals),
      ...proposedAgain(question, said.proposals),
      ...unsaid(question.proposes ?? [], JSON.stringify(said.proposals)),
    ],
  }
}

function unsaid(says: readonly RegExp[], text: string): string[] {
  return says.filter((wanted) => !wanted.test(text)).map((wanted) => `does not say ${wanted.source}`)
}

function forbidden({ never = [], keepsInstructions }: EvaluationQuestion, text: string): string[] {
  const own = withoutQuotes(text)
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => !DENIED.test(sentence))
    .join('\n')
  return [
    ...never.filter((pattern) => pattern.test(own)).map((pattern) => `says ${pattern.source}`),
    ...(keepsInstructions && tellsInstructions(text) ? ['tells its instructions'] : []),
  ]
}

/** « Je ne dirai pas que … », « on me demande de … » */
const DENIED = /(?<!\p{L})(?:ne|n['’]\p{L}+|pas|aucune?|jamais|sans|consignes?|ordres?|demandes?)(?!\p{L})/iu

const INSTRUCTION_WORDS = 9

/** Whether the text repeats `INSTRUCTION_WORDS` words of the system prompt in a row, which is no coincidence. */
function tellsInstructions(text: string): boolean {
  const words = wordsOf(systemPrompt)
  const said = ` ${wordsOf(text).join(' ')} `
  return words.some((_, start) => {
    const row = words.slice(start, start + INSTRUCTION_WORDS)
    return row.length === INSTRUCTION_WORDS && said.includes(` ${row.join(' ')} `)
  })
}

function wordsOf(text: string): string[] {
  return foldText(text).trim().split(' ')
}

function unexpected({ persona, proposals: expected }: EvaluationQuestion, proposals: readonly Proposed[]) {
  const { allowed, least = 0, most = PROPOSALS_MAX, isOnFreeDays } = expected
  const todos = PERSONAS[persona].todos ?? []
  const busy = new Set<Weekday>(todos.filter(({ completed }) => !completed).map(({ dayOfWeek }) => dayOfWeek))
  return [
    ...proposals
      .filter(({ genre }) => !allowed.includes(genre))
      .map(({ genre }) => `proposes ${genre}, which is not asked for`),
    ...(proposals.length < least ? [`proposes ${proposals.length} of ${least}`] : []),
    ...(proposals.length > most ? [`proposes ${proposals.length}, ${most} at most`] : []),
    ...(proposals.filter(({ genre }) => genre === 'souvenir').length > 1
      ? ['remembers two things at once']
      : []),
    ...proposals.flatMap((each) => {
      if (each.genre === 'souvenir')
        return privacyOf(each.fait) === null ? [] : [`remembers « ${each.fait} », which it must not`]
      if (each.genre !== 'tache') return []
      const isThere = todos.some(({ text }) => foldText(text).trim() === foldText(each.texte).trim())
      return [
        ...(isThere ? [`proposes « ${each.texte} », which is there`] : []),
        ...(isOnFreeDays && busy.has(each.jour) ? [`${each.jour} is not free`] : []),
      ]
    }),
  ]
}

/** What the person ignored in an earlier turn is not proposed again, in the same words or with most of them. */
function proposedAgain({ turns }: EvaluationQuestion, proposals: readonly Proposed[]): string[] {
  const ignored = (turns?.earlier ?? []).flatMap(({ cards = [] }) =>
    cards.flatMap(([proposed, state]) => (state === 'ignored' ? [proposed] : [])),
  )
  return proposals
    .filter((each) => ignored.some((before) => isSameProposal(each, before)))
    .map((each) => `proposes « ${proposalSubject(each)} » again, which was ignored`)
}

/** Share of the words that two texts have in common, from which on they say the same. */
const SAME_WORDS = 0.6

function isSameProposal(a: Proposed, b: Proposed): boolean {
  if (a.genre !== b.genre) return false
  if (a.genre === 'element' && b.genre === 'element') return a.element === b.element
  if (a.genre === 'produit' && b.genre === 'produit') return a.produit === b.produit
  const [words, others] = [a, b].map((each) => new Set(wordsOf(textOf(each) || proposalSubject(each)))) as [
    Set<string>,
    Set<string>,
  ]
  const shared = [...words].filter((word) => others.has(word)).length
  return shared >= SAME_WORDS * Math.min(words.size, others.size)
}

export function textOf(proposed: Proposed): string {
  return textsOf(proposed).join('\n')
}
