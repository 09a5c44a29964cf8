import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { openProject } from '@/data/projects/open-project'
import { readDrafts, subscribeDrafts } from '@/data/projects/project-drafts'
import { watchProject, watchRecentProjects, type LiveProject } from '@/data/projects/projects'
import type { OnError, OnValue } from '@/data/live/live'
import type { LiveList } from '@/data/live/live-list'
import { useLive, type Live } from '@/data/live/use-live'
import type { ProjectDraft } from '@/domain/projects/project-draft'
import { projectOfDraft } from '@/domain/projects/unsaved-work'
import { soughtIn, type Sought } from './sought'

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

/** The project of a card. */
export function useProjectOf(uid: string, id: string | null): Sought<LiveProject> {
  const live = useLive(
    useCallback(
      (onValue: OnValue<LiveList<LiveProject>>, onError: OnError) => {
        if (id !== null) return watchProject(uid, id, onValue, onError)
        return () => {}
      },
      [uid, id],
    ),
  )
  const draft = useDraftOf(uid, id)
  const open = id === null ? undefined : openProject(id)
  const isOpenDraft = draft?.state === 'open'
  const unsaved = useMemo(
    () => (isOpenDraft ? projectOfDraft(uid, draft, open?.content() ?? null) : null),
    [uid, draft, isOpenDraft, open],
  )
  const sought = soughtIn(live, ({ items: [project] }) => project)
  // It may have no document to wait for: its draft is then all that there is of it.
  return !sought.found && unsaved ? { found: { ...unsaved, isPending: false }, retry: null } : sought
}

export function useDraftOf(uid: string, id: string | null): ProjectDraft | undefined {
  return useSyncExternalStore(subscribeDrafts, () => (id === null ? undefined : readDrafts(uid).get(id)))
}
