import { ArrowRight } from 'lucide-react'
import { SiteLink } from '@/components/frame/site-link'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'

export function ClosingCall() {
  return (
    <section className="mx-auto max-w-page px-4 py-14 sm:px-6 sm:py-20">
      <div className="flex flex-col items-center gap-5 rounded-card bg-brand px-6 py-12 text-center text-balance text-on-brand sm:py-16">
        <h2 className="max-w-2xl text-title font-extrabold">
          La première question est la plus difficile. Posez-la.
        </h2>
        <p className="max-w-xl">Créez votre compte en une minute et parlez à Coach Boom dès maintenant.</p>
        <SiteLink
          to={paths.signUp}
          className={buttonClass({ size: 'lg' }, 'bg-surface text-brand-text hover:bg-brand-soft')}
        >
          Commencer maintenant
          <ArrowRight aria-hidden className="size-5" />
        </SiteLink>
      </div>
    </section>
  )
}
