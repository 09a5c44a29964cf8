import { CalendarCheck, RotateCcw, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { PRICE_WORDS, REFUND_WINDOW_WORDS, TRIAL_MS } from '@/domain/base/business'
import { Card } from '@/ui/card'
import { cn } from '@/lib/cn'
import { nextMonthText } from './next-month'
import type { Access } from '@/domain/access/subscription'
import { formatDayAndTime } from '@/lib/text/format'

/** `paidUntil`: end of a paid month that the server told of before the profile came; null: not told. */
export function MonthSummary({ paidUntil }: { paidUntil: Date | null }) {
  const { access: known, now } = useSignedIn()
  const isBehind = paidUntil !== null && !(known?.kind === 'paid' && known.endsAt >= paidUntil)
  const access: Access | null = isBehind ? { kind: 'paid', endsAt: paidUntil } : known
  // Until the access is known, the sentences of a trial keep their place.
  const shown: Access = access ?? { kind: 'trial', endsAt: new Date(now.getTime() + TRIAL_MS) }
  const hidden = access ? '' : 'invisible'
  return (
    <Card>
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-heading font-bold">
        Un mois de Coach Boom
        <span className="font-display text-title font-bold tabular-nums">{PRICE_WORDS}</span>
      </h2>
      <p className={cn('mt-1 text-small text-pretty text-muted', hidden)}>{accessSentence(shown)}</p>
      <ul className="mt-5 flex flex-col gap-3 border-t border-line pt-5 text-small">
        <Term Icon={CalendarCheck}>
          <strong className={cn('font-semibold', hidden)}>{nextMonthText(shown, now)}</strong>
        </Term>
        <Term Icon={RotateCcw}>
          Un seul paiement&nbsp;: rien ne se renouvelle tout seul. Vous rachetez un mois quand vous voulez.
        </Term>
        <Term Icon={Undo2}>
          Satisfait ou remboursé&nbsp;: pendant {REFUND_WINDOW_WORDS}, le montant entier vous est rendu sur
          simple demande, depuis «&nbsp;Mon&nbsp;Profil&nbsp;».
        </Term>
      </ul>
    </Card>
  )
}

function Term({ Icon, children }: { Icon: typeof Undo2; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-muted" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}

function accessSentence(access: Access): string {
  if (access.kind !== 'none') {
    const what = access.kind === 'trial' ? 'Votre essai gratuit' : 'Votre mois en cours'
    return `${what} se termine le ${formatDayAndTime(access.endsAt)}.`
  }
  if (access.endedAt === null) {
    return access.reason === 'had-trial'
      ? 'Un essai a déjà commencé avec cette adresse.'
      : 'Coach Boom n’est pas ouvert pour ce compte.'
  }
  const what = access.reason === 'trial-over' ? 'Votre essai gratuit' : 'Votre dernier mois'
  return `${what} s’est terminé le ${formatDayAndTime(access.endedAt)}.`
}
