// Mostly text: one legal page, in one file so that it can be proofread.
import { SiteLink } from '@/components/frame/site-link'
import { PublisherFact, PublisherFacts } from '@/components/publisher-facts'
import { BACKUP_WORDS, ERASURE_NOTE_HEAD_WORDS, FORMER_ADDRESS_WORDS } from '@/domain/base/business'
import { paths } from '@/lib/paths'
import { AiDisclosure } from './ai-disclosure'
import { KeptDataList } from './kept-data'
import type { LegalSection } from './legal-page'

export const PRIVACY_SECTIONS: readonly LegalSection[] = [
  {
    id: 'responsable',
    title: 'Qui en répond',
    body: (
      <>
        <p>Le responsable de traitement est l’éditeur de Coach Boom. Écrivez-lui pour tout ce qui suit.</p>
        <PublisherFacts of={['name', 'address', 'email']} />
      </>
    ),
  },
  {
    id: 'donnees',
    title: 'Ce que nous gardons, pourquoi et combien de temps',
    body: <KeptDataList />,
  },
  {
    id: 'ou',
    title: 'Où vos données sont gardées',
    body: (
      <ul>
        <li>
          <strong>Vos textes, votre profil et vos paiements</strong>&nbsp;: dans la base de données Firestore,
          dans l’Union européenne (région eur3&nbsp;: Belgique et Pays-Bas).
        </li>
        <li>
          <strong>Nos programmes</strong>, qui parlent à l’intelligence artificielle et à Stripe, tournent en
          Belgique (région europe-west1).
        </li>
        <li>
          <strong>Votre adresse email et votre mot de passe chiffré</strong>&nbsp;: dans Firebase
          Authentication, que Google fait fonctionner aux États-Unis. Google y note aussi l’adresse IP des
          connexions pendant quelques semaines.
        </li>
        <li>
          <strong>Les pages de l’application</strong>, qui ne contiennent aucune donnée de vous, sont servies
          par le réseau mondial de Google, qui garde les adresses IP quelques mois pour repérer les abus.
        </li>
      </ul>
    ),
  },
  {
    id: 'qui-lit',
    title: 'Qui peut les lire',
    body: (
      <p>
        Dans l’application, vous seul&nbsp;: les règles de la base de données refusent à tout autre compte de
        lire ou de changer ce qui est à vous. La page Documentation, à laquelle l’Aide mène une fois connecté,
        montre ces règles telles qu’elles sont. L’éditeur, qui administre la base, peut techniquement y
        accéder&nbsp;; il ne le fait que si vous le lui demandez, pour réparer une panne, ou si la loi l’y
        oblige.
      </p>
    ),
  },
  {
    id: 'sous-traitants',
    title: 'Qui les traite pour nous',
    body: (
      <>
        <ul>
          <li>
            <strong>Google (Firebase et Google Cloud)</strong> héberge l’application, les comptes, la base de
            données et ses sauvegardes.
          </li>
          <li>
            <strong>Stripe</strong> encaisse et rembourse. Il reçoit votre carte et votre adresse IP,
            directement depuis la page de paiement, le montant, et un identifiant de compte qui ne dit pas
            votre nom.
          </li>
          <li>
            <strong>Le service d’email</strong> que l’éditeur a choisi porte nos emails et vos messages à
            notre équipe&nbsp;: il voit votre adresse et le texte. <PublisherFact of="mailProvider" />
          </li>
          <li>
            <strong>Le fournisseur d’intelligence artificielle</strong> écrit les réponses du coach. La partie
            suivante dit exactement ce qu’il reçoit.
          </li>
        </ul>
        <p>
          Ces entreprises peuvent traiter des données hors de l’Union européenne, aux États-Unis surtout, sous
          les clauses contractuelles types de la Commission européenne ou le Data Privacy Framework.
        </p>
      </>
    ),
  },
  {
    id: 'intelligence-artificielle',
    title: 'Ce qui part exactement à l’intelligence artificielle',
    body: <AiDisclosure />,
  },
  {
    id: 'appareil',
    title: 'Sur votre appareil',
    body: (
      <>
        <p>
          Pour s’ouvrir vite et marcher sans réseau, l’application garde sur votre appareil votre session, une
          copie de vos données, vos brouillons et ses propres fichiers. Vos données y sont effacées quand vous
          vous déconnectez, et quand le compte est supprimé alors que l’application y est ouverte. Si votre
          session est terminée ailleurs, par exemple par un nouveau mot de passe, ce qui n’était pas encore
          enregistré y attend que vous vous reconnectiez, ou que quelqu’un l’efface ou s’y connecte. Vos
          réponses à «&nbsp;Votre plan en 5 questions&nbsp;» et les montants du calcul de la page d’accueil y
          restent, même sans compte, jusqu’à ce que le plan soit créé, le calcul enregistré, ou que vous y
          renonciez&nbsp;; ils ne nous parviennent pas avant.
        </p>
        <p>
          Tout cela est nécessaire au service que vous demandez, et rien n’y suit ce que vous faites
          ailleurs&nbsp;: il n’y a donc pas de bannière de cookies. Le programme de Stripe n’est chargé que
          sur la page de paiement&nbsp;; il peut y déposer des cookies qui servent à reconnaître la fraude.
        </p>
      </>
    ),
  },
  {
    id: 'effacement',
    title: 'Quand vous effacez',
    body: (
      <p>
        «&nbsp;Supprimer le compte&nbsp;» efface aussitôt tout ce que nous gardons de vous&nbsp;: vos textes,
        votre progression, vos paiements et le compte lui-même. Un dernier email vous le confirme, quand le
        service d’email est ouvert, et que votre adresse est confirmée ou que vous avez payé. Un remboursement
        encore dû est confié à notre équipe sous le seul numéro du paiement. Si l’effacement est interrompu,
        il reprend de lui-même. {ERASURE_NOTE_HEAD_WORDS} durant, un numéro de compte sans rien d’autre
        empêche qu’un appareil en retard n’écrive encore. Seule peut rester ensuite, {FORMER_ADDRESS_WORDS},
        l’empreinte de votre adresse décrite plus haut, qui n’ouvre pas de second essai. Les sauvegardes de la
        base, faites pour les accidents, en gardent une copie pendant {BACKUP_WORDS} au plus&nbsp;; Google
        retire de ses propres systèmes de secours les restes d’un compte en 180&nbsp;jours au plus.
      </p>
    ),
  },
  {
    id: 'droits',
    title: 'Vos droits, et comment vous en servir',
    body: (
      <>
        <ul>
          <li>
            <strong>Voir et corriger</strong>&nbsp;: tout est dans l’application&nbsp;; votre nom se change
            dans «&nbsp;Mon Profil&nbsp;».
          </li>
          <li>
            <strong>Télécharger</strong>&nbsp;: «&nbsp;Mon Profil&nbsp;», «&nbsp;Télécharger mes
            données&nbsp;». Vous recevez une archive complète, lisible sans nous.
          </li>
          <li>
            <strong>Effacer</strong>&nbsp;: «&nbsp;Mon Profil&nbsp;», «&nbsp;Supprimer le compte&nbsp;».
          </li>
          <li>
            <strong>Limiter ou s’opposer</strong>, poser une question, ou si vous ne pouvez plus vous
            connecter&nbsp;: écrivez à l’éditeur (<PublisherFact of="email" />) depuis l’adresse du compte. La
            réponse vient dans le mois.
          </li>
          <li>
            <strong>Réclamer</strong>&nbsp;: auprès de la{' '}
            <a href="https://www.cnil.fr/fr/plaintes" rel="noopener noreferrer">
              CNIL (www.cnil.fr)
            </a>
            , à tout moment.
          </li>
        </ul>
        <p>
          Voir aussi les <SiteLink to={paths.legalNotice}>mentions légales</SiteLink>.
        </p>
      </>
    ),
  },
]
