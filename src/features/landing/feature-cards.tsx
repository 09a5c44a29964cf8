import { MessageCircleHeart, PackageSearch, TrendingUp } from 'lucide-react'
import { cn } from '@/lib/cn'
import { LandingSection } from './landing-section'
import { ProductPicture } from './product-picture'

const FEATURES = [
  {
    name: 'Coach IA 24/7',
    text: "Il répond à toute heure. Il voit de votre travail ce que vous choisissez de lui montrer, et rien n'entre dans vos listes sans un clic sur «\u00a0Ajouter\u00a0».",
    Icon: MessageCircleHeart,
    look: 'bg-tint-coach text-ink-coach',
    picture: 'coach',
    alt: "Une conversation\u00a0: à la question du prix d'une lampe, Coach Boom répond par trois étapes et un calcul.",
  },
  {
    name: 'Recherche Produits',
    text: 'Collez un lien et jugez-le sur huit critères. Le score et la marge se calculent\u00a0: vous choisissez avec des raisons, pas au hasard.',
    Icon: PackageSearch,
    look: 'bg-tint-research text-ink-research',
    picture: 'recherche',
    alt: 'Un lien de produit jugé sur ses huit critères, avec son score et son avis\u00a0: Prometteur.',
  },
  {
    name: 'Suivi Progression',
    text: 'Une liste par jour, des projets en sept parties, un niveau qui monte. Vous voyez ce qui est fait et ce qui reste, même sans réseau.',
    Icon: TrendingUp,
    look: 'bg-tint-projects text-ink-projects',
    picture: 'progression',
    alt: "Les tâches d'un jour\u00a0: deux sur trois sont cochées, la progression est de 67\u00a0%.",
  },
] as const

export function FeatureCards() {
  return (
    <LandingSection id="fonctions" title="De l'idée à la première vente" isRaised>
      <ul className="mt-6 grid gap-4 lg:grid-cols-2">
        {FEATURES.map(({ name, text, Icon, look, picture, alt }, index) => (
          <li
            key={name}
            className={cn(
              'grid overflow-clip rounded-card border border-line bg-canvas shadow-card md:max-lg:grid-cols-2',
              index === 0 && 'lg:col-span-2 lg:grid-cols-2',
            )}
          >
            <div className="self-center p-4 sm:p-8">
              <div className="flex items-center gap-3">
                <span className={cn('grid size-10 place-items-center rounded-field', look)}>
                  <Icon aria-hidden className="size-5" />
                </span>
                <h3 className="text-heading font-bold">{name}</h3>
              </div>
              <p className="mt-2 text-muted max-sm:text-small">{text}</p>
            </div>
            {/* On a phone the first screen shows the coach already. */}
            <div className={cn('self-end pl-4 sm:pl-8', index === 0 && 'max-sm:hidden')}>
              <ProductPicture name={picture} alt={alt} />
            </div>
          </li>
        ))}
      </ul>
    </LandingSection>
  )
}
