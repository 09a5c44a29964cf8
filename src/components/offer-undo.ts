import { UNDO_MS } from '@/domain/base/business'
import { showToast } from '@/ui/toast'

/**
 * Says what was just taken away, and gives it back at a touch: long enough to see the mistake, read the message and reach
 * the button. Returns what ends the offer early.
 */
export function offerUndo(text: string, run: () => void, label = 'Annuler'): () => void {
  return showToast({ text, duration: UNDO_MS, action: { label, run } })
}
