import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { LegalPage, LegalSection } from './legal-page'

export function PrivacyScreen() {
  return (
    <LegalPage title="Politique de confidentialité">
      <LegalSection title="Ce que nous gardons">
        <ul>
          <li>Votre nom et votre adresse email, pour votre compte.</li>
          <li>
            Votre mot de passe, sous une forme chiffrée que le service d'authentification garde pour
            nous&nbsp;: personne ne peut le lire.
          </li>
          <li>
            Ce que vous écrivez&nbsp;: vos tâches, vos conversations avec le coach, vos projets et vos
            produits.
          </li>
          <li>Les dates de votre essai et de vos paiements. Jamais un numéro de carte.</li>
        </ul>
      </LegalSection>
      <LegalSection title="Pourquoi">
        <p>
          Pour faire fonctionner le service que vous demandez, et pour rien d'autre. Il n'y a ni publicité, ni
          mesure d'audience, ni vente de données.
        </p>
      </LegalSection>
      <LegalSection title="Qui peut les lire">
        <p>
          Vous seul, dans l'application&nbsp;: les règles de la base de données refusent à tout autre compte
          de lire ou de changer ce qui est à vous. La page Documentation, une fois connecté, donne ces règles.
        </p>
        <p>
          Quand vous parlez au coach, les messages de la conversation sont transmis au fournisseur
          d'intelligence artificielle qui écrit la réponse. Votre nom et votre adresse email ne lui sont pas
          transmis&nbsp;; n'écrivez pas de secret dans un message.
        </p>
      </LegalSection>
      <LegalSection title="Où et combien de temps">
        <p>
          Les données sont hébergées par Google (Firebase), qui agit pour notre compte. Elles sont gardées
          aussi longtemps que le compte existe.
        </p>
      </LegalSection>
      <LegalSection title="Sur votre appareil">
        <p>
          L'application garde votre session, une copie de vos données et vos brouillons, pour s'ouvrir vite et
          fonctionner sans réseau. Tout cela est effacé quand vous vous déconnectez. Il n'y a aucun cookie de
          suivi, donc aucune bannière.
        </p>
      </LegalSection>
      <LegalSection title="Vos droits">
        <p>
          Vous pouvez lire et corriger vos données dans l'application. L'export et la suppression du compte
          seront proposés dans «&nbsp;Mon Profil&nbsp;». Vous pouvez aussi adresser une réclamation à la CNIL
          (www.cnil.fr). Voir également les <Link to={paths.legalNotice}>mentions légales</Link>.
        </p>
      </LegalSection>
    </LegalPage>
  )
}
