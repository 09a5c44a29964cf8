import { useCallback, useSyncExternalStore } from 'react'
import { readDrafts, subscribeDrafts } from '@/data/projects/project-drafts'
import { watchProject, watchRecentProjects, type LiveProject } from '@/data/projects/projects'
import type { OnError, OnValue } from '@/data/live/live'
import type { LiveList } from '@/data/live/live-list'
import { useLive, type Live } from '@/data/live/use-live'
import type { ProjectDraft } from '@/domain/projects/project-draft'

/** A list to choose from, not the whole cupboard. */
const PROJECTS_MAX = 50

export function useProjectsToChoose(uid: string): Live<LiveList<LiveProject>> {
  return useLive(
    useCallback(
      (onValue: OnValue<LiveList<LiveProject>>, onError: OnError) =>
        watchRecentProjects(uid, PROJECTS_MAX, onValue, onError),
      [uid],
    ),
  )
}

interface ProjectOfCard {
  /** undefined while nothing is known of it, or nobody asks; null: it is not there. */
  readonly project: LiveProject | null | undefined
  /** It could not be read; null: it could, or is being read. */
  readonly retry: (() => void) | null
}

/** The project of a card. */
export function useProjectOf(uid: string, id: string | null): ProjectOfCard {
  const live = useLive(
    useCallback(
      (onValue: OnValue<LiveList<LiveProject>>, onError: OnError) => {
        if (id !== null) return watchProject(uid, id, onValue, onError)
        return () => {}
      },
      [uid, id],
    ),
  )
  if (live.status === 'loading') return { project: undefined, retry: null }
  if (live.status === 'error') return { project: undefined, retry: live.retry }
  const [project] = live.value.items
  return { project: project ?? (live.isFromCache ? undefined : null), retry: null }
}

export function useDraftOf(uid: string, id: string | null): ProjectDraft | undefined {
  return useSyncExternalStore(subscribeDrafts, () => (id === null ? undefined : readDrafts(uid).get(id)))
}
