import { BACKUP_WORDS, REFUND_WINDOW_WORDS } from '@/domain/base/business'
import { capital } from '@/domain/base/text/french-count'
import type { ContactText } from '@/domain/account/contact'
import { paidAmount } from '@/domain/access/paid-amount'
import type { PaidMonth } from '@/domain/access/paid-months'
import {
  handRefundDayText,
  hasFailedOnCard,
  lastWithdrawalDay,
  withdrawalDayText,
  type HandedOver,
  type Payment,
  type Withdrawal,
} from '@/domain/access/payment'
import { UNFILLED_MARK, type Publisher } from '@/domain/base/publisher'
import { receiptRows, SOLD, type Buyer } from '@/domain/access/receipt'
import { parisFormats } from './formats'
import type { Letter } from './letter'

const { moment } = parisFormats

export function contractLetter({
  payment,
  month,
  buyer,
  publisher,
}: {
  payment: Payment
  month: PaidMonth | undefined
  buyer: Buyer
  publisher: Publisher
}): Letter {
  const lastDay = lastWithdrawalDay({ ...payment, status: 'succeeded' })
  return {
    subject: 'Confirmation de votre contrat et reçu',
    paragraphs: [
      greeting(buyer),
      'Votre paiement est passé. Cet email confirme le contrat que vous avez conclu en ligne et vaut reçu\u00a0: gardez-le.',
      { title: 'Reçu' },
      { rows: receiptRows({ payment, month, buyer, publisher }, parisFormats) },
      { title: 'Ce que vous avez acheté' },
      `${capital(SOLD)}, de date à date\u00a0: un coach qui répond par intelligence artificielle, des tâches, des projets guidés et un tableau de recherche de produits. Le montant est payé une fois\u00a0: rien ne se renouvelle tout seul.`,
      payment.immediateAccess
        ? 'Vous avez demandé que l’accès s’ouvre tout de suite, sans attendre la fin du délai de rétractation.'
        : 'Vous n’avez pas demandé que l’accès s’ouvre avant la fin du délai de rétractation\u00a0; il est ouvert tout de même, et cela ne change rien à vos droits.',
      { title: 'Votre droit de rétractation' },
      `Pendant ${REFUND_WINDOW_WORDS}${lastDay ? `, jusqu’au ${withdrawalDayText(lastDay)}` : ''}, vous pouvez renoncer au contrat sans donner de raison\u00a0: dans «\u00a0Mon Profil\u00a0», onglet Abonnement, choisissez «\u00a0Renoncer au contrat ici\u00a0», puis «\u00a0Confirmer la rétractation\u00a0». Vous pouvez aussi nous l’écrire (${factOf(publisher.email)}). Ce paiement vous est alors rendu en entier, sans rien retenir pour les jours déjà utilisés.`,
      { title: 'Garantie et réclamations' },
      `La garantie légale de conformité s’applique pendant tout le mois (articles L.\u00a0224-25-12 et suivants du Code de la consommation). En cas de désaccord, vous pouvez saisir gratuitement le médiateur de la consommation\u00a0: ${factOf(publisher.mediator)}.`,
    ],
  }
}

export function withdrawalLetter(payment: Payment & { withdrawal: Withdrawal }, buyer: Buyer): Letter {
  const { id, paidAt, withdrawal } = payment
  const { askedAt } = withdrawal
  const amount = paidAmount(withdrawal.amount, payment)
  return {
    subject: 'Accusé de réception de votre rétractation',
    paragraphs: [
      greeting(buyer),
      `Nous avons reçu votre rétractation le ${moment(askedAt)}. Gardez cet email, il en fait foi.`,
      {
        rows: [
          { label: 'Votre déclaration', value: `Je renonce au contrat qui porte sur ${SOLD}.` },
          { label: 'Reçue le', value: moment(askedAt) },
          { label: 'Paiement', value: id },
          ...(paidAt ? [{ label: 'Payé le', value: moment(paidAt) }] : []),
          { label: 'Client', value: buyerText(buyer) },
          { label: 'Montant rendu', value: amount },
        ],
      },
      moneyText(amount, withdrawal),
      'L’accès que ce paiement avait ouvert se termine avec le remboursement. Ce qui n’a pas été payé par lui reste\u00a0: un essai qui court encore, un mois payé plus tôt. Vos tâches, vos projets et vos conversations restent à vous.',
    ],
  }
}

function moneyText(amount: string, withdrawal: Withdrawal): string {
  if (withdrawal.state === 'by-hand') return byHandText(amount, withdrawal)
  return withdrawal.state === 'other-means'
    ? `${amount} vous ont été rendus par notre équipe.`
    : `${amount} seront remboursés sur votre carte, sous 5 à 10 jours ouvrés selon votre banque.`
}

