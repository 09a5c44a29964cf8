import { quoted } from '@/domain/base/text/quoted-name'

/** A task of today as the next step: also before anything else of the steps is loaded. */
export function todoStepTitle(text: string): string {
  return `Commencer par ${quoted(text)}`
}
