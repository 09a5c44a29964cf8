import { Check } from 'lucide-react'
import { SiteLink } from '@/components/frame/site-link'
import { TRIAL_FREE_WORDS } from '@/domain/base/business'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { SaleDemo } from './sale-demo'

const ASSURANCES = [
  'Plan sans compte',
  TRIAL_FREE_WORDS,
  'Sans carte bancaire',
  'Sans renouvellement',
] as const

export function Hero() {
  return (
    <section className="mx-auto grid max-w-page items-center gap-x-12 gap-y-8 px-4 py-5 sm:px-6 sm:py-16 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
      <div className="flex flex-col items-start gap-4 sm:gap-6">
        <h1 className="text-display font-bold">
          Votre boutique en ligne avance, <span className="inline-block">un pas clair par jour</span>
        </h1>
        <p className="max-w-xl text-muted sm:text-heading sm:font-normal">
          Posez votre question. Coach Boom répond, propose des tâches, et vous choisissez celles qui entrent
          dans votre semaine.
        </p>
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <SiteLink
            to={paths.signUp}
            data-hero-call=""
            className={buttonClass({ size: 'lg' }, 'max-sm:w-full')}
          >
            Commencer l'essai gratuit
          </SiteLink>
          <SiteLink
            to={paths.plan}
            className="inline-flex min-h-target items-center font-semibold underline decoration-line-strong underline-offset-4"
          >
            Votre plan en 5 questions
          </SiteLink>
        </p>
        <ul className="grid w-full max-w-md grid-cols-2 gap-x-3 gap-y-1 text-fine text-muted">
          {ASSURANCES.map((text) => (
            <li key={text} className="flex items-start gap-1.5">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" strokeWidth={3} />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <SaleDemo />
    </section>
  )
}
