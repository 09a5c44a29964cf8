import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { SubjectNotes } from '@/domain/coach/coach-subject'
import {
  DOSSIER_PART_KEYS,
  hasOwnWork,
  isRead,
  type DossierChoice,
  type DossierFacts,
  type DossierPartKey,
} from '@/domain/coach/dossier-parts'
import { isSameChoice } from '@/domain/coach/sharing'
import { useIsOnline } from '@/lib/use-is-online'
import { useLasts } from '@/lib/use-lasts'
import { choiceFor, coachSightOf, factsFor, type CoachSight } from './coach-sight'
import type { Gathered } from './gathering'
import { NO_OWN_CHOICE } from './own-choices'

/** What the coach sees in one conversation, and what can be done about it. */
export interface SightOf {
  /** false: it is known that the question was never answered. */
  readonly isAnswered: boolean
  readonly choice: DossierChoice
  /** What is chosen here is what every conversation begins with. */
  readonly isAlways: boolean
  /** « Projet en cours » first. */
  readonly facts: DossierFacts
  readonly status: Gathered['status']
  /** Some of it is this device's copy, and the server does not answer. */
  readonly isOld: boolean
  /** Something of the person's own: a project, a product, a task, answers. */
  readonly hasWork: boolean
  /** Shared, and not readable: absent from the text. */
  readonly unread: readonly DossierPartKey[]
  readonly begin: () => void
  readonly retry: () => void
  /** For this conversation; with `isAlways` for every later one too. */
  readonly share: (choice: DossierChoice, isAlways?: boolean) => void
  /** Off: later conversations begin with nothing, this one keeps what it has. */
  readonly setAlways: (isAlways: boolean) => void
  readonly pickProject: (id: string) => void
  /** The question will be about this: it comes first in the notes, as far as they are shared. */
  readonly about: (notes: SubjectNotes) => void
}

/** How long an answer from the device alone counts as « still connecting ». */
const CONNECTING_MS = 3_000

/** Nothing of it is read before `begin`; it stays live as long as the coach is on the screen. */
export function useCoachSight(uid: string, conversationId: string): SightOf {
  const sight = coachSightOf(uid)
  const state = useSyncExternalStore(sight.subscribe, sight.read)
  useEffect(() => sight.hold(), [sight])
  const isOnline = useIsOnline()
  const isCut = useLasts(state.gathered.isFromCache, CONNECTING_MS)
  const isOld = state.gathered.isFromCache && (isCut || !isOnline)

  const begin = useCallback(() => sight.begin(conversationId), [sight, conversationId])
  return useMemo(() => {
    const { sharing, own, gathered } = state
    const choice = choiceFor(state, conversationId)
    const mine = own.get(conversationId) ?? NO_OWN_CHOICE
    const facts = factsFor(state, conversationId)
    const always = sharing?.always ?? null
    const isAnswered = sharing === null || sharing.askedAt !== null
    return {
      isAnswered,
      choice,
      isAlways: always !== null && isSameChoice(always, choice),
      facts,
      status: gathered.status,
      isOld,
      hasWork: hasOwnWork(facts),
      unread: gathered.status === 'settled' ? unreadOf(choice, facts) : [],
      begin,
      retry: sight.retry,
      share(next, isForAll = false) {
        sight.choose(conversationId, { ...mine, parts: next })
        if (isForAll) save(sight, next)
        else if (!isAnswered) save(sight)
      },
      setAlways(isForAll) {
        sight.choose(conversationId, { ...mine, parts: choice })
        save(sight, isForAll ? choice : null)
      },
      pickProject: (project) => sight.choose(conversationId, { ...mine, project }),
      about: ({ project, candidate }) =>
        sight.choose(conversationId, {
          ...mine,
          project: project ?? mine.project,
          candidate: candidate ?? mine.candidate,
        }),
    }
  }, [sight, state, conversationId, isOld, begin])
}

export function unreadOf(choice: DossierChoice, facts: DossierFacts): DossierPartKey[] {
  return DOSSIER_PART_KEYS.filter((key) => choice[key] && !isRead(key, facts))
}

function save(sight: CoachSight, always?: DossierChoice | null): void {
  void sight.answer(always)
}
