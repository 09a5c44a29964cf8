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
            produits&nbsp;; votre progression aussi.
          </li>
          <li>
            Vos paiements&nbsp;: référence, montant, dates, état, et votre réponse à la case d'accès immédiat.
            Jamais un numéro de carte.
          </li>
          <li>Les heures de vos derniers messages au coach, pour en limiter le nombre.</li>
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
      </LegalSection>
      <LegalSection title="Qui les traite pour nous">
        <ul>
          <li>
            <strong>Google (Firebase)</strong> héberge l'application, les comptes et la base de données. Nos
            programmes y tournent en Belgique (région europe-west1).
          </li>
          <li>
            <strong>Stripe</strong> encaisse et rembourse. Il reçoit votre carte, directement depuis la page
            de paiement, le montant, et un identifiant de compte qui ne dit pas votre nom.
          </li>
          <li>
            <strong>Le fournisseur d'intelligence artificielle</strong> qui écrit les réponses du coach reçoit
            les messages de la conversation. Votre nom et votre adresse email ne lui sont pas transmis&nbsp;;
            n'écrivez pas de secret dans un message. Son nom sera donné ici avant l'ouverture au public.
          </li>
        </ul>
        <p>Ces entreprises peuvent traiter des données hors de l'Union européenne.</p>
      </LegalSection>
      <LegalSection title="Combien de temps">
        <p>
          Aussi longtemps que le compte existe. «&nbsp;Supprimer le compte&nbsp;» efface tout ce que nous
          gardons de vous&nbsp;: vos textes, votre progression, vos paiements et le compte lui-même. Si un
          effacement est interrompu, il reprend de lui-même. Stripe garde de son côté la trace des paiements
          et des remboursements, aussi longtemps que la loi l'y oblige.
        </p>
      </LegalSection>
      <LegalSection title="Sur votre appareil">
        <p>
          L'application garde votre session, une copie de vos données et vos brouillons, pour s'ouvrir vite et
          fonctionner sans réseau. Tout cela est effacé quand vous vous déconnectez, et quand le compte est
          supprimé alors que l'application y est ouverte.
        </p>
        <p>
          Il n'y a aucun cookie de suivi, donc aucune bannière. Le programme de Stripe n'est chargé que sur la
          page de paiement&nbsp;; il peut y déposer des cookies qui servent à reconnaître la fraude.
        </p>
      </LegalSection>
      <LegalSection title="Vos droits">
        <p>
          Vous pouvez lire et corriger vos données dans l'application. Dans «&nbsp;Mon Profil&nbsp;»,
          «&nbsp;Emporter mes données&nbsp;» vous en donne une copie complète et «&nbsp;Supprimer le
          compte&nbsp;» les efface. Vous pouvez aussi adresser une réclamation à la CNIL (www.cnil.fr). Voir
          également les <Link to={paths.legalNotice}>mentions légales</Link>.
        </p>
      </LegalSection>
    </LegalPage>
  )
}
