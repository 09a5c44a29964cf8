import { foldText } from '@/domain/base/text/fold-text'
import type { Weekday } from '@/domain/base/time/weekday'
import { privacyOf } from '@/domain/coach/facts/fact-privacy'
import type { Proposed, ProposalKind } from '@/domain/coach/cards/card-kinds'
import { textsOf } from '@/domain/coach/cards/proposal'
import { systemPrompt } from '../../functions/src/coach/system-prompt'
import { JUDGE_NAMES, JUDGES, type JudgeName } from './judges'
import { withoutQuotes } from './passages'
import { dossierOfPersona, PERSONAS } from './personas'
import type { EvaluationQuestion } from './questions'

export interface Expected {
  readonly says?: readonly RegExp[]
  /** Neither in the answer's own words nor in its proposals. Denied, quoted or reported text does not count. */
  readonly never?: readonly RegExp[]
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

export function faultsOf(question: EvaluationQuestion, said: Said): Faults {
  const dossier = dossierOfPersona(question.persona)
  const asked = { question: question.question, dossier }
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
    proposals: unexpected(question, said.proposals),
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
  const { allowed, least = 0, most = 5, isOnFreeDays } = expected
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

export function textOf(proposed: Proposed): string {
  return textsOf(proposed).join('\n')
}
