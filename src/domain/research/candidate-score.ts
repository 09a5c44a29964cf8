import { counted } from '@/domain/base/text/french-count'
import { CRITERIA, type Candidate, type Verdicts } from './candidate'

export interface CandidateScore {
  readonly yes: number
  readonly no: number
  /** yes + no: an unset criterion counts as neither. */
  readonly answered: number
  readonly unanswered: number
  readonly total: number
}

export function scoreOf(verdicts: Verdicts): CandidateScore {
  const values = CRITERIA.map(({ key }) => verdicts[key])
  const yes = values.filter((value) => value === true).length
  const no = values.filter((value) => value === false).length
  const total = values.length
  return { yes, no, answered: yes + no, unanswered: total - yes - no, total }
}

export const ANSWERS_FOR_A_VERDICT = 6

export type CandidateVerdict = 'promising' | 'unsure' | 'weak'

export const VERDICT_LABELS: Readonly<Record<CandidateVerdict, string>> = {
  promising: 'Prometteur',
  unsure: 'À creuser',
  weak: 'À écarter',
}
export const NO_VERDICT_LABEL = 'À évaluer'

const PROMISING_FROM = 3 / 4
const UNSURE_FROM = 1 / 2

const VERDICT_REASONS: Readonly<Record<CandidateVerdict, string>> = {
  promising: 'au moins 3 oui sur 4 réponses',
  unsure: 'au moins 2 oui sur 4 réponses, moins de 3',
  weak: 'moins de 2 oui sur 4 réponses',
}

/** Verdict by the share of yes among the answers; null: too few answers. */
export function verdictOf({ yes, answered }: CandidateScore): CandidateVerdict | null {
  if (answered < ANSWERS_FOR_A_VERDICT) return null
  const share = yes / answered
  if (share >= PROMISING_FROM) return 'promising'
  return share >= UNSURE_FROM ? 'unsure' : 'weak'
}

export function isPromising({ verdicts }: Pick<Candidate, 'verdicts'>): boolean {
  return verdictOf(scoreOf(verdicts)) === 'promising'
}

/** Without a verdict « encore 2 réponses ». */
export function verdictReason(score: CandidateScore): string {
  const verdict = verdictOf(score)
  if (verdict) return VERDICT_REASONS[verdict]
  const missing = ANSWERS_FOR_A_VERDICT - score.answered
  return `encore ${counted(missing, 'réponse')}`
}

/** « 3 oui sur 6 réponses », of a verdict or of fewer answers: a share of two would say more than it knows. */
export function answersText({ yes, answered }: CandidateScore): string {
  return answered === 0 ? 'aucune réponse' : `${yes} oui sur ${counted(answered, 'réponse')}`
}

/** « 3 oui sur 7 réponses (43 %) » */
export function scoreText(score: CandidateScore): string {
  const { yes, answered } = score
  const share = answered === 0 ? '' : ` (${Math.round((100 * yes) / answered)}\u00a0%)`
  return `${answersText(score)}${share}`
}

/** Best first: more yes, then fewer no. */
export function byScore(a: CandidateScore, b: CandidateScore): number {
  return b.yes - a.yes || a.no - b.no
}
