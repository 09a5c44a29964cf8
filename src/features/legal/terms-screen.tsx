import { SiteLink } from '@/components/frame/site-link'
import { OpeningNotice, PublisherFact } from '@/components/publisher-facts'
import {
  COACH_HOUR_WORDS,
  COACH_MESSAGES_BEFORE_CONFIRMATION,
  COACH_TRIAL_WORDS,
  FORMER_ADDRESS_WORDS,
  HAND_REFUND_WORDS,
  PRICE_WORDS,
  RECONCILIATION_WORDS,
  REFUND_WINDOW_WORDS,
  TRIAL_HEAD_WORDS,
  TRIAL_WORDS,
} from '@/domain/base/business'
import { paths } from '@/lib/paths'
import { SCREENS } from '@/lib/screens'
import { LegalPage, type LegalSection } from './legal-page'

export function TermsScreen() {
  return (
    <LegalPage
      title={SCREENS.terms.title}
      updated={{ iso: '2026-11-22', text: '22 novembre 2026' }}
      summary={
        <>
          <p>
            {TRIAL_HEAD_WORDS} d’essai sans carte, puis {PRICE_WORDS} par mois, que vous payez un mois à la
            fois&nbsp;: rien ne se renouvelle tout seul, et chaque paiement est remboursable pendant{' '}
            {REFUND_WINDOW_WORDS}.
          </p>
          <OpeningNotice />
        </>
      }
      sections={SECTIONS}
    />
  )
}

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'service',
    title: '1. Le service',
    body: (
      <p>
        Coach Boom aide à lancer et à faire avancer une boutique en ligne&nbsp;: un coach qui répond par
        intelligence artificielle, des tâches par jour, des projets guidés et un tableau de recherche de
        produits. Ce qui n’est pas encore ouvert est annoncé comme tel dans l’application.
      </p>
    ),
  },
  {
    id: 'compte',
    title: '2. Votre compte',
    body: (
      <p>
        Un compte est personnel. Vous choisissez un mot de passe que vous gardez pour vous, et vous donnez une
        adresse email qui est la vôtre. Vous pouvez supprimer le compte à tout moment dans «&nbsp;Mon
        Profil&nbsp;»&nbsp;: tout ce qui s’y trouve est alors effacé, sans retour possible.
      </p>
    ),
  },
  {
    id: 'essai',
    title: '3. Essai gratuit',
    body: (
      <p>
        L’essai dure {TRIAL_WORDS} à partir de la création du compte. Il commence sans carte bancaire et
        s’arrête tout seul&nbsp;: rien n’est dû à sa fin. Il comprend {COACH_TRIAL_WORDS} au coach&nbsp;;
        après {COACH_MESSAGES_BEFORE_CONFIRMATION}, l’adresse email doit avoir été confirmée. Une même
        adresse, quelle que soit son écriture, n’ouvre qu’un essai, aussi quand son compte a été supprimé il y
        a moins de {FORMER_ADDRESS_WORDS}.
      </p>
    ),
  },
  {
    id: 'prix',
    title: '4. Prix et durée',
    body: (
      <>
        <p>
          Un paiement de {PRICE_WORDS} ouvre Coach Boom pendant un mois de calendrier. C’est le prix total, et
          il n’est débité qu’une fois&nbsp;: rien ne se renouvelle tout seul.
        </p>
        <p>
          Payer en avance ne fait perdre aucun jour&nbsp;: le nouveau mois commence à la fin de l’essai ou du
          mois en cours. Sans mois en cours, seul le coach est fermé&nbsp;; vos tâches, vos projets et vos
          anciennes conversations restent à vous et restent lisibles.
        </p>
      </>
    ),
  },
  {
    id: 'paiement',
    title: '5. Paiement',
    body: (
      <>
        <p>
          Le paiement se fait par carte bancaire, par l’intermédiaire de Stripe. Votre numéro de carte va
          directement chez Stripe&nbsp;: nous ne le voyons pas et nous ne le gardons pas. Votre banque peut
          vous demander de confirmer.
        </p>
        <p>
          L’accès s’ouvre dès que Stripe confirme le paiement. Si la connexion se coupe après le débit, il
          s’ouvre de lui-même&nbsp;: nous vérifions les paiements auprès de Stripe toutes les{' '}
          {RECONCILIATION_WORDS}. Le contrat vous est confirmé par un email qui vaut reçu&nbsp;; le reçu est
          aussi dans «&nbsp;Mon Profil&nbsp;», onglet Abonnement.
        </p>
      </>
    ),
  },
  {
    id: 'retractation',
    title: '6. Rétractation, satisfait ou remboursé',
    body: (
      <>
        <p>
          Pendant {REFUND_WINDOW_WORDS} après un paiement, vous pouvez vous rétracter sans donner de
          raison&nbsp;: dans «&nbsp;Mon Profil&nbsp;», onglet Abonnement, choisissez «&nbsp;Renoncer au
          contrat ici&nbsp;», puis «&nbsp;Confirmer la rétractation&nbsp;», ou écrivez-nous (
          <PublisherFact of="email" />
          ). Le jour du paiement ne compte pas, et le dernier jour compte en entier, à l’heure de Paris&nbsp;;
          s’il tombe un samedi, un dimanche ou un jour férié, c’est le jour ouvrable suivant. Un accusé de
          réception, avec la date et l’heure, s’affiche aussitôt et part par email.
        </p>
        <p>
          Le dernier paiement vous est rendu en entier, moins ce que nous en aurions déjà rendu, sur la carte
          qui a payé. Le premier remboursement d’un compte est automatique&nbsp;: l’argent arrive sous 5 à 10
          jours ouvrés selon votre banque. Les suivants sont faits à la main, dans les {HAND_REFUND_WORDS} qui
          suivent votre demande.
        </p>
        <p>
          Le remboursement met fin à l’accès que ce paiement avait ouvert, et à lui seul&nbsp;: un mois payé
          plus tôt et encore en cours reste ouvert, un essai gratuit qui court encore aussi.
        </p>
        <p>
          Avant de payer, une case permet de demander que l’accès s’ouvre tout de suite, sans attendre la fin
          de ce délai. Votre choix est gardé avec le paiement. Il ne change rien au remboursement, qui reste
          entier&nbsp;: rien n’est retenu pour les jours déjà utilisés.
        </p>
        <p>
          Un paiement contesté auprès de votre banque met fin à l’accès qu’il avait ouvert, sauf si la
          contestation est abandonnée ou rejetée.
        </p>
      </>
    ),
  },
  {
    id: 'garantie',
    title: '7. Garantie légale',
    body: (
      <p>
        Pendant toute la durée où le service vous est fourni, vous avez droit à la garantie légale de
        conformité (articles L.&nbsp;224-25-12 à L.&nbsp;224-25-26 du Code de la consommation)&nbsp;: si le
        service n’est pas celui qui est décrit ici, nous le remettons en conformité sans frais, ou vous pouvez
        obtenir une baisse du prix ou mettre fin au contrat et être remboursé. Écrivez-nous à l’adresse des{' '}
        <SiteLink to={paths.legalNotice}>mentions légales</SiteLink>.
      </p>
    ),
  },
  {
    id: 'reponses',
    title: '8. Les réponses du coach',
    body: (
      <p>
        Coach Boom est une intelligence artificielle. Ses réponses peuvent être incomplètes ou fausses&nbsp;:
        vérifiez-les avant de décider, surtout pour le droit, les impôts et l’argent. Elles ne promettent
        aucun revenu. Pour que le service reste ouvert à tous, un compte peut envoyer {COACH_HOUR_WORDS}.
      </p>
    ),
  },
  {
    id: 'usage',
    title: '9. Bon usage',
    body: (
      <p>
        Vous gardez tous les droits sur ce que vous écrivez. Il n’est pas permis de détourner le service, de
        chercher à lire les données d’autrui ou de lui faire produire des contenus illégaux&nbsp;; un compte
        qui le fait peut être fermé.
      </p>
    ),
  },
  {
    id: 'droit',
    title: '10. Droit applicable',
    body: (
      <p>
        Ces conditions suivent le droit français. Vos données sont décrites dans la{' '}
        <SiteLink to={paths.privacy}>politique de confidentialité</SiteLink>, l’éditeur dans les{' '}
        <SiteLink to={paths.legalNotice}>mentions légales</SiteLink>. En cas de désaccord, vous pouvez saisir
        gratuitement le médiateur de la consommation&nbsp;: <PublisherFact of="mediator" />
      </p>
    ),
  },
]
