import { named } from '@/domain/base/text/quoted-name'

/** A todo of today as the next step, shown before the other steps are loaded. */
export function todoStepTitle(text: string): string {
  return `À faire maintenant\u00a0: ${named(text)}`
}
