import { MAIN_ID } from '@/components/frame/main-landmark'
import { PublicFooter } from '@/components/frame/public-footer'
import { SkipLink } from '@/components/frame/skip-link'
import { useDocumentTitle } from '@/components/frame/use-document-title'
import { ClosingCall } from './closing-call'
import { Example } from './example'
import { FeatureCards } from './feature-cards'
import { Hero } from './hero'
import { LandingHeader } from './landing-header'
import { Pricing } from './pricing'
import { Questions } from './questions'
import { Testimonials } from './testimonials'

export function LandingScreen() {
  useDocumentTitle("Coach Boom – 1er coach IA pour l'e-commerce")
  return (
    <div className="min-h-dvh overflow-x-clip">
      <SkipLink />
      <LandingHeader />
      <main id={MAIN_ID} tabIndex={-1} className="outline-none [&_h1]:outline-none">
        <Hero />
        <FeatureCards />
        <Example />
        <Pricing />
        <Testimonials />
        <Questions />
        <ClosingCall />
      </main>
      <PublicFooter />
    </div>
  )
}
