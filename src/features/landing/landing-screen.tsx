import { useEffect } from 'react'
import { MAIN_ID } from '@/components/frame/main-landmark'
import { PublicFooter } from '@/components/frame/public-footer'
import { SiteLink } from '@/components/frame/site-link'
import { SkipLink } from '@/components/frame/skip-link'
import { useDocumentTitle } from '@/components/frame/use-document-title'
import { paths } from '@/lib/paths'
import { UNKNOWN_PAGE_ID } from '@/lib/unknown-page'
import { buttonClass } from '@/ui/button'
import { FeatureCards } from './feature-cards'
import { followDemo } from './follow-demo'
import { followHero } from './follow-hero'
import { Hero } from './hero'
import { LandingHeader } from './landing-header'
import { Pricing } from './pricing'
import { Questions } from './questions'
import { Testimonials } from './testimonials'
import { TheWay } from './the-way'
import { TwoAnswers } from './two-answers'
import './landing.css'

export function LandingScreen() {
  useDocumentTitle('Coach Boom – 1er coach IA pour l’e-commerce')
  // Where the app draws this page: on the development server, and after a link to `/`. `visitor.ts` does it on the prerendered page.
  useEffect(() => {
    const shown = new AbortController()
    followDemo(shown.signal)
    followHero(shown.signal)
    return () => shown.abort()
  }, [])
  return (
    <div className="min-h-dvh overflow-x-clip">
      <SkipLink />
      <LandingHeader />
      <main id={MAIN_ID} tabIndex={-1} className="outline-none [&_h1]:outline-none">
        <Hero />
        <TwoAnswers />
        <TheWay />
        <FeatureCards />
        <Pricing />
        <Testimonials />
        <Questions />
        <ClosingCall />
      </main>
      <PublicFooter />
      <p
        id={UNKNOWN_PAGE_ID}
        role="status"
        className="fixed inset-x-4 bottom-4 z-60 mx-auto w-fit rounded-field bg-ink px-4 py-3 text-small text-canvas empty:hidden print:hidden"
      />
    </div>
  )
}

function ClosingCall() {
  return (
    <section className="mx-auto max-w-page px-4 py-6 sm:px-6 sm:py-16">
      <div className="flex flex-col items-center gap-4 rounded-card bg-brand p-6 text-center text-balance text-on-brand sm:py-16">
        <h2 className="max-w-2xl text-title font-bold">
          La première question est la plus difficile. Posez-la.
        </h2>
        <SiteLink
          to={paths.signUp}
          className={buttonClass(
            { size: 'lg' },
            'bg-surface text-brand-text hover:bg-hover active:bg-pressed',
          )}
        >
          Commencer maintenant
        </SiteLink>
        <SiteLink to={paths.plan} className="underline">
          ou d’abord votre plan, sans compte
        </SiteLink>
      </div>
    </section>
  )
}
