import { Check, Sparkles } from 'lucide-react'
import { SiteLink } from '@/components/frame/site-link'
import { TRIAL_FREE_WORDS } from '@/domain/base/business'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { HeroPreview } from './hero-preview'

const ASSURANCES = [TRIAL_FREE_WORDS, 'Sans carte bancaire', 'Aucun renouvellement automatique'] as const

export function Hero() {
  return (
    <section className="mx-auto grid max-w-page items-center gap-12 px-4 py-10 sm:px-6 sm:py-16 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] lg:py-24">
      <div className="flex flex-col items-start gap-6">
        <p className="flex items-center gap-2 rounded-full bg-brand-soft px-3.5 py-1.5 text-small font-semibold text-brand-text">
          <Sparkles aria-hidden className="size-4" />
          1er coach IA
        </p>
        <h1 className="text-display font-extrabold">
          Votre boutique en ligne avance,{' '}
          <span className="inline-block text-brand-text">un pas clair par jour</span>
        </h1>
        <p className="max-w-xl text-heading font-normal text-muted">
          Coach Boom répond à vos questions d'e-commerce, vous aide à choisir vos produits et transforme vos
          idées en tâches du jour. Vous savez toujours quoi faire ensuite.
        </p>
        <SiteLink to={paths.signUp} className={buttonClass({ size: 'lg' })}>
          Commencer l'essai gratuit
        </SiteLink>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small text-muted">
          {ASSURANCES.map((text) => (
            <li key={text} className="flex items-center gap-1.5">
              <Check aria-hidden className="size-4 text-success" strokeWidth={3} />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <HeroPreview />
    </section>
  )
}
