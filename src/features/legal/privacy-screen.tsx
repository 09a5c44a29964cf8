import { OpeningNotice } from '@/components/publisher-facts'
import { SCREENS } from '@/lib/screens'
import { LegalPage } from './legal-page'
import { PRIVACY_SECTIONS } from './privacy-sections'

export function PrivacyScreen() {
  return (
    <LegalPage
      title={SCREENS.privacy.title}
      updated={{ iso: '2026-11-23', text: '23 novembre 2026' }}
      summary={
        <>
          <p>En bref&nbsp;:</p>
          <ul>
            <li>Vos données servent à faire marcher Coach Boom pour vous, et à rien d’autre.</li>
            <li>Ni publicité, ni mesure d’audience, ni vente de données, ni cookie de suivi.</li>
            <li>Vous pouvez tout télécharger et tout effacer vous-même, depuis «&nbsp;Mon Profil&nbsp;».</li>
          </ul>
          <OpeningNotice />
        </>
      }
      sections={PRIVACY_SECTIONS}
    />
  )
}
