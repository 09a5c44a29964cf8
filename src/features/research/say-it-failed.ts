import { codeOf } from '@/domain/base/errors'
import { errorText } from '@/lib/error-text'
import { showToast } from '@/ui/toast'

type Place = Parameters<typeof errorText>[0]

/** A change that the server refused and the live query takes back by itself: it has no place on the screen. */
export function sayItFailed(place: Place, thrown: unknown, retry?: () => void): void {
  console.warn('A change of the research was refused', thrown)
  showToast({
    text: errorText(place, codeOf(thrown)),
    tone: 'alert',
    ...(retry && { action: { label: 'Réessayer', run: retry } }),
  })
}
