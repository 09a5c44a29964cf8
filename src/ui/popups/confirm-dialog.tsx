import { Suspense } from 'react'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import type { ConfirmDialogProps } from './confirm-popup'
import { useWasOpen } from './use-was-open'

const ConfirmPopup = lazyWithPreload(() => import('./confirm-popup').then((m) => m.ConfirmPopup))
export const preloadConfirm = ConfirmPopup.preload

/** A question with two answers; a click outside is not an answer. Its code is loaded at the first question. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return useWasOpen(props.isOpen) ? (
    <Suspense fallback={null}>
      <ConfirmPopup {...props} />
    </Suspense>
  ) : null
}
