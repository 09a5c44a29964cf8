import type { Access } from '@/domain/access/subscription'
import { formatDay, formatDayAndTime } from './format'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Time before the end at which a warning shows: a trial lasts days, a paid period a month. */
const SOON_MS = { trial: DAY_MS, paid: 3 * DAY_MS } as const

export interface AccessText {
  readonly tone: 'calm' | 'soon' | 'over'
  /** « Essai gratuit jusqu'au samedi 21 novembre à 14:05 » */
  readonly status: string
  /** Remaining time near the end: « plus que 5 heures ». */
  readonly left: string | null
}

export function accessText(access: Access, now: Date): AccessText {
  if (access.kind === 'none') return { tone: 'over', status: endedText(access), left: null }
  const name = access.kind === 'trial' ? 'Essai gratuit' : 'Abonnement actif'
  const status = `${name} jusqu’au ${formatDayAndTime(access.endsAt)}`
  const leftMs = access.endsAt.getTime() - now.getTime()
  return leftMs <= SOON_MS[access.kind]
    ? { tone: 'soon', status, left: leftText(leftMs) }
    : { tone: 'calm', status, left: null }
}

/** Label of the button that extends the current access. */
export function renewalText(access: Access): string {
  return access.kind === 'trial' ? 'Continuer avec l’abonnement' : 'Ajouter un mois'
}

export function lockedCoachText(access: Access): string {
  if (access.kind !== 'none') return ''
  switch (access.reason) {
    case 'trial-over':
      return 'Essai terminé\u00a0: abonnez-vous pour parler au coach'
    case 'month-over':
      return 'Abonnement terminé\u00a0: renouvelez-le pour parler au coach'
    case 'had-trial':
      return 'Essai déjà commencé avec cette adresse\u00a0: abonnez-vous pour parler au coach'
    case 'unknown':
      return 'Pas d’abonnement en cours\u00a0: abonnez-vous pour parler au coach'
  }
}

function endedText(access: Access & { kind: 'none' }): string {
  switch (access.reason) {
    case 'trial-over':
      return `Essai terminé depuis le ${formatDay(access.endedAt)}`
    case 'month-over':
      return `Abonnement terminé depuis le ${formatDay(access.endedAt)}`
    case 'had-trial':
      return 'Un essai a déjà commencé avec cette adresse'
    case 'unknown':
      return 'Pas d’abonnement en cours'
  }
}

function leftText(ms: number): string {
  const hours = Math.floor(ms / HOUR_MS)
  if (hours >= 48) return `plus que ${Math.floor(hours / 24)} jours`
  if (hours >= 2) return `plus que ${hours} heures`
  return hours === 1 ? 'plus qu’une heure' : 'moins d’une heure'
}
