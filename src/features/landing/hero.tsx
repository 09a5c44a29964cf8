import { Sparkles } from 'lucide-react'
import { SiteLink } from '@/components/site-link'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { HeroPreview } from './hero-preview'

export function Hero() {
  return (
    <section className="mx-auto grid max-w-page items-center gap-x-12 gap-y-12 px-4 py-12 sm:px-6 sm:py-16 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] lg:py-24">
      <div className="flex flex-col items-start gap-6">
        <p className="inline-flex items-center gap-2 rounded-full bg-brand-soft px-3.5 py-1.5 text-small font-semibold text-brand-text">
          <Sparkles aria-hidden className="size-4" />
          Pour se lancer en e-commerce
        </p>
        <h1 className="text-display font-extrabold">Votre boutique en ligne avance, un pas clair par jour</h1>
        <p className="max-w-xl text-heading font-normal text-muted">
          Coach Boom répond à vos questions d'e-commerce, vous aide à choisir vos produits et transforme vos
          idées en tâches du jour. Vous savez toujours quoi faire ensuite.
        </p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <SiteLink to={paths.signUp} className={buttonClass({ size: 'lg' })}>
            Commencer l'essai gratuit
          </SiteLink>
          <p className="text-small text-muted">2 jours gratuits, sans carte bancaire</p>
        </div>
      </div>
      <HeroPreview />
    </section>
  )
}
