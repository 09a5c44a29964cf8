import type { Access } from '@/domain/access/subscription'
import { formatDayAndTime } from '@/lib/format'

/** Where somebody stands before paying. */
export function accessSentence(access: Access): string {
  if (access.kind !== 'none') {
    const what = access.kind === 'trial' ? 'Votre essai gratuit court' : 'Votre mois en cours va'
    return `${what} jusqu'au ${formatDayAndTime(access.endsAt)}.`
  }
  if (access.endedAt === null) {
    return access.reason === 'had-trial'
      ? 'Un essai a déjà commencé avec cette adresse.'
      : "Coach Boom n'est pas ouvert pour ce compte."
  }
  const what = access.reason === 'trial-over' ? 'Votre essai gratuit' : 'Votre dernier mois'
  return `${what} s'est terminé le ${formatDayAndTime(access.endedAt)}.`
}
