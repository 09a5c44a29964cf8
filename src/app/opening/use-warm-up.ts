import { useIdleLoad } from '@/components/use-idle-load'
import { ConfirmDialog } from '@/ui/popups/confirm-dialog'
import { AnchoredMenu } from '@/ui/popups/menu'
import { prepareToasts } from '@/ui/toast'

/** Preloads parts that a click needs (a toast's undo, a menu, a question) once the page is opened, so that no click waits for them. */
export function useWarmUp(): void {
  useIdleLoad(warmUp, true)
}

function warmUp(): Promise<unknown> {
  prepareToasts()
  return Promise.all([AnchoredMenu.preload(), ConfirmDialog.preload()])
}
