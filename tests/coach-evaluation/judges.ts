import { claimsToHaveSaved } from '../../src/domain/coach/claims'
import { SOURCE_KEYS } from '../../src/domain/coach/sources'

/** What was asked, and what went with the question. */
export interface Asked {
  readonly question: string
  readonly dossier: string
  /** A plan was asked for: it may be long. */
  readonly wantsPlan?: boolean
}

/** What is wrong with an answer, in words; none: nothing. */
export type Judge = (answer: string, asked: Asked) => readonly string[]

/** What can be said of any answer without a model's opinion. The same text always gets the same judgement. */
export const JUDGES = {
  sources: (answer) =>
    [...answer.matchAll(/\[\[([^\]]*)\]\]/g)].flatMap(([mark, key]) =>
      SOURCE_KEYS.some((known) => known === key) ? [] : [`${mark} is no source of ours`],
    ),
  addresses: (answer, { question, dossier }) =>
    [...answer.matchAll(/\b(?:https?:\/\/|www\.)[^\s)\]>»]+/gi)].flatMap(([address]) =>
      `${question} ${dossier}`.includes(address.replace(/[.,;:!?]+$/, ''))
        ? []
        : [`${address} is nobody's link`],
    ),
  numbers: unfoundedNumbers,
  action: (answer) => (hasAction(answer) ? [] : ['no next action with its moment']),
  tone: (answer) =>
    [...answer.matchAll(/(?<![\p{L}-])(?:vous|votre|vos)(?!\p{L})/giu)].length === 0 ? [] : ['says « vous »'],
  length: (answer, { wantsPlan }) => {
    const words = answer.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
    return words > LONGEST && wantsPlan !== true ? [`${words} words`] : []
  },
  questions: (answer) => {
    const count = [...answer.matchAll(/\?/g)].length
    return count > 2 ? [`${count} questions`] : []
  },
  claims: (answer) => (claimsToHaveSaved(answer) ? ['says that it saved something'] : []),
} as const satisfies Readonly<Record<string, Judge>>

export type JudgeName = keyof typeof JUDGES
export const JUDGE_NAMES = Object.keys(JUDGES) as readonly JudgeName[]

const LONGEST = 350

/** « 29,90 € », « 38 % », « 1 200 euros » */
const AMOUNT =
  /(?<![\d,.])(\d{1,3}(?:[ \u00a0\u202f.]\d{3})+|\d+)(?:,(\d{1,2}))?[ \u00a0\u202f]*(€|%|euros?\b)/gi
const NUMBER = /(?<![\d,.])(\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d+)(?:[,.](\d{1,2}))?(?!\d)/g

/**
 * Each amount and share must be the person's, come from two of theirs by one operation, or stand in a passage that calls
 * itself an example. What the answer itself has worked out so counts as known for what follows.
 */
function unfoundedNumbers(answer: string, { question, dossier }: Asked): string[] {
  const known = new Set(
    [...`${question}\n${dossier}`.matchAll(NUMBER)].map(([, whole, part]) => valueOf(whole, part)),
  )
  return answer.split(/\n{2,}/).flatMap((passage) => {
    const isExample = /\bexemples?\b/i.test(passage)
    return [...passage.matchAll(AMOUNT)].flatMap(([text, whole, part, unit]) => {
      const value = valueOf(whole, part)
      if (isExample || isFounded(value, unit === '%', known)) {
        known.add(value)
        return []
      }
      return [`${text} comes from nowhere`]
    })
  })
}

function isFounded(value: number, isShare: boolean, known: ReadonlySet<number>): boolean {
  if (known.has(value)) return true
  const near = (made: number, by: number) => Math.abs(made - value) <= by
  const numbers = [...known]
  return numbers.some((a) =>
    numbers.some(
      (b) =>
        near(a + b, 0.011) ||
        near(a - b, 0.011) ||
        near(a * b, 0.011) ||
        (b !== 0 && near(a / b, 0.011)) ||
        (isShare && b !== 0 && near((a / b) * 100, 1)) ||
        near((a * b) / 100, 0.011),
    ),
  )
}

function valueOf(whole: string | undefined, part: string | undefined): number {
  return Number(`${(whole ?? '').replace(/[^\d]/g, '')}.${part ?? '0'}`)
}

const MOMENT =
  /\b(?:aujourd'hui|aujourd’hui|ce soir|ce matin|cet après-midi|demain|maintenant|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|\d{1,2}\s?(?:h|min|minutes?)\b)/i
const STEP =
  /(?<!\p{L})(?:écris|ouvre|note|appelle|filme|calcule|choisis|compare|demande|commande|teste|prends|fais|cherche|regarde|liste|remplis|envoie|pose|mesure|publie|vérifie|relis|coupe|bloque|prépare|crée|ajoute|mets|contacte|raconte|lis|décris|arrête)(?!\p{L})/iu

/** Somebody can begin with it: a verb that says what to do, and when or for how long. */
function hasAction(answer: string): boolean {
  return STEP.test(answer) && MOMENT.test(answer)
}
