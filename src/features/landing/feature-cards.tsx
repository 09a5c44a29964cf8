import { MessageCircleHeart, PackageSearch, TrendingUp } from 'lucide-react'
import { Card } from '@/ui/card'

const FEATURES = [
  {
    name: 'Coach IA 24/7',
    text: 'Stratégie, fiche produit, publicité, logistique\u00a0: posez votre question à toute heure et recevez une réponse structurée, que vous pouvez appliquer tout de suite.',
    Icon: MessageCircleHeart,
    look: 'bg-tint-coach text-ink-coach',
  },
  {
    name: 'Recherche Produits',
    text: 'Rangez vos trouvailles et jugez-les sur huit critères\u00a0: effet wow, problème résolu, marge, tendance… Vous choisissez avec des raisons, pas au hasard.',
    Icon: PackageSearch,
    look: 'bg-tint-research text-ink-research',
  },
  {
    name: 'Suivi Progression',
    text: 'Vos tâches de chaque jour, vos projets en sept parties, votre niveau qui monte\u00a0: vous voyez ce qui est fait et ce qui reste à faire.',
    Icon: TrendingUp,
    look: 'bg-tint-projects text-ink-projects',
  },
] as const

export function FeatureCards() {
  return (
    <section aria-labelledby="features" className="border-y border-line bg-surface">
      <div className="mx-auto max-w-page px-4 py-14 sm:px-6 sm:py-20">
        <h2 id="features" className="max-w-2xl text-title font-extrabold">
          Tout ce qu'il faut pour passer de l'idée à la première vente
        </h2>
        <ul className="mt-8 grid gap-5 md:grid-cols-3">
          {FEATURES.map(({ name, text, Icon, look }) => (
            <li key={name} className="grid">
              <Card className="bg-canvas">
                <span className={`grid size-12 place-items-center rounded-field ${look}`}>
                  <Icon aria-hidden className="size-6" />
                </span>
                <h3 className="mt-5 text-heading font-bold">{name}</h3>
                <p className="mt-2 text-muted">{text}</p>
              </Card>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
