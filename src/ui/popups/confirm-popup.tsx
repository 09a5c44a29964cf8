import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { Button, buttonClass } from '@/ui/button'

interface ConfirmDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  children: ReactNode
  confirmLabel: string
  cancelLabel: string
  tone?: 'primary' | 'danger'
  onConfirm: () => void
}

export function ConfirmPopup(props: ConfirmDialogProps) {
  return (
    <AlertDialog.Root
      open={props.isOpen}
      onOpenChange={(open) => {
        props.onOpenChange(open)
      }}
    >
      <AlertDialog.Portal>
        {/* Also over another dialog, which must look inactive. */}
        <AlertDialog.Backdrop forceRender className="fixed inset-0 z-50 bg-scrim" />
        <AlertDialog.Popup
          data-dialog=""
          className="fixed top-1/2 left-1/2 z-50 max-h-[92dvh] w-[calc(100%-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-card scroll-cue bg-raised p-6 text-ink shadow-pop outline-none"
        >
          <AlertDialog.Title className="text-heading font-bold">{props.title}</AlertDialog.Title>
          <AlertDialog.Description render={<div />} className="mt-3 text-body text-muted">
            {props.children}
          </AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:*:grow">
            <AlertDialog.Close className={buttonClass({ variant: 'secondary' })}>
              {props.cancelLabel}
            </AlertDialog.Close>
            <Button variant={props.tone ?? 'primary'} onClick={props.onConfirm}>
              {props.confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
