import * as json from '@/domain/base/json'
import { PRIORITIES, PRIORITY_MAX, WEEK_IF_THEN_MAX, WEEK_TEXT_MAX } from '@/domain/base/text/text-limits'
import { Refusal } from '@/domain/base/write'
import { textKey } from '@/domain/base/text/fold-text'

export interface ReviewTexts {
  readonly went: string
  readonly blocked: string
  /** « Si… alors… »; '': none. */
  readonly ifThen: string
  /** At most three single lines, none blank. */
  readonly priorities: readonly string[]
}

export const readReviewTexts = json.object<ReviewTexts>({
  went: json.text,
  blocked: json.text,
  ifThen: json.text,
  priorities: json.list(json.text),
})

export const NO_TEXTS: ReviewTexts = { went: '', blocked: '', ifThen: '', priorities: [] }

const LIMITS = { went: WEEK_TEXT_MAX, blocked: WEEK_TEXT_MAX, ifThen: WEEK_IF_THEN_MAX } as const
const BETWEEN = '\n\n'
const BETWEEN_PRIORITIES = ' · '

export function isSameReview(a: ReviewTexts, b: ReviewTexts): boolean {
  return (
    (Object.keys(LIMITS) as (keyof typeof LIMITS)[]).every((field) => a[field].trim() === b[field].trim()) &&
    isSameList(a.priorities, b.priorities)
  )
}

/**
 * Three-way merge of a review with the texts stored since it was begun (`base`). A text that one side changed is that side's; a text that
 * both changed contains both. Throws `Refusal` if both do not fit.
 */
export function joinReviews(base: ReviewTexts, stored: ReviewTexts, own: ReviewTexts): ReviewTexts {
  const text = (field: keyof typeof LIMITS) =>
    joinTexts(base[field], stored[field], own[field], LIMITS[field])
  return {
    went: text('went'),
    blocked: text('blocked'),
    ifThen: text('ifThen'),
    priorities: joinPriorities(base.priorities, stored.priorities, own.priorities),
  }
}

function joinTexts(base: string, stored: string, own: string, max: number): string {
  if (stored === base || stored === own) return own
  // Idempotent: the stored text may already contain both.
  if (own === base || stored.includes(own)) return stored
  const joined = stored + BETWEEN + own
  if (joined.length > max) throw new Refusal('too-large')
  return joined
}

function joinPriorities(
  base: readonly string[],
  stored: readonly string[],
  own: readonly string[],
): readonly string[] {
  if (isSameList(stored, base) || isSameList(stored, own)) return own
  if (isSameList(own, base)) return stored
  const kept = stored.filter((text) => !has(base, text) || has(own, text))
  return own
    .filter(
      (text) =>
        !has(base, text) &&
        !has(
          kept.flatMap((one) => one.split(BETWEEN_PRIORITIES)),
          text,
        ),
    )
    .reduce(withPriority, kept)
}

/** Adds a priority in a free place, or appends it to another one. If it fits nowhere, only its todo exists. */
function withPriority(list: readonly string[], text: string): readonly string[] {
  if (list.length < PRIORITIES) return [...list, text]
  const at = list.findIndex((one) => (one + BETWEEN_PRIORITIES + text).length <= PRIORITY_MAX)
  return list.map((one, index) => (index === at ? one + BETWEEN_PRIORITIES + text : one))
}

function has(list: readonly string[], text: string): boolean {
  return list.some((one) => textKey(one) === textKey(text))
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, index) => text === b[index])
}
