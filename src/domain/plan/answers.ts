import * as json from '@/domain/base/json'
import { startOf } from '@/domain/base/text/cut-text'
import { readFields, readList, readText, type Fields } from '@/domain/base/read-field'
import { parseWeekday, WEEKDAYS, type Weekday } from '@/domain/base/time/weekday'

// The public page asks these questions before a person has an account, so this file imports nothing of the product.

/** Longest texts, in UTF-16 code units; same in `firestore.rules`. */
export const PLAN_PRODUCT_MAX = 120
export const PLAN_SUCCESS_MAX = 300
export const PLAN_IF_THEN_MAX = 300

/** « Où en êtes-vous ? » */
export const STAGES = [
  { value: 'desire', label: 'J’ai juste envie de me lancer' },
  { value: 'idea', label: 'Une idée de produit' },
  { value: 'product', label: 'Un produit choisi' },
  { value: 'shop', label: 'Une boutique ouverte' },
  { value: 'sales', label: 'J’ai déjà vendu' },
] as const

/** « Combien de temps par semaine ? » */
export const HOURS = [
  { value: 2, label: '2\u00a0h' },
  { value: 5, label: '5\u00a0h' },
  { value: 10, label: '10\u00a0h' },
  { value: 15, label: 'Plus de 10\u00a0h' },
] as const

/** « Budget de départ ? » */
export const BUDGETS = [
  { value: 'none', label: '0\u00a0€' },
  { value: 'under300', label: 'Moins de 300\u00a0€' },
  { value: 'under1000', label: '300 à 1\u202f000\u00a0€' },
  { value: 'more', label: 'Plus de 1\u202f000\u00a0€' },
  { value: 'unknown', label: 'Je ne sais pas' },
] as const

/** « Qu'est-ce qui risque de vous freiner ? » */
export const OBSTACLES = [
  { value: 'procrastination', label: 'La procrastination' },
  { value: 'choice', label: 'La peur de mal choisir' },
  { value: 'technique', label: 'La technique' },
  { value: 'money', label: 'L’argent' },
  { value: 'time', label: 'Le temps' },
  { value: 'other', label: 'Autre chose' },
] as const

export type Stage = (typeof STAGES)[number]['value']
export type Hours = (typeof HOURS)[number]['value']
export type Budget = (typeof BUDGETS)[number]['value']
export type Obstacle = (typeof OBSTACLES)[number]['value']

/** The weekly slot; `hour` from 0 to 23. */
export interface PlanMoment {
  readonly day: Weekday
  readonly hour: number
}

/** The answers so far; every question is optional: null, '' or none. */
export interface PlanAnswers {
  readonly stage: Stage | null
  /** Product idea in the person's words, and title of the first project. Asked from « une idée » on. */
  readonly product: string
  readonly hours: Hours | null
  /** In the order of the week, without duplicates. */
  readonly days: readonly Weekday[]
  readonly budget: Budget | null
  /** « Dans 3 mois, à quoi verrez-vous que ça marche ? » */
  readonly success: string
  readonly obstacle: Obstacle | null
  /** « Si … alors je … », as edited by the person; '' for none. */
  readonly ifThen: string
  readonly moment: PlanMoment | null
}

export const NO_ANSWERS: PlanAnswers = {
  stage: null,
  product: '',
  hours: null,
  days: [],
  budget: null,
  success: '',
  obstacle: null,
  ifThen: '',
  moment: null,
}

/** Reads answers of a device, a document or another version; an unreadable answer counts as not given. */
export function readAnswers(data: unknown): PlanAnswers {
  const fields: Fields = readFields(data) ?? {}
  const days = readList(fields['days']).map(parseWeekday)
  return {
    stage: choiceOf(STAGES, fields['stage']),
    product: readLine(fields['product'], PLAN_PRODUCT_MAX),
    hours: choiceOf(HOURS, fields['hours']),
    days: WEEKDAYS.filter((day) => days.includes(day)),
    budget: choiceOf(BUDGETS, fields['budget']),
    success: readLine(fields['success'], PLAN_SUCCESS_MAX),
    obstacle: choiceOf(OBSTACLES, fields['obstacle']),
    ifThen: readLine(fields['ifThen'], PLAN_IF_THEN_MAX),
    moment: readMoment(fields['moment']),
  }
}

/** The same answers from the device, where each of them must be readable. */
export const readStoredAnswers = json.object<PlanAnswers>({
  stage: json.orNull(oneOf(STAGES)),
  product: json.text,
  hours: json.orNull(oneOf(HOURS)),
  days: json.list(json.weekday),
  budget: json.orNull(oneOf(BUDGETS)),
  success: json.text,
  obstacle: json.orNull(oneOf(OBSTACLES)),
  ifThen: json.text,
  moment: json.orNull(json.object<PlanMoment>({ day: json.weekday, hour: json.integer })),
})

function oneOf<const V extends string | number>(choices: readonly { readonly value: V }[]): json.Reader<V> {
  return json.oneOf(choices.map(({ value }) => value))
}

export function choiceLabel<V>(
  choices: readonly { readonly value: V; readonly label: string }[],
  value: V | null,
): string {
  return choices.find((choice) => choice.value === value)?.label ?? ''
}

/** A product is asked of a person who has at least an idea. */
export function asksProduct({ stage }: Pick<PlanAnswers, 'stage'>): boolean {
  return stage !== null && stage !== 'desire'
}

/** « samedi à 10 h » */
export function momentText({ day, hour }: PlanMoment): string {
  return `${day} à ${hour}\u00a0h`
}

function choiceOf<V>(choices: readonly { readonly value: V }[], value: unknown): V | null {
  return choices.find((choice) => choice.value === value)?.value ?? null
}

function readMoment(data: unknown): PlanMoment | null {
  const fields = readFields(data)
  const day = parseWeekday(fields?.['day'])
  const hour = fields?.['hour']
  if (!day || typeof hour !== 'number' || !Number.isInteger(hour) || hour < 0 || hour > 23) return null
  return { day, hour }
}

/** The text as typed, with white space as spaces, and cut. */
function readLine(value: unknown, max: number): string {
  return startOf(readText(value).replace(/\s/g, ' '), max)
}
