import { dateAt } from '@/domain/base/time/local-date'
import type { Source } from '@/domain/base/sources'
import { formatDay } from './format'

/** Note next to a link to an official page: the date of its last check, only if there was one. */
export function sourceNote({ checkedOn }: Source): string {
  if (checkedOn === null) return 'à vérifier sur la page officielle'
  return `adresse vérifiée le ${formatDay(dateAt(checkedOn))}`
}
