import { PublicFooter } from '@/components/public-footer'
import { useDocumentTitle } from '@/components/use-document-title'
import { ClosingCall } from './closing-call'
import { FeatureCards } from './feature-cards'
import { Hero } from './hero'
import { LandingHeader } from './landing-header'
import { Pricing } from './pricing'
import { Testimonials } from './testimonials'

export function LandingScreen() {
  useDocumentTitle("Coach Boom – 1er coach IA pour l'e-commerce")
  return (
    <div className="min-h-dvh overflow-x-clip">
      <LandingHeader />
      <main>
        <Hero />
        <FeatureCards />
        <Pricing />
        <Testimonials />
        <ClosingCall />
      </main>
      <PublicFooter />
    </div>
  )
}
