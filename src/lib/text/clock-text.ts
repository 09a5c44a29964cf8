import { counted } from '@/domain/base/text/french-count'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** `offset`: milliseconds by which the device's clock is slow. */
export function clockText(offset: number): string {
  const way = offset < 0 ? 'avance' : 'retarde'
  return `L’horloge de cet appareil ${way} de ${spanText(Math.abs(offset))}. Votre accès et vos dates suivent l’heure juste\u00a0; réglez l’horloge pour retrouver vos tâches du jour.`
}

function spanText(ms: number): string {
  if (ms >= DAY_MS - HOUR_MS) return counted(Math.round(ms / DAY_MS), 'jour')
  return ms >= HOUR_MS
    ? counted(Math.round(ms / HOUR_MS), 'heure')
    : counted(Math.round(ms / MINUTE_MS), 'minute')
}
