import { useCallback, useSyncExternalStore } from 'react'
import { useListState } from '@/data/sync/use-live'
import {
  DOSSIER_PART_KEYS,
  hasOwnWork,
  isRead,
  type DossierChoice,
  type DossierFacts,
  type DossierPartKey,
} from '@/domain/coach/dossier/dossier-parts'
import { isSwitchedOn, type Shared } from '@/domain/coach/dossier/dossier-subject'
import { coachScopeOf, sharedWith, type About } from './coach-scope'
import type { Gathered } from './gathering'

export interface ShownScope {
  /** False: the person is known to have never chosen. */
  readonly isAnswered: boolean
  readonly choice: DossierChoice
  /** All facts, shared or not, with the conversation's subject first. */
  readonly facts: DossierFacts
  /** Data that is sent with the next question. */
  readonly shared: Shared
  /** The subject that is sent with the next question although its switch is off. */
  readonly beyond: About['subject']
  readonly status: Gathered['status']
  /** Some data is from this device's cache, and the server does not answer. */
  readonly isOld: boolean
  /** The person has a project, a product, a task or answers. */
  readonly hasWork: boolean
  readonly begin: () => void
  readonly retry: () => void
  /** Applies to every conversation. */
  readonly share: (changed: Partial<DossierChoice>) => void
}

/** The data for the next question. Nothing is read before `begin`; then it remains live while the coach is on the screen. */
export function useCoachScope(uid: string, { subject, isSent }: About): ShownScope {
  const scope = coachScopeOf(uid)
  const state = useSyncExternalStore(scope.subscribe, scope.read)
  const { isFromCache } = state.gathered
  const isOld = useListState({ status: 'ready', isLive: !isFromCache }).isOffline && isFromCache
  const begin = useCallback(() => scope.begin(subject), [scope, subject])
  const { sharing, gathered } = state
  const { choice, facts, shared } = sharedWith(state, { subject, isSent })
  return {
    isAnswered: sharing === null || sharing.choice !== null,
    choice,
    facts,
    shared,
    beyond: subject && isSent && !isSwitchedOn(choice, subject) ? subject : null,
    status: gathered.status,
    isOld,
    hasWork: hasOwnWork(facts),
    begin,
    retry: scope.retry,
    share: (changed) => void scope.choose(changed),
  }
}

/** Shared but unreadable parts, absent from the text. */
export function unreadOf({ choice, facts }: Shared, status: ShownScope['status']): readonly DossierPartKey[] {
  return status === 'settled' ? DOSSIER_PART_KEYS.filter((key) => choice[key] && !isRead(key, facts)) : []
}