function byHandText(amount: string, withdrawal: Withdrawal): string {
  const until = handRefundDayText(withdrawal)
  const onCard = `${amount} vous sont rendus sur la carte qui a payé, au plus tard le ${until}.`
  switch (withdrawal.handed?.why) {
    case 'refused':
    case 'returned':
      return `Le remboursement de ${amount} n’a pas pu être fait sur votre carte. Notre équipe vous écrit, et vous le rend au plus tard le ${until}.`
    case 'unanswered':
      return `${onCard} Notre prestataire de paiement n’a pas encore confirmé ce remboursement\u00a0: notre équipe s’en charge.`
    case 'later':
    case undefined:
      return `${onCard} Seul le premier remboursement d’un compte est automatique\u00a0: celui-ci est fait à la main par notre équipe.`
  }
}

/** To the team, without a name: Stripe has the payer. */
export function refundDueLetter(refund: {
  paymentIntentId: string
  amount: number
  currency: string
  askedAt: Date
  handed: HandedOver | null
}): Letter {
  const until = handRefundDayText(refund)
  return {
    subject: `Remboursement à faire à la main avant le ${until}`,
    paragraphs: [
      `Une rétractation a été reçue, et son accusé de réception est parti. Le remboursement n’est pas automatique\u00a0: ${handReason(refund.handed)}`,
      {
        rows: [
          { label: 'Paiement', value: refund.paymentIntentId },
          { label: 'Montant à rendre', value: paidAmount(refund.amount, refund) },
          { label: 'Rétractation reçue le', value: moment(refund.askedAt) },
          { label: 'À rembourser avant le', value: until },
        ],
      },
      'Dans Stripe, cherchez ce paiement et remboursez tout ce qu’il en reste. Coach Boom le voit de lui-même et termine l’accès.',
      ...(hasFailedOnCard(refund)
        ? [
            'Si la carte refuse encore, écrivez à la personne pour convenir d’un autre moyen\u00a0: l’identifiant de son compte est dans les métadonnées du paiement (userId).',
            `Une fois l’argent rendu ainsi, Stripe n’en sait rien\u00a0: «\u00a0npm run refund:close -- PROJECT ${refund.paymentIntentId}\u00a0» le note et termine l’accès.`,
          ]
        : []),
    ],
  }
}

function handReason(handed: HandedOver | null): string {
  switch (handed?.why) {
    case 'refused':
      return 'Stripe n’a pas pu le faire sur la carte.'
    case 'returned':
      return 'la banque l’a renvoyé.'
    case 'unanswered':
      return 'Stripe ne l’a pas encore confirmé.'
    case 'later':
    case undefined:
      return 'ce n’est pas le premier de ce compte.'
  }
}

/** To the team, which answers with « Répondre ». The sender may not own the address. */
export function contactLetter(
  { subject, message }: ContactText,
  sender: Buyer & { readonly isConfirmed: boolean },
): Letter {
  const doubt =
    'Cette adresse n’a jamais été confirmée\u00a0: rien ne dit qu’elle est à la personne qui écrit. Ne lui répondez rien de personnel.'
  return {
    subject: `Contact\u00a0: ${subject}`,
    paragraphs: [
      message,
      { rows: [{ label: 'Écrit par', value: buyerText(sender) }] },
      ...(sender.isConfirmed ? [] : [doubt]),
    ],
  }
}

export function accountEndLetter(email: string, endedAt: Date): Letter {
  return {
    subject: 'Votre compte Coach Boom est supprimé',
    paragraphs: [
      'Bonjour,',
      `Le compte ${email} a été supprimé le ${moment(endedAt)}, comme vous l’avez demandé. Vos tâches, vos projets, vos produits, vos conversations, votre progression et vos reçus sont effacés\u00a0; personne ne peut les retrouver.`,
      `Les sauvegardes de la base, faites pour les accidents, en gardent une copie pendant ${BACKUP_WORDS} au plus. Votre adresse n’a été gardée que pour vous envoyer ce dernier email.`,
    ],
  }
}

function greeting({ fullName }: Buyer): string {
  return fullName === '' ? 'Bonjour,' : `Bonjour ${fullName},`
}

function buyerText({ fullName, email }: Buyer): string {
  return [fullName, email].filter((part) => part !== '').join(', ')
}

function factOf(value: string | null): string {
  return value === null || value.trim() === '' ? UNFILLED_MARK : value.trim()
}
