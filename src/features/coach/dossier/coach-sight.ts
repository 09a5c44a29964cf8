import { answerSharing, sharingQuery } from '@/data/coach'
import { isSignedIn } from '@/data/session/is-signed-in'
import { mutate } from '@/data/sync/current'
import { Listeners } from '@/domain/base/listeners'
import type { Dossier } from '@/domain/coach/dossier'
import type { DossierChoice, DossierFacts } from '@/domain/coach/dossier-parts'
import { NEVER_ASKED, sharesAnything, SHARES_NOTHING, type Sharing } from '@/domain/coach/sharing'
import type { Gathered } from './gathering'
import { lateGathering } from './late-gathering'
import { keepOwnChoice, NO_OWN_CHOICE, readOwnChoices, UNSENT, type OwnChoice } from './own-choices'
import { sourceOfQuery, valueOf } from '@/data/sync/source'
import { withChosen } from './with-chosen'

export interface SightState {
  /** null: not known yet, or not readable. Nothing is shared then but what was chosen for a conversation. */
  readonly sharing: Sharing | null
  readonly own: ReadonlyMap<string, OwnChoice>
  readonly gathered: Gathered
}

/** What the coach sees of one person's work. */
export interface CoachSight {
  subscribe: (listener: () => void) => () => void
  read: () => SightState
  /** The coach is on the screen, until what this returns is called. */
  hold: () => () => void
  /** A question is begun in this conversation, or the text is looked at. */
  begin: (conversationId: string) => void
  retry: () => void
  choose: (conversationId: string, choice: OwnChoice) => void
  /** Resolves when it is kept on the device and shown. */
  answer: (always?: DossierChoice | null) => Promise<void>
  /** A full conversation goes on in another document; the first question of one that was empty is sent. */
  follow: (fromId: string, toId: string) => void
  /** What goes with the question that is sent now. */
  dossierFor: (conversationId: string) => Promise<Dossier>
}

/** A question does not wait longer for what has not been read: it leaves without it. */
const PATIENCE_MS = 1_500

let current: { uid: string; sight: CoachSight } | null = null

/** The one of this tab. */
export function coachSightOf(uid: string): CoachSight {
  if (current?.uid !== uid) current = { uid, sight: createCoachSight(uid) }
  return current.sight
}

function createCoachSight(uid: string): CoachSight {
  const listeners = new Listeners()
  const sharing = sourceOfQuery(
    uid,
    sharingQuery(uid),
    ({ askedAt, tone }) => askedAt !== null || tone !== null,
    changed,
  )
  const gathering = lateGathering(uid, changed)
  let own = readOwnChoices(uid)
  /** An answer shows at once, before it is kept. */
  let said: Sharing | null = null
  let holders = 0
  let state = stateNow()

  function stateNow(): SightState {
    return { sharing: said ?? valueOf(sharing.read()), own, gathered: gathering.read() }
  }

  function changed() {
    state = stateNow()
    listeners.tell()
  }

  function choose(conversationId: string, choice: OwnChoice) {
    // After a sign-out nothing may be left on the device.
    if (!isSignedIn(uid)) return
    own = keepOwnChoice(uid, own, conversationId, choice)
    if (gathering.read().status !== 'closed') begin(conversationId)
    changed()
  }

  function begin(conversationId: string) {
    gathering.open(own.get(conversationId) ?? NO_OWN_CHOICE)
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
    subscribe: listeners.subscribe,
    read: () => state,
    hold() {
      holders += 1
      sharing.open()
      return () => {
        holders -= 1
        if (holders > 0) return
        sharing.close()
        gathering.close()
        changed()
      }
    },
    begin,
    retry() {
      sharing.retry()
      gathering.retry()
    },
    choose,
    async answer(always) {
      const mine: Sharing = {
        askedAt: new Date(),
        always: always === undefined ? (state.sharing?.always ?? null) : always,
        tone: state.sharing?.tone ?? null,
      }
      said = mine
      changed()
      try {
        await mutate(answerSharing, always === undefined ? {} : { always })
      } finally {
        if (said === mine) said = null
        changed()
      }
    },
    follow(fromId, toId) {
      const choice = own.get(fromId)
      if (!choice) return
      // The next one begins as always.
      if (fromId === UNSENT && isSignedIn(uid)) own = keepOwnChoice(uid, own, UNSENT, NO_OWN_CHOICE)
      choose(toId, choice)
    },
    async dossierFor(conversationId) {
      // The tone is said there too, so it is waited for where the parts are known.
      await until(() => sharing.read().status !== 'waiting')
      if (sharesAnything(choiceFor(state, conversationId))) {
        begin(conversationId)
        await until(() => state.gathered.status !== 'reading')
      }
      return gathering.write(factsFor(state, conversationId), choiceFor(state, conversationId), new Date())
    },
  }
}

export function choiceFor({ sharing, own }: SightState, conversationId: string): DossierChoice {
  return own.get(conversationId)?.parts ?? (sharing ?? NEVER_ASKED).always ?? SHARES_NOTHING
}

/** With what was chosen in front. */
export function factsFor({ own, gathered }: SightState, conversationId: string): DossierFacts {
  return withChosen(gathered.facts, own.get(conversationId) ?? NO_OWN_CHOICE, gathered.work)
}
