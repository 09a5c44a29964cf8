import { UNDO_MS } from '@/domain/base/business'
import { showToast } from '@/ui/toast'

/** A toast with an undo, long enough to notice the mistake, read and reach the button. Returns a function that closes it. */
export function offerUndo(text: string, run: () => void, label = 'Annuler'): () => void {
  return showToast({ text, duration: UNDO_MS, action: { label, run } })
}
