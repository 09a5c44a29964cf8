import { COACH_STREAMS_HEAD_WORDS, COACH_TRIAL_WORDS, REFUND_WINDOW_WORDS } from '@/domain/base/business'
import { errorTexts, QUESTION_WAITS, type Sentences } from './error-sentences'

const TOO_MANY_TRIES = 'Trop de tentatives. Patientez quelques minutes avant de réessayer.'
const NO_NETWORK = 'Problème de connexion réseau'

/** Login sentences of the specification, with its full stops. */
const LOGIN: Sentences = {
  'auth/invalid-email': 'Adresse email invalide.',
  'auth/user-not-found': 'Aucun utilisateur trouvé avec cet email.',
  'auth/wrong-password': 'Mot de passe incorrect.',
  'auth/invalid-credential': 'Email ou mot de passe incorrect.',
  'network/offline': NO_NETWORK,
  'auth/too-many-requests': TOO_MANY_TRIES,
  'auth/user-disabled': 'Ce compte est désactivé.',
  'session/already-here':
    'Vous êtes déjà connecté sur cet appareil. Pour changer de compte, déconnectez-vous d’abord.',
}

const SIGN_UP: Sentences = {
  'auth/email-already-in-use': 'Cette adresse email est déjà utilisée',
  'auth/invalid-email': 'Adresse email invalide',
  'auth/weak-password': 'Le mot de passe est trop faible',
  'network/offline': NO_NETWORK,
  'auth/too-many-requests': TOO_MANY_TRIES,
}

const RESET: Sentences = {
  'network/offline': NO_NETWORK,
  'auth/too-many-requests': TOO_MANY_TRIES,
}

const CONFIRMATION: Sentences = {
  'network/offline': NO_NETWORK,
  'auth/too-many-requests': 'Trop de tentatives. Patiente quelques minutes avant de réessayer.',
}

const CONTACT_CONFIRMATION: Sentences = {
  'network/offline': NO_NETWORK,
  'auth/too-many-requests': TOO_MANY_TRIES,
}

const COACH_FAILED = 'Une erreur est survenue lors de la génération de la réponse'

const COACH: Sentences = {
  'session/signed-out': 'Vous devez être connecté pour utiliser le chat',
  'coach/unauthenticated': 'Vous devez être connecté pour utiliser le chat',
  'coach/message-too-long':
    'Ce message, ou la conversation, est trop long. Raccourcis-le ou commence une nouvelle conversation.',
  'coach/no-access': 'Ton accès au coach est terminé. Ta question est gardée.',
  'coach/had-trial':
    'Un essai a déjà commencé avec cette adresse. Un mois d’accès ouvre le coach\u00a0; ta question est gardée.',
  'coach/unconfirmed': 'Confirme ton adresse pour continuer l’essai. Ta question est gardée.',
  'coach/quota-trial': `Tu as posé les ${COACH_TRIAL_WORDS} de l’essai. Un mois d’accès ouvre la suite\u00a0; ta question est gardée.`,
  'coach/quota-day': 'Coach Boom a donné toutes ses réponses de la journée. Ta question est gardée.',
  'coach/quota-day-trial':
    'Les réponses de la journée pour les essais sont toutes données. Un mois d’accès rouvre le coach dès maintenant\u00a0; ta question est gardée.',
  'coach/quota-day-unconfirmed':
    'Les réponses de la journée pour les adresses non confirmées sont toutes données. Confirme la tienne pour continuer maintenant\u00a0; ta question est gardée.',
  'coach/quota-hour': 'Tu as envoyé beaucoup de messages en une heure\u00a0: fais une courte pause.',
  'coach/quota-streams': `${COACH_STREAMS_HEAD_WORDS} sont déjà en cours. Attends la fin de l’une d’elles.`,
  'coach/conversation-busy':
    'Une réponse est déjà en cours dans cette conversation. Attends-en la fin, puis réessaie.',
  'coach/conversation-gone':
    'Cette conversation a été supprimée\u00a0: rien ne peut plus y être ajouté. Copie ce qui te sert encore, puis commence une nouvelle conversation.',
  'coach/question-refused':
    'Coach Boom ne peut pas répondre, ou pas jusqu’au bout, à cette question. Pose-la autrement.',
  'coach/provider-busy': `${COACH_FAILED}. Coach Boom est très demandé.`,
  'coach/provider-timeout': `${COACH_FAILED}. Coach Boom a mis trop de temps à répondre.`,
  'network/offline': QUESTION_WAITS,
}

const PROFILE_LOAD: Sentences = {
  'session/signed-out': 'Utilisateur non connecté',
}

const PROFILE_SAVE: Sentences = {
  'session/signed-out': 'Utilisateur non connecté.',
}

