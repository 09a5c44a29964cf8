import { useRef } from 'react'
import { ErrorNotice } from '@/components/error-notice'
import { useIsOnline } from '@/lib/hooks/use-is-online'
import type { Live } from '@/data/sync/live'
import { errorText } from '@/lib/text/error-text'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { OverlayDialog } from '@/ui/popups/overlay-dialog'
import { Skeleton } from '@/ui/skeleton'

const ELSEWHERE = 'Il n’est pas sur cet appareil\u00a0: il s’ouvrira au retour du réseau.'

interface EditorLoadingProps {
  list: Live<unknown>
  /** The server has no such project. */
  isMissing: boolean
  onClose: () => void
  returnFocus: () => HTMLElement | boolean
}

/** The editor after a reload, until its project is loaded, or if the project cannot be read or is missing. */
export function EditorLoading({ list, isMissing, onClose, returnFocus }: EditorLoadingProps) {
  const isElsewhere = !useIsOnline() && list.status === 'ready' && !isMissing
  const isClosing = useRef(false)
  function close() {
    if (!isClosing.current) onClose()
    isClosing.current = true
  }
  return (
    <OverlayDialog
      title="Projet"
      onDismiss={close}
      // The overlay also closes when the project arrives: the focus is then the editor's.
      finalFocus={() => isClosing.current && returnFocus()}
    >
      <div
        aria-busy={list.status !== 'error' && !isElsewhere && !isMissing}
        className="min-h-0 flex-1 overflow-y-auto p-4 sm:p-6"
      >
        {list.status === 'error' && (
          <ErrorNotice text={errorText('projectLoad', list.error.code)} onRetry={list.retry} />
        )}
        {list.status !== 'error' && isElsewhere && (
          <ErrorNotice text={`${errorText('projectLoad', 'network/offline')}. ${ELSEWHERE}`} />
        )}
        {isMissing && (
          <Notice tone="info" role="status">
            Ce projet n’existe plus.
          </Notice>
        )}
        {list.status !== 'error' && !isElsewhere && !isMissing && <Outline />}
      </div>
      <footer className="flex justify-end border-t border-line px-4 py-3 sm:px-6">
        <Button variant="secondary" onClick={close}>
          {isMissing ? 'Fermer' : 'Annuler'}
        </Button>
      </footer>
    </OverlayDialog>
  )
}

function Outline() {
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="sr-only">
        Chargement du projet
      </p>
      <div className="flex gap-6">
        <Skeleton className="h-11 flex-1" />
        <Skeleton className="h-11 w-44 max-sm:hidden" />
      </div>
      <Skeleton className="h-2.5" />
      <div className="flex gap-6">
        <div className="flex w-52 flex-col gap-3 max-sm:hidden">
          {[1, 2, 3, 4, 5, 6, 7].map((line) => (
            <Skeleton key={line} className="h-11" />
          ))}
        </div>
        <div className="flex flex-1 flex-col gap-6">
          {[1, 2, 3].map((line) => (
            <Skeleton key={line} className="h-28" />
          ))}
        </div>
      </div>
    </div>
  )
}
