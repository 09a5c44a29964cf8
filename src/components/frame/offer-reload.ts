import { reloadIfReachable } from '@/lib/reload-page'
import { showToast } from '@/ui/toast'

/** For code that a click needed and that did not arrive: in several browsers a failed module stays failed until the page is reloaded. */
export function offerReload(text: string): void {
  showToast({ text, tone: 'alert', action: { label: 'Recharger', run: () => void reloadIfReachable() } })
}