const PROJECT: Sentences = {
  'session/signed-out': 'Utilisateur non connecté',
}

const PROJECT_SAVE: Sentences = {
  ...PROJECT,
  'data/too-large': 'Ce projet est trop long pour être enregistré. Raccourcissez une de ses notes.',
}

const VERSION: Sentences = {
  ...PROJECT,
  'data/too-large': 'Ce projet est trop long pour être gardé en entier. Raccourcissez une de ses notes.',
}

const RESEARCH: Sentences = {
  'session/signed-out': 'Utilisateur non connecté !',
}

const RESEARCH_EXPORT: Sentences = {
  'network/offline':
    'Vous êtes hors ligne. L’export lit tous vos produits sur le serveur\u00a0: réessayez dès que la connexion est revenue.',
}

const TAKE_DATA: Sentences = {
  'network/offline':
    'Vos données n’ont pas pu être lues\u00a0: le réseau manque, ou des changements l’attendent encore. Aucun fichier n’a été créé.',
}

const PASSWORD: Sentences = {
  'session/signed-out': 'Utilisateur non connecté.',
  'auth/weak-password': 'Le mot de passe est trop faible',
  'auth/too-many-requests': TOO_MANY_TRIES,
  'network/offline': NO_NETWORK,
}

const ERASURE_STOPPED =
  'La suppression s’est interrompue\u00a0: une partie de vos données est peut-être déjà effacée. Une suppression commencée ne s’arrête plus\u00a0: elle continuera d’elle-même. Réessayez pour la terminer tout de suite.'

const ACCOUNT_DELETE: Sentences = {
  'session/signed-out': 'Utilisateur non connecté.',
  'auth/too-many-requests': TOO_MANY_TRIES,
  'network/offline':
    'Vous êtes hors ligne\u00a0: rien n’a été effacé. Réessayez dès que la connexion est revenue.',
  'account/erasure-incomplete': ERASURE_STOPPED,
  'account/internal': ERASURE_STOPPED,
}

/** After an interrupted try: nothing says any more that all is still there. */
const ACCOUNT_DELETE_AGAIN: Sentences = {
  ...ACCOUNT_DELETE,
  'network/offline':
    'Vous êtes hors ligne. Une suppression commencée ne s’arrête plus\u00a0: elle continuera d’elle-même. Réessayez au retour du réseau pour la terminer tout de suite.',
}

const REFUND: Sentences = {
  'payment/unauthenticated': 'Votre session a expiré. Reconnectez-vous, puis demandez de nouveau.',
  'payment/nothing-to-refund': 'Il n’y a pas de paiement à rembourser.',
  'payment/refund-window-over': `Les ${REFUND_WINDOW_WORDS} pour renoncer au contrat sont passés.`,
  'payment/too-many-attempts': 'Trop de demandes. Patientez quelques minutes avant de réessayer.',
  'network/offline': 'Vous êtes hors ligne. Recommencez dès que la connexion est revenue.',
}

const CONTACT_SESSION_OVER =
  'Votre session est terminée\u00a0: copiez votre message, puis déconnectez-vous et reconnectez-vous.'

const CONTACT: Sentences = {
  'session/signed-out': CONTACT_SESSION_OVER,
  'contact/unauthenticated': CONTACT_SESSION_OVER,
  'contact/quota-day':
    'Vous avez écrit autant de messages que possible en un jour. Celui-ci est gardé ici\u00a0: envoyez-le plus tard.',
  'contact/quota-unconfirmed':
    'Tant que votre adresse n’est pas confirmée, vous pouvez nous écrire une fois par jour. Ce message est gardé ici\u00a0: confirmez votre adresse pour l’envoyer, ou envoyez-le plus tard.',
  'contact/full-unconfirmed':
    'Nous avons reçu trop de messages d’adresses non confirmées aujourd’hui. Le vôtre est gardé ici\u00a0: confirmez votre adresse pour l’envoyer, ou envoyez-le plus tard.',
  'contact/full':
    'Nous avons reçu plus de messages que nous ne pouvons en lire aujourd’hui. Le vôtre est gardé ici\u00a0: envoyez-le plus tard.',
  'contact/closed':
    'Le formulaire de contact n’est pas encore ouvert. Votre message n’est pas parti, il est gardé ici.',
  'network/offline':
    'Vous êtes hors ligne. Votre message est gardé ici\u00a0: envoyez-le dès que la connexion est revenue.',
}

const PAYMENT_FAILED = 'Une erreur est survenue lors de la transaction.'

