import { SiteLink } from '@/components/frame/site-link'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { hashOf } from './use-step'

/** Shown when this device has no draft: it was written or dropped in another tab, or never begun. */
export function PlanGone() {
  return (
    <div className="mt-6 flex flex-col items-start gap-4 sm:mt-10">
      <h2 tabIndex={-1} className="text-title font-bold">
        Il n’y a pas de plan à montrer ici
      </h2>
      <p className="text-muted">
        Il a été créé dans votre compte depuis un autre onglet, ou vos réponses ont été effacées de cet
        appareil.
      </p>
      <div className="flex flex-wrap gap-3">
        <a href={hashOf(1)} className={buttonClass({ size: 'lg' })}>
          Répondre aux 5 questions
        </a>
        <SiteLink to={paths.home} className={buttonClass({ variant: 'secondary', size: 'lg' })}>
          Retour à l'accueil
        </SiteLink>
      </div>
    </div>
  )
}
