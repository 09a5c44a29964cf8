import { Check, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { PageHeader } from '@/components/page-header'
import { useSignedIn } from '@/components/signed-in-context'
import { PRICE_LABEL } from '@/domain/business'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { Card } from '@/ui/card'
import { Notice } from '@/ui/notice'
import { accessSentence } from './access-sentence'

const TERMS = [
  'Un paiement ouvre Coach Boom pendant un mois, jour pour jour.',
  'Rien ne se renouvelle tout seul\u00a0: vous reprenez un mois quand vous le voulez.',
  'Satisfait ou remboursé pendant 14 jours.',
  'Vos tâches et vos anciennes conversations restent lisibles sans abonnement.',
] as const

export function PaymentScreen() {
  const { access } = useSignedIn()
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Paiement sécurisé" />
      <Card className="mx-auto w-full max-w-reading p-6 sm:p-8">
        <h2 className="flex items-center gap-3 text-heading font-bold">
          <ShieldCheck aria-hidden className="size-6 text-brand-text" />
          Un mois de Coach Boom
        </h2>
        <p className="mt-3 font-display text-display font-extrabold tabular-nums">{PRICE_LABEL}</p>
        {access && <p className="mt-2 text-muted">{accessSentence(access)}</p>}
        <ul className="mt-6 flex flex-col gap-3">
          {TERMS.map((term) => (
            <li key={term} className="flex items-start gap-3">
              <Check aria-hidden className="mt-1 size-4 shrink-0 text-brand-text" strokeWidth={3} />
              {term}
            </li>
          ))}
        </ul>
        <Notice tone="info" className="mt-7">
          Le paiement en ligne n'est pas encore ouvert. Aucune carte n'est demandée et rien n'est
          débité&nbsp;; cette page l'accueillera dès qu'il sera prêt.
        </Notice>
        <div className="mt-7 flex flex-wrap gap-3">
          <Link to={paths.home} className={buttonClass()}>
            Retour au tableau de bord
          </Link>
          <Link to={paths.terms} className={buttonClass({ variant: 'secondary' })}>
            Lire les conditions
          </Link>
        </div>
      </Card>
    </div>
  )
}
