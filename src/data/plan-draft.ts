import { Listeners } from '@/domain/base/listeners'
import { startOf } from '@/domain/base/text/cut-text'
import { readFields, readInteger, readList, readText } from '@/domain/base/read-field'
import { NO_ANSWERS, readAnswers, type PlanAnswers } from '@/domain/plan/answers'
import { keyOf, readStored, writeStored } from './device/device-storage'
import type { StoredKey } from './device/stored-keys'

// The public page loads it: no Firebase here.

export const PLAN_QUESTIONS = 5
/** After the questions: the plan itself. */
export const PLAN_PREVIEW = PLAN_QUESTIONS + 1

/** The answers to the five questions until they become a plan in an account: half-typed text of the device. */
export interface PlanDraft {
  readonly answers: PlanAnswers
  /** The furthest screen that was seen, 1 to `PLAN_PREVIEW`. */
  readonly reached: number
  /** The lines of the preview that were unticked. */
  readonly without: readonly string[]
  /** ISO: when an account was asked for to write it to; '': nobody asked. */
  readonly wantedAt: string
}

let beginning: PlanDraft = { answers: NO_ANSWERS, reached: 1, without: [], wantedAt: '' }

/** It is begun before it is known for whom: it belongs to the device, and to the person who signs in there. */
const KEY: StoredKey = 'plan.device'
const LINES_MAX = 40
const LINE_MAX = 600

const listeners = new Listeners()
let last: { readonly text: string | null; readonly draft: PlanDraft | null } = { text: null, draft: null }

/** The same until something changes, here or in another tab. */
export function readPlanDraft(): PlanDraft | null {
  const text = readStored(KEY)
  if (text !== last.text) last = { text, draft: text === null ? null : parsePlanDraft(text) }
  return last.draft
}

export function subscribePlanDraft(listener: () => void): () => void {
  const stop = listeners.subscribe(listener)
  const hear = (event: StorageEvent) => {
    const key = keyOf(event)
    if (key === null || key === KEY) listener()
  }
  window.addEventListener('storage', hear)
  return () => {
    stop()
    window.removeEventListener('storage', hear)
  }
}

function parsePlanDraft(text: string): PlanDraft | null {
  let fields
  try {
    fields = readFields(JSON.parse(text))
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
      wantedAt: readText(fields['wantedAt']),
    }
  )
}

function store(draft: PlanDraft | null): boolean {
  const isKept = writeStored(KEY, draft && JSON.stringify(draft))
  listeners.notify()
  return isKept
}

/** A plan that is made anew begins with the answers of last time; a draft of this device goes before. */
export function beginPlanWith(answers: PlanAnswers): void {
  beginning = { ...beginning, answers }
}

export function firstAnswers(): PlanAnswers {
  return beginning.answers
}

/** Changes the draft as it is by now, another tab's answers included. False: the device cannot keep it, this page can. */
export function changePlanDraft(change: (draft: PlanDraft) => PlanDraft): boolean {
  return store(change(readPlanDraft() ?? beginning))
}

/** Removes it from the device; returns it for an undo. */
export function dropPlanDraft(): PlanDraft | null {
  const draft = readPlanDraft()
  store(null)
  return draft
}

/** « Créer mon compte » was pressed under it. */
export function wantPlanInNewAccount(now: Date): void {
  changePlanDraft((draft) => ({ ...draft, wantedAt: now.toISOString() }))
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
 * A session that is not to be remembered keeps its texts with the tab: the draft that was made on this device before the
 * login goes there too.
 */
export function followSession(): void {
  const onDevice = readStored(KEY, 'device')
  if (onDevice === null || readStored(KEY) !== null) return
  writeStored(KEY, onDevice)
  writeStored(KEY, null, 'device')
  listeners.notify()
}
