import { Link } from 'react-router-dom'
import { PRICE_LABEL, REFUND_WINDOW_DAYS } from '@/domain/business'
import { paths } from '@/lib/paths'
import { LegalPage, LegalSection } from './legal-page'

export function TermsScreen() {
  return (
    <LegalPage title="Conditions générales d'utilisation et de vente">
      <LegalSection title="1. Le service">
        <p>
          Coach Boom aide à lancer et à faire avancer une boutique en ligne&nbsp;: un coach qui répond par
          intelligence artificielle, des tâches par jour, des projets guidés et un tableau de recherche de
          produits. Les parties qui ne sont pas encore ouvertes sont annoncées comme telles dans
          l'application.
        </p>
      </LegalSection>
      <LegalSection title="2. Votre compte">
        <p>
          Un compte est personnel. Vous choisissez un mot de passe que vous gardez pour vous, et vous donnez
          une adresse email qui est la vôtre.
        </p>
      </LegalSection>
      <LegalSection title="3. Essai gratuit">
        <p>
          L'essai dure 2 jours à partir de la création du compte. Il commence sans carte bancaire et s'arrête
          tout seul&nbsp;: rien n'est dû à sa fin.
        </p>
      </LegalSection>
      <LegalSection title="4. Prix et durée">
        <p>
          Un paiement de {PRICE_LABEL} ouvre Coach Boom pendant un mois de calendrier. Rien ne se renouvelle
          tout seul. Un paiement fait avant la fin du mois en cours ajoute un mois à la suite. Sans mois en
          cours, seul le coach est fermé&nbsp;: vos tâches, vos projets et vos anciennes conversations restent
          lisibles.
        </p>
        <p>Le paiement en ligne n'est pas encore ouvert&nbsp;: aucun achat n'est possible pour le moment.</p>
      </LegalSection>
      <LegalSection title="5. Satisfait ou remboursé">
        <p>
          Pendant {REFUND_WINDOW_DAYS} jours après un paiement, vous pouvez demander à être remboursé. Le
          remboursement met fin à l'accès.
        </p>
      </LegalSection>
      <LegalSection title="6. Les réponses du coach">
        <p>
          Coach Boom est une intelligence artificielle. Ses réponses peuvent être incomplètes ou
          fausses&nbsp;: vérifiez-les avant de décider, surtout pour le droit, les impôts et l'argent. Elles
          ne promettent aucun revenu. Pour que le service reste ouvert à tous, un compte peut envoyer 60
          messages par heure.
        </p>
      </LegalSection>
      <LegalSection title="7. Bon usage">
        <p>
          Vous gardez tous les droits sur ce que vous écrivez. Il n'est pas permis de détourner le service, de
          chercher à lire les données d'autrui ou de lui faire produire des contenus illégaux&nbsp;; un compte
          qui le fait peut être fermé.
        </p>
      </LegalSection>
      <LegalSection title="8. Droit applicable">
        <p>
          Ces conditions suivent le droit français. Vos données sont décrites dans la{' '}
          <Link to={paths.privacy}>politique de confidentialité</Link>, l'éditeur dans les{' '}
          <Link to={paths.legalNotice}>mentions légales</Link>.
        </p>
      </LegalSection>
    </LegalPage>
  )
}
