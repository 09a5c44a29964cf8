import { lazy, Suspense } from 'react'
import type { ConfirmDialogProps } from './confirm-popup'
import { useWasOpen } from './use-was-open'

const ConfirmPopup = lazy(() => import('./confirm-popup').then((m) => ({ default: m.ConfirmPopup })))

/** A question with two answers; a click outside is not an answer. What draws it is loaded with the first question. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return useWasOpen(props.isOpen) ? (
    <Suspense fallback={null}>
      <ConfirmPopup {...props} />
    </Suspense>
  ) : null
}
