import { useCallback, useEffect, useRef } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router-dom'
import { isSignedIn } from '@/data/session/is-signed-in'
import { readFields } from '@/domain/base/read-field'
import { isDirty } from './editor-state'
import type { EditorStore } from './editor-store'

/**
 * Keeps the draft whenever the page may go away, and asks before work is left, by Back, a link or a reload, that
 * is not saved by itself.
 * Inert once the session ended: a sign-out changes the page, and it has asked already.
 */
export function useLeaveGuard(store: EditorStore, uid: string) {
  const isLetGo = useRef(false)
  const mustAsk = useCallback(
    () => !isLetGo.current && isSignedIn(uid) && isDirty(store.read()),
    [store, uid],
  )

  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState !== 'hidden') return
      store.keep()
      store.saveNow()
    }
    const onUnload = (event: BeforeUnloadEvent) => {
      store.keep()
      if (mustAsk()) event.preventDefault()
    }
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('pagehide', store.keep)
    window.addEventListener('beforeunload', onUnload)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('pagehide', store.keep)
      window.removeEventListener('beforeunload', onUnload)
      store.keep()
    }
  }, [store, mustAsk])

  return {
    blocker: useBlocker(
      useCallback<BlockerFunction>(
        (change) => {
          if (staysOpen(change)) return false
          if (!isLetGo.current) store.saveNow()
          return mustAsk()
        },
        [store, mustAsk],
      ),
    ),
    /**
     * The person has answered: the next change of page is theirs. False: it is on its way already, and the second
     * half of a double click must not go back twice.
     */
    letGo: useCallback(() => {
      const isFirst = !isLetGo.current
      isLetGo.current = true
      return isFirst
    }, []),
  }
}

/** What comes over the editor, or leaves it, is an entry of the history that still holds the editor. */
function staysOpen({ currentLocation, nextLocation }: Parameters<BlockerFunction>[0]): boolean {
  const project = readFields(currentLocation.state)?.['project']
  return (
    project !== undefined &&
    nextLocation.pathname === currentLocation.pathname &&
    readFields(nextLocation.state)?.['project'] === project
  )
}
