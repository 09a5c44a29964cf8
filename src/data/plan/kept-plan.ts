import { startOf } from '@/domain/base/cut-text'
import { readFields, readInteger, readList, readText } from '@/domain/base/read-field'
import { NO_ANSWERS, readAnswers, type PlanAnswers } from '@/domain/plan/answers'
import { readStored, storedKeys, writeStored } from '@/data/device/device-storage'
import { keepTexts } from '@/data/device/kept'
import type { StoredKey } from '@/data/device/stored-keys'

// The public page loads it: no Firebase here.

export const PLAN_QUESTIONS = 5
/** After the questions: the plan itself. */
export const PLAN_PREVIEW = PLAN_QUESTIONS + 1

/** A first plan that no account has yet. */
export interface KeptPlan {
  readonly answers: PlanAnswers
  /** The furthest screen that was seen, 1 to `PLAN_PREVIEW`. */
  readonly reached: number
  /** The lines of the preview that were unticked. */
  readonly without: readonly string[]
  /** ISO: when an account was asked for to write it to; '': nobody asked. */
  readonly wantedAt: string
}

let beginning: KeptPlan = { answers: NO_ANSWERS, reached: 1, without: [], wantedAt: '' }

/** It is made before it is known for whom: it belongs to the device, and to whoever signs in there. */
const PLACE = 'device'
const KEY: StoredKey = `plan.${PLACE}`
const LINES_MAX = 40
const LINE_MAX = 600

export const keptPlan = keepTexts<KeptPlan, KeptPlan | null>({
  family: 'plan',
  screen: 'account',
  losses: [
    {
      one: 'plan en 5 questions pas encore créé',
      many: 'plans en 5 questions pas encore créés',
      count: () => (hasKeptPlan() ? 1 : 0),
    },
  ],
  exported: null,
  format: (plan) => JSON.stringify(plan),
  parse(text) {
    const fields = readFields(JSON.parse(text))
    return (
      fields && {
        answers: readAnswers(fields['answers']),
        reached: readInteger(fields['reached'], 1, PLAN_PREVIEW, 1),
        without: readList(fields['without'])
          .slice(0, LINES_MAX)
          .map((line) => startOf(readText(line), LINE_MAX)),
        wantedAt: readText(fields['wantedAt']),
      }
    )
  },
  view: (plans) => plans.get('') ?? null,
})

export const subscribeKeptPlan = keptPlan.subscribe

/** The same until something changes, here or in another tab. */
export function readKeptPlan(): KeptPlan | null {
  return keptPlan.read(PLACE)
}

/** Whether there is one at all, for who would have to load this only to ask. */
function hasKeptPlan(): boolean {
  return storedKeys(KEY).length > 0
}

/** Who makes their plan anew begins with what they said last time; what is kept here already goes before. */
export function beginPlanWith(answers: PlanAnswers): void {
  beginning = { ...beginning, answers }
}

export function firstAnswers(): PlanAnswers {
  return beginning.answers
}

/** Changes it, be it what another tab wrote an instant ago. False: the device cannot keep it, this page can. */
export function changeKeptPlan(change: (plan: KeptPlan) => KeptPlan): boolean {
  return keptPlan.edit(PLACE, (plans) => plans.set('', change(plans.get('') ?? beginning)))
}

/** Gone from the device; what it was, for who changes their mind. */
export function dropKeptPlan(): KeptPlan | null {
  const plan = readKeptPlan()
  keptPlan.edit(PLACE, (plans) => plans.delete(''))
  return plan
}

/** « Créer mon compte » was pressed under it. */
export function wantPlanInNewAccount(now: Date): void {
  changeKeptPlan((plan) => ({ ...plan, wantedAt: now.toISOString() }))
}

let isWantedHere = false

/** « Créer mon plan » was pressed on this page: not in another tab, and not on a page that was left before it was written. */
export function wantPlanHere(): void {
  isWantedHere = true
}

/** True once. */
export function takeWantedHere(): boolean {
  const was = isWantedHere
  isWantedHere = false
  return was
}

/**
 * Whoever is not to be remembered here keeps their drafts with the tab: the plan that they made on this device before they
 * logged in goes there too.
 */
export function followSession(): void {
  const onDevice = readStored(KEY, 'device')
  if (onDevice === null || readStored(KEY) !== null) return
  writeStored(KEY, onDevice)
  writeStored(KEY, null, 'device')
  keptPlan.values(PLACE)
}
