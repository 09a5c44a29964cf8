import {
  COACH_MESSAGES_BEFORE_CONFIRMATION,
  COACH_MESSAGES_PER_HOUR,
  COACH_MESSAGES_PER_TRIAL,
  CONTACTS_UNCONFIRMED_PER_DAY,
  CONTACTS_WORDS,
  FEEDBACK_MONTHS,
  FORMER_ADDRESS_WORDS,
  LOG_WORDS,
  MAIL_RECORD_DAYS,
  MAIL_RECORD_WORDS,
  MAIL_TRIES_WORDS,
} from '@/domain/base/business'

interface KeptData {
  readonly what: string
  readonly detail: string
  readonly why: string
  readonly basis: string
  readonly until: string
}

const CONTRACT = 'le contrat avec vous (RGPD, article 6.1.b)'
const INTEREST = 'notre intérêt légitime à protéger le service (RGPD, article 6.1.f)'
const ACCOUNT = 'jusqu’à ce que vous supprimiez le compte'

const KEPT: readonly KeptData[] = [
  {
    what: 'Votre compte',
    detail:
      'Votre nom, votre adresse email et si elle est confirmée, la date de création et votre mot de passe, sous une forme chiffrée que le service d’authentification garde pour nous\u00a0: personne ne peut le lire.',
    why: 'vous reconnaître et vous ouvrir votre espace',
    basis: CONTRACT,
    until: ACCOUNT,
  },
  {
    what: 'Ce que vous écrivez',
    detail:
      'Vos tâches et, pour chacune, les jours où vous l’avez cochée (douze en général), sa date si elle en a une et combien de fois vous l’avez reportée\u00a0; vos projets et leurs versions gardées, vos réponses de «\u00a0Mise en vente\u00a0» avec le nom, l’adresse et les coordonnées de vendeur que vous y écrivez, les prix des derniers mois et, du dernier contrôle de la page d’un projet, son jour et son nombre de défauts, vos liens et tableaux de produits avec leurs montants, votre régime de TVA, vos cotisations, vos frais et votre objectif de vente, vos tests de vente et leurs chiffres, vos bilans de semaine et ce qui y est compté, vos réponses aux cinq questions et ce que vous gardez du plan, les étapes que vous déclarez franchies, les leçons que vous avez lues et celles dont l’exercice est fait, les souvenirs que vous laissez au coach et le ton que vous lui choisissez, vos conversations avec le coach, le nom que vous leur donnez et celles que vous épinglez, ses propositions, ce que vous en avez fait, ce que vous lui laissez voir et, pour chaque conversation, les six derniers textes qui sont partis avec vos questions\u00a0; votre niveau et vos points aussi.',
    why: 'vous le rendre, sur tous vos appareils',
    basis: CONTRACT,
    until: `${ACCOUNT}, ou ce qui a été supprimé\u00a0; les versions d’un projet partent avec lui`,
  },
  {
    what: 'Votre avis sur une réponse du coach',
    detail:
      'Si une réponse vous a servi\u00a0; sinon la raison et le mot que vous ajoutez et, si vous les joignez après les avoir vus en entier, la question, les notes parties avec elle et la réponse.',
    why: 'corriger le coach\u00a0: notre équipe lit ce que vous joignez',
    basis: 'votre accord, donné à chaque envoi (RGPD, article 6.1.a)',
    until: `${ACCOUNT}, et ${FEEDBACK_MONTHS}\u00a0mois au plus`,
  },
  {
    what: 'Vos paiements',
    detail:
      'Leur référence, leur montant, leurs dates, leur état, ce qui en a été rendu, votre rétractation s’il y en a une, et votre réponse à la case d’accès immédiat. Jamais un numéro de carte.',
    why: 'ouvrir le mois payé, vous montrer le reçu, rendre l’argent',
    basis: CONTRACT,
    until: `${ACCOUNT}\u00a0; Stripe en garde la trace aussi longtemps que la loi l’y oblige`,
  },
  {
    what: 'Les emails que nous vous envoyons, et vos messages à notre équipe',
    detail:
      'La confirmation d’un paiement et son reçu, l’accusé d’une rétractation, la fin du compte, et ce que vous écrivez dans «\u00a0Nous contacter\u00a0», avec votre adresse pour la réponse. Notre base ne garde leur texte que jusqu’à leur départ\u00a0; votre message arrive ensuite dans la boîte de notre équipe.',
    why: 'vous donner une preuve que vous pouvez garder, et vous répondre',
    basis: 'le contrat avec vous et nos obligations légales (RGPD, article 6.1.b et 6.1.c)',
    until: `le nom de l’événement, sans texte ni adresse, ${MAIL_RECORD_WORDS}. Après la suppression du compte, votre adresse n’est gardée que jusqu’au départ du dernier email, ${MAIL_TRIES_WORDS} en général, ${MAIL_RECORD_DAYS} au plus`,
  },
  {
    what: 'Les heures de vos derniers messages au coach et à notre équipe, et de vos derniers essais de paiement',
    detail: `De quoi compter la dernière heure (${COACH_MESSAGES_PER_HOUR} messages au coach au plus), le dernier jour (${CONTACTS_WORDS} à notre équipe, ${CONTACTS_UNCONFIRMED_PER_DAY}\u00a0seul avant que l’adresse soit confirmée) et l’essai (${COACH_MESSAGES_PER_TRIAL} messages au coach au plus, et ${COACH_MESSAGES_BEFORE_CONFIRMATION} avant que l’adresse soit confirmée par le lien d’un email). Aucun texte.`,
    why: 'empêcher qu’un seul compte épuise le service',
    basis: INTEREST,
    until: `remplacées au message suivant, et au plus ${ACCOUNT}`,
  },
  {
    what: 'L’empreinte de votre adresse',
    detail:
      'Seulement quand votre adresse est confirmée et que vous avez posé une question au coach\u00a0: une suite de lettres et de chiffres calculée de l’adresse avec une clé secrète, à côté du numéro de votre compte\u00a0; après la suppression du compte, à côté de la date où elle disparaît, et de rien d’autre. Elle dit seulement qu’un essai a déjà commencé avec cette adresse.',
    why: 'qu’une adresse, quelle que soit son écriture, n’ouvre qu’un essai gratuit',
    basis: INTEREST,
    until: `${FORMER_ADDRESS_WORDS} après la suppression du compte`,
  },
  {
    what: 'Les journaux techniques',
    detail:
      'Pour chaque appel à nos programmes, Google note l’heure, l’adresse IP et le navigateur. Ce que nous y ajoutons ne contient ni vos textes, ni votre nom, ni votre adresse email\u00a0; un test automatique le vérifie.',
    why: 'trouver nos pannes et les abus',
    basis: INTEREST,
    until: LOG_WORDS,
  },
  {
    what: 'Les pannes de l’application dans votre navigateur',
    detail:
      'Quand une page échoue, elle nous le dit\u00a0: le nom de l’écran, la sorte d’erreur et son code, l’endroit dans nos fichiers, la version de l’application, et le navigateur avec son numéro de version. Ni texte, ni adresse de page, ni compte\u00a0; cinq pannes au plus par page ouverte, et rien tant que rien n’échoue.',
    why: 'réparer ce qui échoue chez vous sans que vous ayez à nous écrire',
    basis: INTEREST,
    until: LOG_WORDS,
  },
]

export function KeptDataList() {
  return (
    <div className="flex flex-col gap-4">
      {KEPT.map(({ what, detail, why, basis, until }) => (
        <div key={what} className="break-inside-avoid rounded-card border border-line bg-surface p-5">
          <h3>{what}</h3>
          <p className="mt-1">{detail}</p>
          <dl className="mt-3 grid gap-x-4 gap-y-1 text-small sm:grid-cols-[6.5rem_1fr]">
            <dt className="font-semibold text-muted">Pourquoi</dt>
            <dd>{why}</dd>
            <dt className="font-semibold text-muted max-sm:mt-1">Base légale</dt>
            <dd>{basis}</dd>
            <dt className="font-semibold text-muted max-sm:mt-1">Durée</dt>
            <dd>{until}</dd>
          </dl>
        </div>
      ))}
    </div>
  )
}