const PAYMENT: Sentences = {
  'session/signed-out': `${PAYMENT_FAILED} Votre session est terminée\u00a0: reconnectez-vous.`,
  'payment/unauthenticated': `${PAYMENT_FAILED} Votre session est terminée\u00a0: reconnectez-vous.`,
  'payment/too-many-attempts': `${PAYMENT_FAILED} Trop d’essais de suite\u00a0: patientez quelques minutes.`,
  'payment/provider-unavailable': `${PAYMENT_FAILED} Notre prestataire de paiement ne répond pas\u00a0: réessayez dans quelques minutes.`,
  'payment/misconfigured': `${PAYMENT_FAILED} Le paiement est fermé pour le moment.`,
  'network/offline': `${PAYMENT_FAILED} Vous êtes hors ligne\u00a0: réessayez au retour du réseau.`,
}

const NONE: Sentences = {}

/** What each place says where something failed; the tasks' are in `todo-error-text.ts`. */
export const errorText = errorTexts({
  login: [LOGIN, "Une erreur s'est produite lors de la connexion"],
  signUp: [SIGN_UP, "Une erreur s'est produite lors de l'inscription"],
  confirmation: [CONFIRMATION, 'La confirmation n’a pas pu être vérifiée. Réessaie dans un instant.'],
  confirmationMail: [CONFIRMATION, 'L’email n’a pas pu être envoyé. Réessaie dans un instant.'],
  contactConfirmation: [CONTACT_CONFIRMATION, 'L’email n’a pas pu être envoyé. Réessayez dans un instant.'],
  reset: [RESET, 'Le lien n’a pas pu être demandé. Réessayez dans un instant.'],
  projectLoad: [PROJECT, 'Erreur lors du chargement du projet'],
  projectSave: [PROJECT_SAVE, 'Erreur lors de la sauvegarde du projet'],
  projectDelete: [PROJECT, 'Erreur lors de la suppression du projet'],
  versionsLoad: [PROJECT, 'Les versions de ce projet n’ont pas pu être lues.'],
  versionKeep: [VERSION, 'La version n’a pas été gardée. Votre texte est toujours dans l’éditeur.'],
  versionRename: [PROJECT, 'Le nom de la version n’a pas été enregistré.'],
  versionDelete: [PROJECT, 'La version n’a pas été supprimée.'],
  versionRestore: [VERSION, 'La version n’a pas pu être remise.'],
  researchLoad: [RESEARCH, 'Erreur lors du chargement de la recherche'],
  candidateLoad: [RESEARCH, 'Erreur lors du chargement des produits'],
  candidateSave: [RESEARCH, 'Erreur lors de la sauvegarde du produit'],
  candidateUpdate: [RESEARCH, 'Erreur lors de la mise à jour du produit'],
  candidateDelete: [RESEARCH, 'Impossible de supprimer le produit.'],
  sectionUpdate: [RESEARCH, 'Erreur lors de la mise à jour du tableau'],
  sectionDelete: [RESEARCH, 'Impossible de supprimer la section.'],
  researchExport: [
    RESEARCH_EXPORT,
    'L’export n’a pas pu lire tous vos produits. Aucun fichier n’a été créé.',
  ],
  takeData: [TAKE_DATA, 'Vos données n’ont pas toutes pu être lues. Aucun fichier n’a été créé.'],
  profileLoad: [PROFILE_LOAD, 'Erreur lors du chargement des données'],
  profileSave: [PROFILE_SAVE, 'Erreur lors de la mise à jour du profil.'],
  signOut: [NONE, 'Erreur lors de la déconnexion'],
  password: [PASSWORD, 'Erreur lors du changement de mot de passe.'],
  accountDelete: [ACCOUNT_DELETE, 'Erreur lors de la suppression du compte. Vérifiez votre mot de passe.'],
  accountDeleteAgain: [ACCOUNT_DELETE_AGAIN, ERASURE_STOPPED],
  refund: [
    REFUND,
    'Votre rétractation n’a pas pu être enregistrée. Réessayez\u00a0: vous ne serez remboursé qu’une fois.',
  ],
  contact: [
    CONTACT,
    'Votre message n’est pas parti. Il est gardé ici\u00a0: réessayez, il n’arrivera qu’une fois.',
  ],
  salesTestsLoad: [NONE, 'Vos tests de vente n’ont pas pu être lus.'],
  weeksLoad: [NONE, 'Vos semaines passées n’ont pas pu être lues.'],
  weekDelete: [NONE, 'Ce bilan n’a pas pu être supprimé.'],
  coach: [COACH, COACH_FAILED],
  memoryLoad: [NONE, 'Les souvenirs n’ont pas pu être lus.'],
  conversationsLoad: [NONE, 'Tes conversations n’ont pas pu être lues.'],
  payment: [PAYMENT, PAYMENT_FAILED],
})
