import { useCallback, useEffect } from 'react'
import { useLiveList } from '@/data/live/use-live'
import type { OnError, OnValue } from '@/data/live/live'
import { settleSaves, watchProjects, type LiveProject } from '@/data/projects/projects'
import type { LiveList } from '@/data/live/live-list'

/** The live list; what the server has answered of its saves is settled. */
export function useProjects(uid: string) {
  const projects = useLiveList(
    useCallback(
      (onValue: OnValue<LiveList<LiveProject>>, onError: OnError, count: number) =>
        watchProjects(uid, onValue, onError, count),
      [uid],
    ),
  )
  const { list } = projects
  const isFromServer = list.status === 'ready' && !list.isFromCache

  useEffect(() => {
    if (isFromServer) settleSaves(uid, list.value)
  }, [uid, isFromServer, list])

  return projects
}
