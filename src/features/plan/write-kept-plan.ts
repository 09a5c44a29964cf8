import { offerUndo } from '@/components/offer-undo'
import {
  changeKeptPlan,
  dropKeptPlan,
  followSession,
  readKeptPlan,
  takeWantedHere,
  type KeptPlan,
} from '@/data/plan/kept-plan'
import { alreadyThere } from '@/data/plan/already-there'
import { createPlan, type CreatedPlan } from '@/data/plan/create-plan'
import { isSignedIn } from '@/data/session/is-signed-in'
import { counted } from '@/domain/base/french-count'
import { readDate } from '@/domain/base/read-field'
import { firstPlan, type ChosenPlan } from '@/domain/plan/first-plan'
import { showToast } from '@/ui/toast'
import { chosenOf } from './plan-lines'

/** Longer ago it may have been somebody else on this device. */
const ASKED_MS = 24 * 3_600_000

/** What is still on the device is proposed. */
export type Outcome = 'proposed' | 'failed'

/** Written at once for who has just asked for it, on this page or by a new account. */
export async function arriveWithPlan(uid: string, isNewAccount: boolean): Promise<Outcome> {
  followSession()
  const kept = readKeptPlan()
  const isWanted = takeWantedHere() || (isNewAccount && kept !== null && wasAskedFor(kept, new Date()))
  return isWanted ? writeKeptPlan(uid) : 'proposed'
}

/** Whether « Créer mon compte » was pressed under this very plan. */
function wasAskedFor({ wantedAt }: KeptPlan, now: Date): boolean {
  const asked = readDate(wantedAt)?.getTime()
  return asked !== undefined && Math.abs(now.getTime() - asked) < ASKED_MS
}

/** From the device into the account, with one way back. */
export async function writeKeptPlan(uid: string): Promise<Outcome> {
  const kept = readKeptPlan()
  if (!kept) return 'proposed'
  // The days as they were shown.
  const seen = readDate(kept.wantedAt) ?? new Date()
  // From here on nobody asks any more: a page that is left now proposes it again.
  changeKeptPlan((plan) => ({ ...plan, wantedAt: '' }))
  // A new account too: a second plan may follow the first within the same page.
  const there = await alreadyThere(uid, firstPlan(kept.answers, seen))
  const chosen = chosenOf(firstPlan(kept.answers, seen, there), kept.without)
  try {
    const created = await createPlan(uid, chosen, kept.answers)
    dropKeptPlan()
    created.saved.catch(() => void sayItWasRefused(uid, created, kept))
    offerUndo(`Votre plan est créé\u00a0: ${wordsOf(chosen)}.`, () => void takeBack(uid, created, kept))
    return 'proposed'
  } catch (thrown) {
    console.warn('The plan was not written:', thrown)
    return 'failed'
  }
}

/** Back to the device, where it is proposed again: nothing that was answered is lost. */
async function takeBack(uid: string, created: CreatedPlan, kept: KeptPlan): Promise<void> {
  try {
    const left = await created.undo()
    if (!isSignedIn(uid)) return
    changeKeptPlan(() => ({ ...kept, wantedAt: '' }))
    const stays = leftWords(left)
    if (stays) showToast({ text: stays })
  } catch (thrown) {
    console.warn('The plan was not taken back:', thrown)
    showToast({
      text: "Le plan n'a pas pu être annulé.",
      tone: 'alert',
      action: { label: 'Réessayer', run: () => void takeBack(uid, created, kept) },
    })
  }
}

/** In one place, and whole: not as so many todos and a project that each wait for « Réessayer ». */
async function sayItWasRefused(uid: string, created: CreatedPlan, kept: KeptPlan): Promise<void> {
  if (!isSignedIn(uid)) return
  await takeBack(uid, created, kept)
  showToast({
    text: "Votre plan n'a pas pu être enregistré\u00a0: il est gardé sur cet appareil.",
    tone: 'alert',
  })
}

function wordsOf({ project, todos, criteria, ifThen }: ChosenPlan): string {
  const parts = [
    ...(project ? ['un projet'] : []),
    ...(todos.length > 0 ? [counted(todos.length, 'tâche')] : []),
    ...(criteria.length > 0 ? [counted(criteria.length, 'critère')] : []),
  ]
  if (parts.length === 0) return ifThen === '' ? 'vos réponses' : 'votre «\u00a0si… alors…\u00a0»'
  return new Intl.ListFormat('fr').format(parts)
}

/** What somebody went on with since stays theirs. */
function leftWords({ project, todos }: Awaited<ReturnType<CreatedPlan['undo']>>): string | null {
  const parts = [...(project ? ['le projet'] : []), ...(todos > 0 ? [counted(todos, 'tâche')] : [])]
  return parts.length === 0
    ? null
    : `Déjà modifié depuis, et donc gardé\u00a0: ${new Intl.ListFormat('fr').format(parts)}.`
}
