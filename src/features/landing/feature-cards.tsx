import { MessageCircleHeart, PackageSearch, TrendingUp } from 'lucide-react'
import { ProductPicture } from '@/components/frame/product-picture'
import { cn } from '@/lib/cn'
import { LandingSection } from './landing-section'

/** `fold`: on a phone, the part of the picture (360 x 380) above a gap between two lines. */
const FEATURES = [
  {
    name: 'Coach IA 24/7',
    text: 'Il répond à toute heure, d’après ce que vous lui montrez. Rien ne s’ajoute sans vous.',
    Icon: MessageCircleHeart,
    look: 'bg-tint-coach text-ink-coach',
    picture: 'coach',
    fold: 'max-sm:aspect-[360/240]',
    alt: 'Une conversation\u00a0: à la question du prix d’une lampe, Coach Boom répond par trois étapes et un calcul.',
  },
  {
    name: 'Recherche Produits',
    text: 'Collez un lien, jugez-le sur huit critères\u00a0: le score et la marge se calculent.',
    Icon: PackageSearch,
    look: 'bg-tint-research text-ink-research',
    picture: 'recherche',
    fold: 'max-sm:aspect-[360/246]',
    alt: 'Un lien de produit jugé sur ses huit critères, avec son score et son avis\u00a0: Prometteur.',
  },
  {
    name: 'Suivi Progression',
    text: 'Une liste par jour, des projets en sept parties, un niveau qui monte, même sans réseau.',
    Icon: TrendingUp,
    look: 'bg-tint-projects text-ink-projects',
    picture: 'progression',
    fold: 'max-sm:aspect-[360/265]',
    alt: 'Les tâches d’un jour\u00a0: deux sur trois sont cochées, la progression est de 67\u00a0%.',
  },
] as const

export function FeatureCards() {
  return (
    <LandingSection id="fonctions" title="Tout au même endroit" isRaised>
      <ul className="mt-6 grid gap-4 lg:grid-cols-2">
        {FEATURES.map(({ name, text, Icon, look, picture, fold, alt }, index) => (
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
            <div className="self-end pl-4 sm:pl-8">
              <ProductPicture name={picture} alt={alt} className={fold} />
            </div>
          </li>
        ))}
      </ul>
    </LandingSection>
  )
}
