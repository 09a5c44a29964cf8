import { SiteLink } from '@/components/frame/site-link'
import { OpeningNotice, PublisherFact, PublisherFacts } from '@/components/publisher-facts'
import { paths } from '@/lib/paths'
import { SCREENS } from '@/lib/screens'
import { LegalPage, type LegalSection } from './legal-page'

export function LegalNoticeScreen() {
  return (
    <LegalPage
      title={SCREENS.legalNotice.title}
      updated={{ iso: '2026-11-23', text: '23 novembre 2026' }}
      summary={
        <>
          <p>Qui publie Coach Boom, qui l’héberge, et à qui vous adresser.</p>
          <OpeningNotice />
        </>
      }
      sections={SECTIONS}
    />
  )
}

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'editeur',
    title: 'Éditeur',
    body: <PublisherFacts of={['name', 'legalForm', 'address', 'registration', 'vat', 'director']} />,
  },
  {
    id: 'contact',
    title: 'Nous joindre',
    body: <PublisherFacts of={['email', 'phone']} />,
  },
  {
    id: 'hebergement',
    title: 'Hébergement',
    body: <PublisherFacts of={['hostName', 'hostAddress', 'hostPhone']} />,
  },
  {
    id: 'mediation',
    title: 'Médiation de la consommation',
    body: (
      <>
        <p>
          En cas de désaccord qu’une réclamation écrite n’a pas réglé, vous pouvez saisir gratuitement le
          médiateur dont nous dépendons, dans l’année qui suit votre réclamation&nbsp;:
        </p>
        <p>
          <PublisherFact of="mediator" />
        </p>
      </>
    ),
  },
  {
    id: 'propriete',
    title: 'Propriété intellectuelle',
    body: (
      <>
        <p>
          Le nom, le logo et les textes de Coach Boom sont protégés. Ce que vous écrivez dans l’application
          reste à vous.
        </p>
        <p>
          Coach Boom est fait avec des logiciels libres&nbsp;:{' '}
          <a href="/licences.txt">leurs auteurs et leurs licences</a>.
        </p>
      </>
    ),
  },
  {
    id: 'autres-pages',
    title: 'Vos données et vos achats',
    body: (
      <ul>
        <li>
          <SiteLink to={paths.terms}>Conditions générales d’utilisation et de vente</SiteLink>
        </li>
        <li>
          <SiteLink to={paths.privacy}>Politique de confidentialité</SiteLink>
        </li>
        <li>
          <SiteLink to={paths.accessibility}>Déclaration d’accessibilité</SiteLink>
        </li>
      </ul>
    ),
  },
]
