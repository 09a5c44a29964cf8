import { useIdleLoad } from '@/components/use-idle-load'
import { preloadConfirm } from '@/ui/popups/confirm-dialog'
import { preloadMenu } from '@/ui/popups/menu'
import { prepareToasts } from '@/ui/toast'

/**
 * Loads what a touch will ask for (the undo of a toast, a menu, a question), once the server has answered:
 * no touch waits for it, and it keeps nothing waiting.
 */
export function useWarmUp(isSettled: boolean): void {
  useIdleLoad(warmUp, isSettled)
}

function warmUp(): Promise<unknown> {
  prepareToasts()
  return Promise.all([preloadMenu(), preloadConfirm()])
}
