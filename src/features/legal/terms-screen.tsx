import { Link } from 'react-router-dom'
import { PRICE_CENTS, REFUND_WINDOW_DAYS } from '@/domain/business'
import { formatEuros } from '@/lib/format'
import { paths } from '@/lib/paths'
import { LegalPage, LegalSection } from './legal-page'

export function TermsScreen() {
  return (
    <LegalPage title="Conditions générales d'utilisation et de vente">
      <LegalSection title="1. Le service">
        <p>
          Coach Boom aide à lancer et à faire avancer une boutique en ligne&nbsp;: un coach qui répond par
          intelligence artificielle, des tâches par jour, des projets guidés et un tableau de recherche de
          produits. Ce qui n'est pas encore ouvert est annoncé comme tel dans l'application.
        </p>
      </LegalSection>
      <LegalSection title="2. Votre compte">
        <p>
          Un compte est personnel. Vous choisissez un mot de passe que vous gardez pour vous, et vous donnez
          une adresse email qui est la vôtre. Vous pouvez supprimer le compte à tout moment dans «&nbsp;Mon
          Profil&nbsp;»&nbsp;: tout ce qui s'y trouve est alors effacé, sans retour possible.
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
          Un paiement de {formatEuros(PRICE_CENTS)} ouvre Coach Boom pendant un mois de calendrier. C'est le
          prix total, et il n'est débité qu'une fois&nbsp;: rien ne se renouvelle tout seul.
        </p>
        <p>
          Payer en avance ne fait perdre aucun jour&nbsp;: le nouveau mois commence à la fin de l'essai ou du
          mois en cours. Sans mois en cours, seul le coach est fermé&nbsp;; vos tâches, vos projets et vos
          anciennes conversations restent à vous et restent lisibles.
        </p>
      </LegalSection>
      <LegalSection title="5. Paiement">
        <p>
          Le paiement se fait par carte bancaire, par l'intermédiaire de Stripe. Votre numéro de carte va
          directement chez Stripe&nbsp;: nous ne le voyons pas et nous ne le gardons pas. Votre banque peut
          vous demander de confirmer.
        </p>
        <p>
          L'accès s'ouvre dès que Stripe confirme le paiement. Si la connexion se coupe après le débit, il
          s'ouvre de lui-même&nbsp;: nous vérifions les paiements auprès de Stripe toutes les 15 minutes. Le
          reçu est dans «&nbsp;Mon Profil&nbsp;», onglet Abonnement.
        </p>
      </LegalSection>
      <LegalSection title="6. Rétractation, satisfait ou remboursé">
        <p>
          Pendant {REFUND_WINDOW_DAYS} jours après un paiement, vous pouvez vous rétracter sans donner de
          raison&nbsp;: dans «&nbsp;Mon Profil&nbsp;», onglet Abonnement, choisissez «&nbsp;Me faire
          rembourser&nbsp;». Le dernier paiement vous est rendu en entier, sur la carte qui a payé, sous 5 à
          10 jours ouvrés selon votre banque. Un accusé daté s'affiche aussitôt.
        </p>
        <p>
          Le remboursement met fin tout de suite à l'accès que ce paiement avait ouvert. Un mois payé plus tôt
          et encore en cours reste ouvert&nbsp;; l'essai gratuit, lui, ne reprend pas.
        </p>
        <p>
          Avant de payer, une case permet de demander que l'accès s'ouvre tout de suite, sans attendre la fin
          de ce délai. Votre choix est gardé avec le paiement. Cochée ou non, le remboursement reste
          entier&nbsp;: rien n'est retenu pour les jours déjà utilisés.
        </p>
        <p>
          Un paiement contesté auprès de votre banque met fin à l'accès qu'il avait ouvert, sauf si la
          contestation est abandonnée ou rejetée.
        </p>
      </LegalSection>
      <LegalSection title="7. Les réponses du coach">
        <p>
          Coach Boom est une intelligence artificielle. Ses réponses peuvent être incomplètes ou
          fausses&nbsp;: vérifiez-les avant de décider, surtout pour le droit, les impôts et l'argent. Elles
          ne promettent aucun revenu. Pour que le service reste ouvert à tous, un compte peut envoyer 60
          messages par heure.
        </p>
      </LegalSection>
      <LegalSection title="8. Bon usage">
        <p>
          Vous gardez tous les droits sur ce que vous écrivez. Il n'est pas permis de détourner le service, de
          chercher à lire les données d'autrui ou de lui faire produire des contenus illégaux&nbsp;; un compte
          qui le fait peut être fermé.
        </p>
      </LegalSection>
      <LegalSection title="9. Droit applicable">
        <p>
          Ces conditions suivent le droit français. Vos données sont décrites dans la{' '}
          <Link to={paths.privacy}>politique de confidentialité</Link>, l'éditeur dans les{' '}
          <Link to={paths.legalNotice}>mentions légales</Link>. Le nom du médiateur de la consommation, que
          vous pouvez saisir gratuitement en cas de litige, y sera donné avec celui de l'éditeur, avant
          l'ouverture au public.
        </p>
      </LegalSection>
    </LegalPage>
  )
}
