import { useCallback, useEffect, useState } from 'react'
import { useIsOnline } from '@/components/use-is-online'
import { useLasts } from '@/components/use-lasts'
import type { OnError, OnValue } from '@/data/live/live'
import { settleSaves, watchProjects, type LiveProject } from '@/data/projects/projects'
import { useLivePages } from '@/data/live/use-live-pages'
import type { LiveList } from '@/data/live/watch-list'

/** How long an answer from the local cache alone counts as « still connecting ». */
const CONNECTING_MS = 3_000

/** The live list, and what is known about it. */
export function useProjects(uid: string) {
  const pages = useLivePages(
    useCallback(
      (onValue: OnValue<LiveList<LiveProject>>, onError: OnError, count: number) =>
        watchProjects(uid, onValue, onError, count),
      [uid],
    ),
  )
  const { list } = pages
  const isFromServer = list.status === 'ready' && !list.isFromCache
  // Once the server has answered, an empty list is empty, also when the network goes later.
  const [isKnown, setIsKnown] = useState(false)
  if (!isKnown && isFromServer) setIsKnown(true)

  useEffect(() => {
    if (isFromServer) settleSaves(uid, list.value)
  }, [uid, isFromServer, list])

  const isOnline = useIsOnline()
  const isCut = useLasts(!isKnown && list.status !== 'error', CONNECTING_MS)
  return { ...pages, isKnown, isOffline: !isOnline || isCut }
}
