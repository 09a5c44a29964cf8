/**
 * Legal facts about the publisher, required by law. Null: not filled in yet; pages and builds say so. To be filled in here, and only here,
 * before the product opens to the public.
 */
export interface Publisher {
  readonly name: string | null
  /** « SAS au capital de 1 000 € », « entrepreneur individuel » … */
  readonly legalForm: string | null
  readonly address: string | null
  /** « RCS Paris 123 456 789 », « SIREN 123 456 789 » … */
  readonly registration: string | null
  /** The intra-community number, or a sentence that says why there is none. */
  readonly vat: string | null
  /** In per cent, « 20 »; « 0 » if no VAT is charged for the reason in `vat`. Receipts use it. */
  readonly vatRate: string | null
  readonly email: string | null
  readonly phone: string | null
  /** The director of the publication, a person. */
  readonly director: string | null
  /** Name, postal address and site of the consumer mediator. */
  readonly mediator: string | null
  /** The company behind `COACH_BASE_URL` of the functions. */
  readonly aiProvider: string | null
  /** Country where that company processes the data. */
  readonly aiCountry: string | null
  /** A sentence: the data that this company stores of a message, for how long, and whether it may train on it. */
  readonly aiRetention: string | null
  /** The company behind `MAIL_HOST` of the functions, and its country. */
  readonly mailProvider: string | null
  readonly hostName: string | null
  readonly hostAddress: string | null
  readonly hostPhone: string | null
}

export const PUBLISHER: Publisher = {
  name: null,
  legalForm: null,
  address: null,
  registration: null,
  vat: null,
  vatRate: null,
  email: null,
  phone: null,
  director: null,
  mediator: null,
  aiProvider: null,
  aiCountry: null,
  aiRetention: null,
  mailProvider: null,
  hostName: 'Google Cloud EMEA Limited (Firebase)',
  hostAddress: "70 Sir John Rogerson's Quay, Dublin 2, Irlande",
  hostPhone: null,
}

export const PUBLISHER_LABELS: Record<keyof Publisher, string> = {
  name: 'Nom ou raison sociale',
  legalForm: 'Forme juridique',
  address: 'Adresse',
  registration: 'Immatriculation',
  vat: 'TVA',
  vatRate: 'Taux de TVA',
  email: 'Adresse email',
  phone: 'Téléphone',
  director: 'Directeur de la publication',
  mediator: 'Médiateur de la consommation',
  aiProvider: 'Fournisseur d’intelligence artificielle',
  aiCountry: 'Pays du fournisseur d’intelligence artificielle',
  aiRetention: 'Ce que garde le fournisseur d’intelligence artificielle',
  mailProvider: 'Service d’email et son pays',
  hostName: 'Hébergeur',
  hostAddress: 'Adresse de l’hébergeur',
  hostPhone: 'Téléphone de l’hébergeur',
}

/** Replaces a missing fact on every page and in every mail. */
export const UNFILLED_MARK = 'à compléter'

/** Null: not filled in, or not a rate. */
export function vatRateOf({ vatRate }: Pick<Publisher, 'vatRate'>): number | null {
  const text = vatRate?.trim().replace(',', '.') ?? ''
  return /^\d{1,2}(\.\d{1,2})?$/.test(text) ? Number(text) : null
}

export function unfilledLabels(publisher: Publisher): string[] {
  return (Object.keys(PUBLISHER_LABELS) as (keyof Publisher)[])
    .filter((key) => (publisher[key]?.trim() ?? '') === '')
    .map((key) => PUBLISHER_LABELS[key])
}
