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

/** « Demander au coach » was pressed on this thing and opened this conversation. */
interface About {
  readonly conversationId: string
  readonly thing: CoachThing
  /** Id of the question that the thing is sent with; null: the next one. */
  readonly message: string | null
}

export interface SightState {
  /** Null: unknown or unreadable. Then only a thing is shared. */
  readonly sharing: Sharing | null
  readonly about: About | null
  readonly gathered: Gathered
}

/** The part of one person's work that the coach sees. */
export interface CoachSight {
  /** The coach is on the screen until the last returned function is called. */
  subscribe: (listener: () => void) => () => void
  read: () => SightState
  /** A question is started in this conversation, or the dossier's text is shown. */
  begin: (conversationId: string) => void
  retry: () => void
  /** Sets switches. Resolves when the choice is stored on the device and shown. */
  choose: (changed: Partial<DossierChoice>) => Promise<unknown>
  /** Sends the thing with the next question, whatever the switches say. In this conversation's facts the thing remains first. */
  show: (conversationId: string, thing: CoachThing) => void
  /** Removes the thing from the next question. */
  takeBack: () => void
  /** Resolves when the server has answered, failed, or not answered in time. */
  whenChoiceIsLive: () => Promise<void>
  dossierFor: (conversationId: string, message: string) => Promise<Dossier>
}

const NO_DOSSIER: Dossier = { text: '', parts: [], handles: new Map(), projects: [] }

/** The queries of the dossier and its text: a third of the size of the coach's page. */
export async function loadGathering() {
  const [{ gatheringOf }, { dossierOf }] = await Promise.all([
    import('./gathering'),
    import('@/domain/coach/dossier/dossier'),
  ])
  return { gatheringOf, dossierOf }
}

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
  let about: About | null = null
  /** The last choice is stored, and applies to the next question. */
  let choosing: Promise<unknown> = Promise.resolve()
  let watchers = 0
  /** Subject of the question that was begun last; undefined: nothing is gathered. */
  let wanted: CoachThing | null | undefined
  let state = stateNow()

  function stateNow(): SightState {
    return { sharing: sharing.read().value, about, gathered: gatheredNow() }
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

  function setAbout(next: About | null) {
    about = next
    changed()
    if (next && wanted !== undefined) begin(next.conversationId)
  }

  function begin(conversationId: string) {
    wanted = aboutOf(state, conversationId)?.thing ?? null
    if (code) gather()
    else void load()
  }

  /** Gathers for the wanted subject instead of the previous one. */
  function gather() {
    if (!code || wanted === undefined || gathering?.thing === wanted) return
    const closeBefore = closeGathering
    gathering = { thing: wanted, store: code.gatheringOf(uid, wanted) }
    closeGathering = gathering.store.subscribe(changed)
    // After the new one has begun, so that their common documents are not read twice.
    closeBefore()
    changed()
  }

  async function load(onFailure?: () => void) {
    if (isLoading) return
    isLoading = true
    changed()
    try {
      code = await loadGathering()
    } catch (thrown) {
      console.warn('What gathers the notes for the coach could not be loaded', thrown)
      onFailure?.()
    }
    isLoading = false
    gather()
    changed()
  }

  function until(isTrue: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(end, PATIENCE_MS)
      function end() {
        clearTimeout(timer)
        listeners.delete(look)
        resolve()
      }
      function look() {
        if (isTrue()) end()
      }
      listeners.add(look)
      look()
    })
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      if (watchers === 0) closeSharing = sharing.subscribe(changed)
      watchers += 1
      return () => {
        listeners.delete(listener)
        watchers -= 1
        if (watchers > 0) return
        closeSharing()
        closeGathering()
        gathering = null
        wanted = undefined
        changed()
      }
    },
    read: () => state,
    begin,
    retry() {
      sharing.retry()
      if (gathering) gathering.store.retry()
      else void load(tellUnread)
    },
    choose: (changed) => (choosing = mutate(chooseSharing, changed)),
    show: (conversationId, thing) => setAbout({ conversationId, thing, message: null }),
    takeBack: () => setAbout(null),
    whenChoiceIsLive: () =>
      until(() => {
        const { isReading, isFromCache } = sharing.read()
        return !isReading && !isFromCache
      }),
    async dossierFor(conversationId, message) {
      const mine = aboutOf(state, conversationId)
      if (mine?.message === null) setAbout({ ...mine, message })
      // The document has the tone too, so the question always waits for it.
      await choosing
      await until(() => watchers === 0 || !sharing.read().isReading)
      const { seen: asked } = seenBy(state, conversationId, message)
      if (sharesAnything(asked.choice) || asked.facts.chart) {
        begin(conversationId)
        await until(() => state.gathered.status !== 'reading')
      }
      const { facts, choice } = seenBy(state, conversationId, message).seen
      return code?.dossierOf(facts, choice, new Date()) ?? NO_DOSSIER
    },
  }
}

function tellUnread() {
  offerReload("Le travail à montrer au coach n'a pas pu être lu. Vérifie ta connexion, ou recharge la page.")
}

/** The data for a question. `message`: the question's id; null: the next one. */
export function seenBy(state: SightState, conversationId: string, message: string | null) {
  const { facts: gathered, work } = state.gathered
  const about = aboutOf(state, conversationId)
  const choice = state.sharing?.choice ?? SHARES_NOTHING
  // In its conversation the thing comes first.
  const facts = withThingFirst(gathered, about?.thing ?? null, work)
  const thing = about?.message === message ? about.thing : null
  return { choice, facts, thing, seen: seenWith(facts, choice, thing, work) }
}

/** Id of the project that « Demander au coach » opened this conversation for; null: another thing, or none. */
export function projectOf(state: SightState, conversationId: string): string | null {
  const thing = aboutOf(state, conversationId)?.thing
  return thing?.part === 'project' ? thing.project : null
}

function aboutOf({ about }: SightState, conversationId: string): About | null {
  return about?.conversationId === conversationId ? about : null
}
