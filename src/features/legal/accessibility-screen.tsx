import { OpeningNotice } from '@/components/publisher-facts'
import { SCREENS } from '@/lib/screens'
import { ACCESSIBILITY_SECTIONS } from './accessibility-sections'
import { LegalPage } from './legal-page'

export function AccessibilityScreen() {
  return (
    <LegalPage
      title={SCREENS.accessibility.title}
      updated={{ iso: '2026-11-21', text: '21 novembre 2026' }}
      summary={
        <>
          <p>
            Coach Boom est fait pour être utilisé par tout le monde, au clavier, avec un lecteur d’écran ou en
            très grand. Voici ce que nous vérifions, comment, et ce que nous savons faible. Personne
            d’extérieur ne l’a encore audité.
          </p>
          <OpeningNotice />
        </>
      }
      sections={ACCESSIBILITY_SECTIONS}
    />
  )
}
