import { offerReload } from '@/components/frame/offer-reload'
import { chooseSharing, sharingQuery } from '@/data/coach/coach'
import { mutate } from '@/data/sync/current'
import { follow, followAll, isKnown, isReading, LOADING, retryAll, type Live } from '@/data/sync/live'
import { Listeners } from '@/domain/base/listeners'
import type { SharedSubject } from '@/domain/coach/dossier/coach-subject'
import type { Dossier } from '@/domain/coach/dossier/dossier'
import { NOTHING_READ, type DossierChoice } from '@/domain/coach/dossier/dossier-parts'
import { NO_WORK, sharedFacts, withSubjectFirst } from '@/domain/coach/dossier/dossier-subject'
import { sharesAnything, SHARES_NOTHING, type Sharing } from '@/domain/coach/dossier/sharing'
import type { Gathered } from './gathering'

/** What a question is about. */
export interface About {
  /** First among the facts of its conversation. */
  readonly subject: SharedSubject | null
  /** The subject is shown with this question, whatever the switches say. */
  readonly isSent: boolean
}

export interface ScopeState {
  /** Null: unknown or unreadable. Then only a subject is shared. */
  readonly sharing: Sharing | null
  readonly gathered: Gathered
}

/** The part of one person's work that the coach sees. */
export interface CoachScope {
  /** The coach is on the screen until the last returned function is called. */
  subscribe: (listener: () => void) => () => void
  read: () => ScopeState
  /** A question about this subject is started, or the dossier's text is shown. */
  begin: (subject: SharedSubject | null) => void
  retry: () => void
  /** Sets switches. Resolves when the choice is stored on the device and shown. */
  choose: (changed: Partial<DossierChoice>) => Promise<unknown>
  /** Resolves when the server has answered, failed, or not answered in time. */
  whenChoiceIsLive: () => Promise<void>
  dossierFor: (about: About) => Promise<Dossier>
}

const NOTHING_GATHERED: Gathered = {
  facts: NOTHING_READ,
  work: NO_WORK,
  status: 'reading',
  isFromCache: false,
}

const NO_DOSSIER: Dossier = { text: '', parts: [], handles: new Map(), projects: [] }

/** The queries of the dossier and its text: a third of the size of the coach's page. */
export const loadGathering = () => import('./gathering')

/** Longest wait of a question for unread data, which is then left out. */
const PATIENCE_MS = 1_500

let current: { uid: string; scope: CoachScope } | null = null

export function coachScopeOf(uid: string): CoachScope {
  if (current?.uid !== uid) current = { uid, scope: createCoachScope(uid) }
  return current.scope
}

function createCoachScope(uid: string): CoachScope {
  const listeners = new Listeners()
  let sharing: Live<Sharing> = LOADING
  /**
   * Loads when it is first needed. If it cannot load (offline and not cached, an old version), every part counts as unread:
   * the question is sent without it, and the page offers a retry.
   */
  let code: Awaited<ReturnType<typeof loadGathering>> | null = null
  let isLoading = false
  let gathering: { readonly subject: SharedSubject | null; gathered: Gathered; retry: () => void } | null =
    null
  let closeGathering = (): void => undefined
  let closeSharing = (): void => undefined
  /** The last choice is stored, and applies to the next question. */
  let choosing: Promise<unknown> = Promise.resolve()
  /** Subject of the question that was begun last; undefined: nothing is gathered. */
  let wanted: SharedSubject | null | undefined
  let state = stateNow()

  function stateNow(): ScopeState {
    return { sharing: isKnown(sharing) ? sharing.value : null, gathered: gatheredNow() }
  }

  function gatheredNow(): Gathered {
    if (gathering) return gathering.gathered
    const status = wanted === undefined ? 'closed' : isLoading ? 'reading' : 'settled'
    return { ...NOTHING_GATHERED, status }
  }

  function changed() {
    state = stateNow()
    listeners.notify()
  }

  async function begin(subject: SharedSubject | null, onFailure?: () => void) {
    wanted = subject
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

  /** Gathers for the wanted subject instead of the previous one. */
  function gather() {
    if (!code || wanted === undefined || gathering?.subject === wanted) return
    const closeBefore = closeGathering
    const { dossierQueries, gatheredOf } = code
    const mine = { subject: wanted, gathered: NOTHING_GATHERED, retry: (): void => undefined }
    gathering = mine
    closeGathering = followAll(uid, dossierQueries(uid, wanted), (lives) => {
      mine.gathered = gatheredOf(lives)
      mine.retry = () => retryAll(lives)
      if (gathering === mine) changed()
    })
    // After the new one has begun, so that their common documents are not read twice.
    closeBefore()
  }

  function subscribe(listener: () => void) {
    if (listeners.size === 0) {
      closeSharing = follow(uid, sharingQuery(uid), (live) => {
        sharing = live
        changed()
      })
    }
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

  const whenChoiceIsLive = () =>
    until(() => (sharing.status === 'ready' ? sharing.isLive || !navigator.onLine : !isReading(sharing)))

  return {
    subscribe,
    read: () => state,
    begin: (subject) => void begin(subject),
    retry() {
      if (sharing.status === 'error') sharing.retry()
      if (gathering) gathering.retry()
      else void begin(wanted ?? null, tellUnread)
    },
    choose: (changed) => (choosing = mutate(chooseSharing, changed)),
    whenChoiceIsLive,
    async dossierFor(about) {
      // The coach may leave the screen meanwhile.
      const leave = subscribe(() => undefined)
      try {
        // The document has the tone too, so the question always waits for it.
        await choosing
        await whenChoiceIsLive()
        const { shared: asked } = sharedWith(state, about)
        if (sharesAnything(asked.choice) || asked.facts.chart) {
          void begin(about.subject)
          await until(() => state.gathered.status !== 'reading')
        }
        const { facts, choice } = sharedWith(state, about).shared
        return code?.dossierOf(facts, choice, new Date()) ?? NO_DOSSIER
      } finally {
        leave()
      }
    },
  }
}

function tellUnread() {
  offerReload('Le travail à montrer au coach n’a pas pu être lu. Vérifie ta connexion, ou recharge la page.')
}

/** The data for a question. */
export function sharedWith({ sharing, gathered }: ScopeState, { subject, isSent }: About) {
  const choice = sharing?.choice ?? SHARES_NOTHING
  const facts = withSubjectFirst(gathered.facts, subject, gathered.work)
  return { choice, facts, shared: sharedFacts(facts, choice, isSent ? subject : null, gathered.work) }
}
