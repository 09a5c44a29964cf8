import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { Card } from '@/ui/card'
import { Notice } from '@/ui/notice'

/** Shown when payments are not configured. */
export function NotOpen() {
  return (
    <Card className="flex flex-col gap-5">
      <Notice tone="info">
        Le paiement en ligne n'est pas ouvert pour le moment. Aucune carte n'est demandée et rien n'est
        débité.
      </Notice>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.home} className={buttonClass()}>
          Retour au tableau de bord
        </Link>
        <Link to={paths.terms} className={buttonClass({ variant: 'secondary' })}>
          Lire les conditions
        </Link>
      </div>
    </Card>
  )
}
