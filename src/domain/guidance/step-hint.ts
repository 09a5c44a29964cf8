import { itemHelp } from '@/domain/projects/text/item-help'
import type { Step } from './next-steps'

export function stepHint(step: Step): string | null {
  return step.kind === 'item' ? itemHelp(step.section, step.index).question : null
}
