import { dateAt } from '@/domain/base/time/local-date'
import type { Source } from '@/domain/base/sources'
import { formatDay } from './format'

/** Beside a link to an official page: since when its address is known to be right, and no date that nobody knows. */
export function sourceNote({ checkedOn }: Source): string {
  if (checkedOn === null) return 'à vérifier sur la page officielle'
  return `adresse vérifiée le ${formatDay(dateAt(checkedOn))}`
}
