import { CLAIM_POINTS, type ToCheck } from './claim-points'
import type { DutyId } from '../duties/duty-rows'
import type { FactKey, Facts } from '../facts'
import { printedFact } from '../typed-amounts'
import { lawFigure, type Basis } from '../basis'
import type { Passage } from './page-text'

/** A text that is silent about it is no fault. */
const ELSEWHERE = 'Ce texte n’en parle pas\u00a0: un bouton ou une image peuvent le faire.'

interface FaultWords {
  readonly id: string
  readonly title: string
  /** Of a duty that may be met in words that are not read, or by a button or an image of the shop; of a claim that may be meant by an image. */
  readonly toCheck?: ToCheck
  /** What the law asks. */
  readonly rule: string
  /** Null: no row of its own. */
  readonly duty: DutyId | null
  /** Facts without which nothing can be proposed. */
  readonly needs?: readonly FactKey[]
  /** Facts that the proposed words say too, needed only where the page still has the fault without them. */
  readonly mayNeed?: readonly FactKey[]
}

type FaultFacts = FaultWords & Basis

/** The twenty faults of a page that inspectors find, in the order of a page. */
export const FAULT_ROWS = [
  {
    id: 'seller-identity-missing',
    title: 'Le vendeur n’est pas identifié',
    toCheck: {
      question: 'Le nom, l’adresse et le téléphone du vendeur se lisent-ils\u00a0?',
      unread:
        'Un nom, une adresse et un téléphone sont là\u00a0: le contrôle n’a pas reconnu s’ils sont ceux du vendeur.',
    },
    rule: 'Nom, adresse et téléphone du vendeur se lisent avant la commande.',
    duty: 'legal-notices',
    page: 'notices',
    needs: ['seller', 'address', 'phone', 'email'],
  },
  {
    id: 'total-price-missing',
    title: 'Le prix total ou le coût de la livraison manque',
    toCheck: {
      question: 'Le prix total et le coût de la livraison se lisent-ils\u00a0?',
      unread: 'Un prix ou la livraison sont nommés\u00a0: le contrôle n’a pas reconnu leur montant.',
    },
    rule: 'Le prix toutes taxes comprises et la livraison se lisent avant la commande.',
    duty: 'before-paying',
    page: 'ecommerce',
    needs: ['price', 'deliveryCost'],
  },
  {
    id: 'delay-missing',
    title: 'Le délai de livraison manque ou reste vague',
    toCheck: {
      question: 'Le délai de livraison se lit-il\u00a0?',
      unread:
        'Une durée ou un jour est nommé\u00a0: le contrôle n’a pas reconnu si c’est le délai de livraison.',
    },
    rule: 'Une date ou un nombre de jours\u00a0: «\u00a0rapidement\u00a0» n’est pas un délai.',
    duty: 'before-paying',
    page: 'ecommerce',
    needs: ['deliveryDelay'],
  },
  {
    id: 'withdrawal-wrong',
    title: 'Le droit de rétractation n’est pas dit, ou mal',
    toCheck: {
      question: 'Le délai de rétractation se lit-il\u00a0?',
      unread: 'Le droit de rétractation est nommé\u00a0: le contrôle n’a pas reconnu son délai.',
    },
    rule: `${lawFigure('retractation')} au moins à partir de la réception, sans raison à donner ni frais de dossier, remboursés en argent.`,
    duty: 'withdrawal-14-days',
    law: 'retractation',
  },
  {
    id: 'withdrawal-function-missing',
    title: 'Le bouton de rétractation manque',
    toCheck: {
      question: 'La boutique a-t-elle le bouton de rétractation\u00a0?',
      unread: ELSEWHERE,
    },
    rule: 'Depuis le 19\u00a0juin\u00a02026, on se rétracte en ligne\u00a0: «\u00a0renoncer au contrat ici\u00a0», puis «\u00a0confirmer la rétractation\u00a0». Installez-le avant de l’écrire.',
    duty: 'withdrawal-function',
    law: 'fonction',
  },
  {
    id: 'guarantee-notice-missing',
    title: 'La notice sur la garantie légale manque',
    toCheck: {
      question: 'La boutique montre-t-elle la notice sur la garantie légale\u00a0?',
      unread: ELSEWHERE,
    },
    rule: 'La notice européenne, sans y rien changer, accompagne les produits. À vérifier sur la page officielle.',
    duty: 'legal-guarantee',
    law: 'garantie',
  },
  {
    id: 'legal-guarantee-wrong',
    title: 'La garantie légale n’est pas dite, ou remplacée par une autre',
    toCheck: {
      question: 'La garantie nommée est-elle la garantie légale\u00a0?',
      unread: 'Une garantie est nommée\u00a0: le contrôle n’a pas reconnu celle de la loi.',
    },
    rule: 'Une «\u00a0garantie 1\u00a0an\u00a0» ne remplace pas la garantie légale de conformité.',
    duty: 'legal-guarantee',
    page: 'conformity',
  },
  {
    id: 'mediator-missing',
    title: 'Le médiateur n’est pas nommé',
    toCheck: {
      question: 'L’adresse et le site du médiateur se lisent-ils\u00a0?',
      unread: 'Le médiateur est nommé\u00a0: le contrôle n’a pas reconnu son adresse.',
    },
    rule: 'Son nom, son adresse et son site se lisent sur la page.',
    duty: 'mediator',
    law: 'mediateur',
    needs: ['mediator'],
  },
  {
    id: 'dead-dispute-link',
    title: 'Lien vers la plateforme des litiges, fermée',
    rule: 'La plateforme européenne est fermée depuis le 20\u00a0juillet\u00a02025\u00a0: son lien est à retirer.',
    duty: 'mediator',
    page: 'disputePlatform',
  },
  {
    id: 'crossed-price',
    title: 'Un prix barré sans prix pratiqué',
    toCheck: {
      question: 'Avez-vous vraiment vendu à ce prix\u00a0?',
      unread:
        'Les prix notés dans votre fiche permettent ce prix barré. S’il n’a pas été pratiqué, retirez-le\u00a0: un prix écrit sans vente n’en est pas un.',
      isOfSeller: true,
    },
    rule: 'Le prix barré est le plus bas des 30\u00a0jours avant la baisse, ou avant la première de celles qui se suivent. Une remise permanente n’en est pas une.',
    duty: 'honest-prices',
    page: 'crossedPrice',
  },
  {
    id: 'false-urgency',
    title: 'Une urgence ou une rareté mise en scène',
    toCheck: CLAIM_POINTS['false-urgency'],
    rule: 'Compte à rebours, «\u00a0plus que 2\u00a0», «\u00a015\u00a0personnes regardent\u00a0»\u00a0: à n’écrire que si c’est vrai et montrable.',
    duty: null,
    page: 'practices',
  },
  {
    id: 'unproven-reviews',
    title: 'Des avis sans preuve',
    toCheck: CLAIM_POINTS['unproven-reviews'],
    rule: 'Un nombre d’avis, une note ou «\u00a0avis vérifiés\u00a0» disent d’où ils viennent et comment ils sont contrôlés.',
    duty: null,
    page: 'practices',
  },
  {
    id: 'unproven-certification',
    title: 'Un certificat sans document',
    toCheck: CLAIM_POINTS['unproven-certification'],
    rule: '«\u00a0Certifié\u00a0» et «\u00a0CE\u00a0» s’écrivent avec le document en main, et sa référence.',
    duty: 'product-page-safety',
    page: 'conso',
  },
  {
    id: 'health-claim',
    title: 'Une promesse de santé',
    toCheck: CLAIM_POINTS['health-claim'],
    rule: 'Un produit courant ne soigne pas et ne soulage pas.',
    duty: null,
    page: 'practices',
  },
  {
    id: 'green-claim',
    title: 'Une promesse écologique sans preuve',
    toCheck: CLAIM_POINTS['green-claim'],
    rule: '«\u00a0Écologique\u00a0», «\u00a0biodégradable\u00a0», «\u00a0neutre en carbone\u00a0»\u00a0: interdits ou à prouver, avec le chiffre ou le label.',
    duty: null,
    page: 'practices',
  },
  {
    id: 'false-origin',
    title: '«\u00a0Fabriqué en France\u00a0», d’une origine hors de France',
    toCheck: CLAIM_POINTS['false-origin'],
    rule: 'L’origine annoncée est celle du produit.',
    duty: null,
    page: 'practices',
  },
  {
    id: 'maker-missing',
    title: 'Le fabricant ou le contact dans l’Union manque',
    toCheck: {
      question: 'L’adresse du fabricant se lit-elle\u00a0?',
      unread:
        'Le fabricant ou son contact est nommé\u00a0: le contrôle n’a pas reconnu ses adresses dans l’Union.',
    },
    rule: 'Le fabricant, et la personne responsable dans l’Union s’il est ailleurs, avec leurs adresses.',
    duty: 'product-page-safety',
    page: 'securite',
    needs: ['maker'],
    mayNeed: ['euContact'],
  },
  {
    id: 'warnings-not-french',
    title: 'Des avertissements qui ne sont pas en français',
    rule: 'Les avertissements se lisent en français sur la page.',
    duty: 'product-page-safety',
    page: 'securite',
    needs: ['warnings'],
  },
  {
    id: 'order-button-words',
    title: 'Le bouton de commande ne dit pas que l’on paie',
    rule: '«\u00a0Commande avec obligation de paiement\u00a0», ou des mots aussi clairs.',
    duty: 'before-paying',
    page: 'orderButton',
  },
  {
    id: 'template-leftovers',
    title: 'Des restes d’un modèle, d’une autre langue ou d’une autre marque',
    rule: 'Une page se lit en français, sans texte de remplissage ni marque d’autrui.',
    duty: null,
    page: 'ecommerce',
  },
] as const satisfies readonly FaultFacts[]

export type FaultId = (typeof FAULT_ROWS)[number]['id']
export type FaultRow = FaultFacts & { readonly id: FaultId }

export interface Fault {
  readonly id: FaultId
  /** Empty: something is missing. */
  readonly passages: readonly Passage[]
  /** No fault, but a point to look up: the page may say it in words that are not read, or the shop in an image. */
  readonly isToCheck: boolean
}

export function faultRow(id: FaultId): FaultRow {
  const found = (FAULT_ROWS as readonly FaultRow[]).find((row) => row.id === id)
  if (!found) throw new Error(`No fault: ${id}`)
  return found
}

/** Facts to type, or to type so that they can be printed, before this fault can be corrected. */
export function missingFacts(id: FaultId, facts: Facts): readonly FactKey[] {
  return (faultRow(id).needs ?? []).filter((key) => printedFact(key, facts) === '')
}
