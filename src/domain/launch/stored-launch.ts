import { parseLocalDate } from '@/domain/base/time/local-date'
import { readFields, readText, type Fields } from '@/domain/base/read-field'
import { startOf } from '@/domain/base/text/cut-text'
import type { Write } from '@/domain/base/write'
import { projectPath } from '@/domain/projects/project-writes'
import { QUESTIONS, readAnswers, type GivenAnswers, type QuestionKey } from './answers'
import type { PriceFrom } from './control/context'
import { controlText, readControl, type ControlResult } from './control-result'
import { withPrice } from './control/crossed-price'
import { dutyOf, questionsOf } from './duties/duties'
import { kindOf } from './duties/duty-conditions'
import { DUTY_ROWS, type DutyId } from './duties/duty-rows'
import { FACT_KEYS, type FactKey, type Facts } from './facts'

/** « Mise en vente » of a project. */
export interface Launch {
  readonly answers: GivenAnswers
  readonly facts: Facts
  /** Duties that the person has: « Je l'ai »; answers that the person confirmed. */
  readonly marks: readonly DutyId[]
  readonly prices: readonly PriceFrom[]
  /** Of the project's own page. Null: it was not controlled. */
  readonly control: ControlResult | null
}

/** A key of the stored map, whose values are all texts: the rules bound their joined length. */
export type LaunchField = QuestionKey | FactKey | 'marks' | 'control'

export const LAUNCH_FIELDS: readonly LaunchField[] = [
  ...QUESTIONS.map(({ key }) => key),
  ...FACT_KEYS,
  'marks',
  'control',
]

export const FACT_MAX_LENGTH = 500
/** A list of addresses. */
export const PHOTOS_MAX_LENGTH = 2_000

export function factMax(key: FactKey): number {
  return key === 'photos' ? PHOTOS_MAX_LENGTH : FACT_MAX_LENGTH
}

const NO_FIELDS: Fields = {}

/** `project`: the stored document. */
export function parseLaunch(project: Fields | null): Launch {
  const stored = readFields(project?.['launch']) ?? NO_FIELDS
  const facts = FACT_KEYS.flatMap((key) => {
    const text = readText(stored[key])
    return text === '' ? [] : [[key, text]]
  })
  return {
    answers: readAnswers(stored),
    facts: Object.fromEntries(facts) as Facts,
    marks: readMarks(readText(stored['marks'])),
    prices: readPrices(readText(stored['prices'])),
    control: readControl(readText(stored['control'])),
  }
}

function readMarks(text: string): readonly DutyId[] {
  const marked = text.split(' ')
  return DUTY_ROWS.map(({ id }) => id).filter((id) => marked.includes(id))
}

/** « 2026-11-01:3990 2026-11-28:2990 » */
function readPrices(text: string): readonly PriceFrom[] {
  return text.split(' ').flatMap((entry) => {
    const [, day, cents] = /^(\d{4}-\d\d-\d\d):(\d{1,9})$/.exec(entry) ?? []
    const on = parseLocalDate(day)
    return on ? [{ on, cents: Number(cents) }] : []
  })
}

export interface LaunchChange {
  readonly id: string
  readonly field: LaunchField
  /** '': removes the field. */
  readonly value: string
  /** A changed price is kept with its day, for the 30 days of a crossed price. */
  readonly price?: PriceFrom | undefined
}

/** Changes one field of the map; nothing where the project is missing or another person's. */
export function launchWrites(
  stored: Fields | null,
  { id, field, value, price }: LaunchChange,
  uid: string,
): readonly Write[] {
  if (!stored || stored['userId'] !== uid) return []
  const { [field]: before, ...rest } = readFields(stored['launch']) ?? NO_FIELDS
  const text = storedText(field, value)
  if (text === null) return []
  const others = readText(before) === text ? rest : withoutConfirmation(rest, field)
  // Prices noted before the product was on sale were practised by nobody.
  const isBegun = field === 'selling' && readText(before) !== 'yes'
  const prices = price && withPrice(isBegun ? [] : parseLaunch(stored).prices, price)
  const launch = {
    ...others,
    ...(text !== '' && { [field]: text }),
    ...(prices && { prices: prices.map(({ on, cents }) => `${on}:${cents}`).join(' ') }),
  }
  return [{ kind: 'update', path: projectPath(id), fields: { launch } }]
}

/** Null: no answer of this question, no result of a control. */
function storedText(field: LaunchField, value: string): string | null {
  if (value === '') return value
  if (field === 'marks') return readMarks(value).join(' ')
  if (field === 'control') {
    const result = readControl(value)
    return result && controlText(result)
  }
  const fact = FACT_KEYS.find((key) => key === field)
  if (fact) return startOf(value, factMax(fact))
  return field in readAnswers({ [field]: value }) ? value : null
}

/** « Mes réponses sont justes » holds for the answers that were read, not for other ones. */
function withoutConfirmation({ marks, ...others }: Fields, changed: LaunchField): Fields {
  const left = readMarks(readText(marks)).filter(
    (id) => kindOf(id) !== 'check' || !questionsOf(dutyOf(id)).some((key) => key === changed),
  )
  return left.length === 0 ? others : { ...others, marks: left.join(' ') }
}

/** « Je l'ai », « C’est vu » and « Mes réponses sont justes », on and off. */
export function withMark(marks: readonly DutyId[], id: DutyId): string {
  const next = marks.includes(id) ? marks.filter((each) => each !== id) : [...marks, id]
  return next.join(' ')
}
