import { late } from '@/domain/base/late'
const number = late(() => new Intl.NumberFormat('fr-FR'))

/** « 12 500 » */
export function numberText(value: number): string {
  return number().format(value)
}
