import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { LegalPage, LegalSection } from './legal-page'

export function LegalNoticeScreen() {
  return (
    <LegalPage title="Mentions légales">
      <LegalSection title="Éditeur">
        <p>
          Coach Boom est en préparation et n'est pas encore ouvert au public. Le nom, l'adresse et le moyen de
          contact de l'éditeur, ainsi que les noms du directeur de la publication et du médiateur de la
          consommation, seront donnés ici avant l'ouverture.
        </p>
      </LegalSection>
      <LegalSection title="Hébergement">
        <p>Google Cloud EMEA Limited (Firebase), 70 Sir John Rogerson's Quay, Dublin 2, Irlande.</p>
      </LegalSection>
      <LegalSection title="Propriété intellectuelle">
        <p>
          Le nom, le logo et les textes de Coach Boom sont protégés. Ce que vous écrivez dans l'application
          reste à vous.
        </p>
      </LegalSection>
      <LegalSection title="Vos données et vos achats">
        <p>
          Voir la <Link to={paths.privacy}>politique de confidentialité</Link> et les{' '}
          <Link to={paths.terms}>conditions générales</Link>.
        </p>
      </LegalSection>
    </LegalPage>
  )
}
