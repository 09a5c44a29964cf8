import { offerUndo } from '@/components/offer-undo'
import { alreadyThere, createPlan, makePlan, type PlanLeft } from '@/data/plan'
import {
  changePlanDraft,
  dropPlanDraft,
  PLAN_PREVIEW,
  readPlanDraft,
  setPlanWriting,
  takeWantedHere,
  type PlanDraft,
} from '@/data/plan-draft'
import { isSignedIn } from '@/data/device/session-store'
import { syncOf } from '@/data/sync/current'
import type { Entry } from '@/data/sync/entry'
import { UNDO_MS } from '@/domain/base/business'
import { counted } from '@/domain/base/text/french-count'
import { readDate, readFields, readList, readText } from '@/domain/base/read-field'
import { readAnswers, type PlanAnswers } from '@/domain/plan/answers'
import { plannedSince, type ChosenPlan } from '@/domain/plan/first-plan'
import { showToast, type ToastOptions } from '@/ui/toast'
import { chosenOf } from '@/domain/plan/plan-lines'

/** An older draft may be another person's on this device. */
const ASKED_MS = 24 * 3_600_000

/** Writes the plan if it was requested on this page or by the new account. */
export async function arriveWithPlan(uid: string, isNewAccount: boolean): Promise<void> {
  const kept = readPlanDraft()
  const isWanted = takeWantedHere() || (isNewAccount && kept !== null && wasAskedFor(kept, new Date()))
  if (isWanted) await writePlan(uid)
}

/** Whether « Créer mon compte » was pressed for this draft. */
function wasAskedFor({ wantedAt }: PlanDraft, now: Date): boolean {
  const asked = readDate(wantedAt)?.getTime()
  return asked !== undefined && Math.abs(now.getTime() - asked) < ASKED_MS
}

async function writePlan(uid: string): Promise<void> {
  const draft = readPlanDraft()
  if (!draft) return
  // The dates that the preview showed.
  const seen = readDate(draft.seenAt) ?? new Date()
  setPlanWriting(true)
  // Withdraws the request: if the page is left now, the plan is proposed again.
  changePlanDraft((known) => ({ ...known, wantedAt: '' }))
  const now = new Date()
  // A new account may have a plan already: a second one on the same page.
  const there = await alreadyThere(uid, plannedSince(seen, now, draft.answers))
  const chosen = chosenOf(plannedSince(seen, now, draft.answers, there), draft.without, draft.title)
  const undo = await createPlan(uid, chosen, draft.answers, draft.without).finally(() =>
    setPlanWriting(false),
  )
  dropPlanDraft()
  offerUndo(`Votre plan est créé\u00a0: ${wordsOf(chosen)}.`, () => void takeBack(uid, undo, draft))
}

/** Restores the draft, with all answers, to be proposed again. */
async function takeBack(uid: string, undo: () => Promise<PlanLeft>, draft: PlanDraft): Promise<void> {
  const left = await undo()
  if (!isSignedIn(uid)) return
  const stays = leftWords(left)
  const words = stays ? `Votre plan est annulé. ${stays}` : 'Votre plan est annulé.'
  if (proposeAgain({ ...draft, wantedAt: '' }, { text: words }) && stays) showToast({ text: stays })
}

/**
 * Makes this plan the draft again. Newer answers of this device stay: the plan is then the action of a toast. False: it is. `onTaken`: after it
 * is the draft.
 */
function proposeAgain(
  plan: PlanDraft,
  { text, tone = 'info' }: ToastOptions,
  onTaken: () => void = () => undefined,
): boolean {
  const take = () => {
    changePlanDraft(() => plan)
    onTaken()
  }
  const newer = readPlanDraft()
  if (newer && !areEqual(newer.answers, plan.answers)) {
    showToast({
      text: `${text} Vos réponses plus récentes sont gardées.`,
      tone,
      duration: UNDO_MS,
      action: { label: 'Reprendre ce plan', run: take },
    })
    return false
  }
  take()
  return true
}

function areEqual(one: PlanAnswers, other: PlanAnswers): boolean {
  return JSON.stringify(readAnswers(one)) === JSON.stringify(readAnswers(other))
}

export function isRefusedPlan({ name, fault }: Entry): boolean {
  return name === makePlan.name && fault !== null
}

/**
 * Restores a refused plan as one draft, instead of one « Réessayer » per project and todo. Beside newer answers it stays a refused entry until
 * the person takes it back.
 */
export function draftAgain(uid: string, { number, args }: Entry): void {
  const fields = readFields(args)
  const plan: PlanDraft = {
    answers: readAnswers(fields?.['answers']),
    reached: PLAN_PREVIEW,
    without: readList(fields?.['without']).map((line) => readText(line)),
    title: readText(readFields(fields?.['project'])?.['title']) || null,
    wantedAt: '',
    seenAt: '',
  }
  const words = { text: 'Votre plan n’a pas pu être enregistré.', tone: 'alert' } as const
  if (!proposeAgain(plan, words, () => void syncOf(uid).giveUp([number]))) return
  showToast({
    text: 'Votre plan n’a pas pu être enregistré\u00a0: il est gardé sur cet appareil.',
    tone: 'alert',
  })
}

function wordsOf({ project, todos, criteria, ifThen }: ChosenPlan): string {
  const parts = [
    ...(project ? ['un projet'] : []),
    ...(todos.length > 0 ? [counted(todos.length, 'tâche')] : []),
    ...(criteria.length > 0 ? [counted(criteria.length, 'critère')] : []),
  ]
  if (parts.length === 0) return ifThen === '' ? 'vos réponses' : 'votre plan B'
  return new Intl.ListFormat('fr').format(parts)
}

/** Parts that an undo did not delete because the person changed them. */
function leftWords({ project, todos }: PlanLeft): string | null {
  const parts = [...(project ? ['le projet'] : []), ...(todos > 0 ? [counted(todos, 'tâche')] : [])]
  return parts.length === 0
    ? null
    : `Déjà modifié depuis, et donc gardé\u00a0: ${new Intl.ListFormat('fr').format(parts)}.`
}
