import { Eye, ListChecks, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { COACH_HOUR_WORDS } from '@/domain/base/business'
import { Card } from '@/ui/card'

export function MonthInside() {
  return (
    <Card aria-labelledby="month-inside">
      <h2 id="month-inside" className="text-heading font-bold">
        Ce que comprend votre mois
      </h2>
      <ul className="mt-4 flex flex-col gap-3 text-small">
        <Line Icon={MessageCircle}>
          Coach Boom répond à toute heure, jusqu’à {COACH_HOUR_WORDS}. Vos conversations reprennent là où
          elles en étaient.
        </Line>
        <Line Icon={Eye}>
          Il voit de votre travail ce que vous choisissez de lui montrer, et vous lisez le texte exact avant
          l’envoi.
        </Line>
        <Line Icon={ListChecks}>
          Il propose des tâches, des textes et des avis que vous ajoutez d’un geste, et que vous pouvez
          annuler.
        </Line>
      </ul>
      <p className="mt-4 border-t border-line pt-4 text-small text-muted">
        Même sans payer, vous gardez vos tâches, vos projets, vos produits et vos conversations.
      </p>
    </Card>
  )
}

function Line({ Icon, children }: { Icon: typeof Eye; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-muted" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}
