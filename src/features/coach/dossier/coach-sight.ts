import { offerReload } from '@/components/frame/offer-reload'
import { chooseSharing, sharingQuery } from '@/data/coach/coach'
import { mutate } from '@/data/sync/current'
import { follow } from '@/data/sync/follow'
import { sourceOf, storeOf, type Store } from '@/data/sync/store'
import { Listeners } from '@/domain/base/listeners'
import type { CoachThing } from '@/domain/coach/dossier/coach-subject'
import type { Dossier } from '@/domain/coach/dossier/dossier'
import { NOTHING_READ, type DossierChoice } from '@/domain/coach/dossier/dossier-parts'
import { NO_WORK, seenWith, withThingFirst } from '@/domain/coach/dossier/dossier-thing'
import { sharesAnything, SHARES_NOTHING, type Sharing } from '@/domain/coach/dossier/sharing'
import type { Gathered } from './gathering'

/** What a question is about. */
export interface About {
  /** First among the facts of its conversation. */
  readonly thing: CoachThing | null
  /** The thing is shown with this question, whatever the switches say. */
  readonly isSent: boolean
}

export interface SightState {
  /** Null: unknown or unreadable. Then only a thing is shared. */
  readonly sharing: Sharing | null
  readonly gathered: Gathered
}

/** The part of one person's work that the coach sees. */
export interface CoachSight {
  /** The coach is on the screen until the last returned function is called. */
  subscribe: (listener: () => void) => () => void
  read: () => SightState
  /** A question about this thing is started, or the dossier's text is shown. */
  begin: (thing: CoachThing | null) => void
  retry: () => void
  /** Sets switches. Resolves when the choice is stored on the device and shown. */
  choose: (changed: Partial<DossierChoice>) => Promise<unknown>
  /** Resolves when the server has answered, failed, or not answered in time. */
  whenChoiceIsLive: () => Promise<void>
  dossierFor: (about: About) => Promise<Dossier>
}

const NO_DOSSIER: Dossier = { text: '', parts: [], handles: new Map(), projects: [] }

/** The queries of the dossier and its text: a third of the size of the coach's page. */
export const loadGathering = () => import('./gathering')

/** Longest wait of a question for unread data, which is then left out. */
const PATIENCE_MS = 1_500

let current: { uid: string; sight: CoachSight } | null = null

export function coachSightOf(uid: string): CoachSight {
  if (current?.uid !== uid) current = { uid, sight: createCoachSight(uid) }
  return current.sight
}

function createCoachSight(uid: string): CoachSight {
  const listeners = new Listeners()
  const hasChoice = ({ choice, tone }: Sharing) => choice !== null || tone !== null
  const sharing = storeOf(
    { value: sourceOf(follow(uid, sharingQuery(uid)), hasChoice) },
    ({ value }, { status, isFromCache }) => ({ value, isReading: status === 'reading', isFromCache }),
  )
  /**
   * Loads when it is first needed. If it cannot load (offline and not cached, an old version), every part counts as unread:
   * the question is sent without it, and the page offers a retry.
   */
  let code: Awaited<ReturnType<typeof loadGathering>> | null = null
  let isLoading = false
  let gathering: { readonly thing: CoachThing | null; readonly store: Store<Gathered> } | null = null
  let closeGathering = (): void => undefined
  let closeSharing = (): void => undefined
  /** The last choice is stored, and applies to the next question. */
  let choosing: Promise<unknown> = Promise.resolve()
  /** Subject of the question that was begun last; undefined: nothing is gathered. */
  let wanted: CoachThing | null | undefined
  let state = stateNow()

  function stateNow(): SightState {
    return { sharing: sharing.read().value, gathered: gatheredNow() }
  }

  function gatheredNow(): Gathered {
    if (gathering) return gathering.store.read()
    const status = wanted === undefined ? 'closed' : isLoading ? 'reading' : 'settled'
    return { facts: NOTHING_READ, work: NO_WORK, status, isFromCache: false }
  }

  function changed() {
    state = stateNow()
    listeners.notify()
  }

  async function begin(thing: CoachThing | null, onFailure?: () => void) {
    wanted = thing
    if (!code && !isLoading) {
      isLoading = true
      changed()
      code = await loadGathering().catch((thrown: unknown) => {
        console.warn('What gathers the notes for the coach could not be loaded', thrown)
        onFailure?.()
        return null
      })
      isLoading = false
    }
    gather()
    changed()
  }

  /** Gathers for the wanted thing instead of the previous one. */
  function gather() {
    if (!code || wanted === undefined || gathering?.thing === wanted) return
    const closeBefore = closeGathering
    gathering = { thing: wanted, store: code.gatheringOf(uid, wanted) }
    closeGathering = gathering.store.subscribe(changed)
    // After the new one has begun, so that their common documents are not read twice.
    closeBefore()
  }

  function subscribe(listener: () => void) {
    if (listeners.size === 0) closeSharing = sharing.subscribe(changed)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      closeSharing()
      closeGathering()
      gathering = null
      wanted = undefined
      changed()
    }
  }

  async function until(isTrue: () => boolean): Promise<void> {
    let leave = (): void => undefined
    await new Promise<void>((resolve) => {
      const look = () => isTrue() && resolve()
      leave = subscribe(look)
      setTimeout(resolve, PATIENCE_MS)
      look()
    })
    leave()
  }

  return {
    subscribe,
    read: () => state,
    begin: (thing) => void begin(thing),
    retry() {
      sharing.retry()
      if (gathering) gathering.store.retry()
      else void begin(wanted ?? null, tellUnread)
    },
    choose: (changed) => (choosing = mutate(chooseSharing, changed)),
    whenChoiceIsLive: () =>
      until(() => {
        const { isReading, isFromCache } = sharing.read()
        return !isReading && !isFromCache
      }),
    async dossierFor(about) {
      // The coach may leave the screen meanwhile.
      const leave = subscribe(() => undefined)
      try {
        // The document has the tone too, so the question always waits for it.
        await choosing
        await until(() => !sharing.read().isReading)
        const { seen: asked } = seenBy(state, about)
        if (sharesAnything(asked.choice) || asked.facts.chart) {
          void begin(about.thing)
          await until(() => state.gathered.status !== 'reading')
        }
        const { facts, choice } = seenBy(state, about).seen
        return code?.dossierOf(facts, choice, new Date()) ?? NO_DOSSIER
      } finally {
        leave()
      }
    },
  }
}

function tellUnread() {
  offerReload("Le travail à montrer au coach n'a pas pu être lu. Vérifie ta connexion, ou recharge la page.")
}

/** The data for a question. */
export function seenBy({ sharing, gathered }: SightState, { thing, isSent }: About) {
  const choice = sharing?.choice ?? SHARES_NOTHING
  const facts = withThingFirst(gathered.facts, thing, gathered.work)
  return { choice, facts, seen: seenWith(facts, choice, isSent ? thing : null, gathered.work) }
}
