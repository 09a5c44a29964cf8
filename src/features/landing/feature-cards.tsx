import { MessageCircleHeart, PackageSearch, TrendingUp } from 'lucide-react'
import { cn } from '@/lib/cn'
import { LandingSection } from './landing-section'
import { ProductPicture } from './product-picture'

const FEATURES = [
  {
    name: 'Coach IA 24/7',
    text: "Stratégie, fiche produit, publicité, logistique\u00a0: posez votre question à toute heure. La réponse s'écrit sous vos yeux, avec des étapes à suivre tout de suite.",
    Icon: MessageCircleHeart,
    look: 'bg-tint-coach text-ink-coach',
    picture: 'coach',
    alt: "Une conversation\u00a0: à la question du prix d'une lampe, Coach Boom répond par trois étapes et un calcul.",
  },
  {
    name: 'Recherche Produits',
    text: 'Rangez vos trouvailles et jugez-les sur huit critères. Le score et la marge se calculent\u00a0: vous choisissez avec des raisons, pas au hasard.',
    Icon: PackageSearch,
    look: 'bg-tint-research text-ink-research',
    picture: 'recherche',
    alt: 'Un lien de produit jugé sur ses huit critères, avec son score et son avis\u00a0: Prometteur.',
  },
  {
    name: 'Suivi Progression',
    text: 'Une liste par jour de la semaine, des projets en sept parties, un niveau qui monte. Vous voyez ce qui est fait et ce qui reste, même sans réseau.',
    Icon: TrendingUp,
    look: 'bg-tint-projects text-ink-projects',
    picture: 'progression',
    alt: "Les tâches d'un jour\u00a0: deux sur trois sont cochées, la progression est de 67\u00a0%.",
  },
] as const

export function FeatureCards() {
  return (
    <LandingSection
      id="fonctions"
      title="Tout ce qu'il faut pour passer de l'idée à la première vente"
      lead="Trois outils qui se parlent, et rien à installer."
      isRaised
    >
      <ul className="mt-8 grid gap-5 lg:grid-cols-2">
        {FEATURES.map(({ name, text, Icon, look, picture, alt }, index) => (
          <li
            key={name}
            className={cn(
              'grid overflow-clip rounded-card border border-line bg-canvas shadow-card md:max-lg:grid-cols-2',
              index === 0 && 'lg:col-span-2 lg:grid-cols-2',
            )}
          >
            <div className="self-center p-5 sm:p-8">
              <span className={cn('grid size-12 place-items-center rounded-field', look)}>
                <Icon aria-hidden className="size-6" />
              </span>
              <h3 className="mt-5 text-heading font-bold">{name}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </div>
            <div className="self-end pl-5 sm:pl-8">
              <ProductPicture name={picture} alt={alt} />
            </div>
          </li>
        ))}
      </ul>
    </LandingSection>
  )
}
