import { SiteLink } from '@/components/frame/site-link'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'

export function ClosingCall() {
  return (
    <section className="mx-auto max-w-page px-4 py-6 sm:px-6 sm:py-16">
      <div className="flex flex-col items-center gap-4 rounded-card bg-brand p-6 text-center text-balance text-on-brand sm:py-16">
        <h2 className="max-w-2xl text-title font-extrabold">
          La première question est la plus difficile. Posez-la.
        </h2>
        <SiteLink
          to={paths.signUp}
          className={buttonClass({ size: 'lg' }, 'bg-surface text-brand-text hover:bg-brand-soft')}
        >
          Commencer maintenant
        </SiteLink>
        <SiteLink to={paths.plan} className="underline">
          ou d'abord votre plan, sans compte
        </SiteLink>
      </div>
    </section>
  )
}
