import { startOf } from '@/domain/base/text/cut-text'
import { PROJECT_TITLE_MAX } from '@/domain/base/text/text-limits'
import { readFields, readInteger, readList, readText } from '@/domain/base/read-field'
import { NO_ANSWERS, readAnswers, type PlanAnswers } from '@/domain/plan/answers'
import type { StoredKey } from './device/stored-keys'
import { typedValue } from './device/typed-text'

// Loaded by the public page: no Firebase here.

/** A screen each. */
export const PLAN_QUESTIONS = 5
/** Number of the preview, the screen after the questions. */
export const PLAN_PREVIEW = PLAN_QUESTIONS + 1

/** Answers to the five questions until an account's plan is written: typed text of the device. */
export interface PlanDraft {
  readonly answers: PlanAnswers
  /** Furthest screen that was opened, 1 to `PLAN_PREVIEW`. */
  readonly reached: number
  /** Unticked lines of the preview. */
  readonly without: readonly string[]
  /** The project's name as typed in the preview; null: the proposed one. */
  readonly title: string | null
  /** ISO time of « Créer mon compte »; '': not pressed. */
  readonly wantedAt: string
  /** ISO time from which the preview counted its dates, at the press; '': never pressed. */
  readonly seenAt: string
}

let beginning: PlanDraft = {
  answers: NO_ANSWERS,
  reached: 1,
  without: [],
  title: null,
  wantedAt: '',
  seenAt: '',
}

/** The draft is older than the account: it belongs to the device, and to the person who signs in there. */
const KEY: StoredKey = 'plan.device'
const LINES_MAX = 40
const LINE_MAX = 600

const stored = typedValue<PlanDraft | null>(parsePlanDraft, (draft) => draft && JSON.stringify(draft))

/** The same object until the draft changes, here or in another tab; `subscribeTyped` tells of changes. */
export function readPlanDraft(): PlanDraft | null {
  return stored.read(KEY)
}

function parsePlanDraft(text: string | null): PlanDraft | null {
  let fields
  try {
    fields = readFields(JSON.parse(text ?? 'null'))
  } catch {
    return null
  }
  return (
    fields && {
      answers: readAnswers(fields['answers']),
      reached: readInteger(fields['reached'], 1, PLAN_PREVIEW, 1),
      without: readList(fields['without'])
        .slice(0, LINES_MAX)
        .map((line) => startOf(readText(line), LINE_MAX)),
      title: typeof fields['title'] === 'string' ? startOf(fields['title'], PROJECT_TITLE_MAX) : null,
      wantedAt: readText(fields['wantedAt']),
      seenAt: readText(fields['seenAt']),
    }
  )
}

/** Starting values: the device's draft, else the answers of the stored plan. */
export function beginPlanWith(answers: PlanAnswers): void {
  beginning = { ...beginning, answers }
}

export function firstAnswers(): PlanAnswers {
  return beginning.answers
}

/** Changes the current draft, other tabs' answers included. False: storage refused it; this page has it in memory. */
export function changePlanDraft(change: (draft: PlanDraft) => PlanDraft): boolean {
  return stored.write(KEY, change(readPlanDraft() ?? beginning))
}

/** Removes the draft; returns it for an undo. */
export function dropPlanDraft(): PlanDraft | null {
  const draft = readPlanDraft()
  stored.write(KEY, null)
  return draft
}

/** Records that « Créer mon compte » was pressed. `seen`: the preview's time. */
export function wantPlanInNewAccount(now: Date, seen: Date): void {
  changePlanDraft((draft) => ({ ...draft, wantedAt: now.toISOString(), seenAt: seen.toISOString() }))
}

let isWantedHere = false

/** Records that « Créer mon plan » was pressed on this page. `seen`: the preview's time. */
export function wantPlanHere(seen: Date): void {
  isWantedHere = true
  changePlanDraft((draft) => ({ ...draft, seenAt: seen.toISOString() }))
}

/** Whether « Créer mon plan » was pressed on this page; true once. */
export function takeWantedHere(): boolean {
  const was = isWantedHere
  isWantedHere = false
  return was
}

let isWriting = false

/** Told with the next change of the draft: the writer changes it after its beginning and before its end. */
export function setPlanWriting(isOn: boolean): void {
  isWriting = isOn
}

/** Whether « Créer mon plan » or « Créer mon compte » was pressed and the plan is not in the account yet. */
export function isPlanOnItsWay(): boolean {
  return isWantedHere || isWriting || (readPlanDraft()?.wantedAt ?? '') !== ''
}
