/** Facts about the seller and the delivery that are asked once, and used by the page, its control and the letters. */
export const FACTS = {
  seller: { label: 'Votre nom, comme vendeur', hint: 'Marie Durand EI' },
  address: { label: 'Votre adresse', hint: '12 rue des Lilas, 69003 Lyon' },
  phone: { label: 'Votre téléphone', hint: '06 12 34 56 78' },
  email: { label: 'Votre email', hint: 'bonjour@ma-boutique.fr' },
  mediator: { label: 'Votre médiateur\u00a0: nom, adresse, site', hint: '' },
  price: { label: 'Prix de vente, toutes taxes comprises', hint: '29,90\u00a0€' },
  deliveryCost: { label: 'Coût de la livraison', hint: '4,90\u00a0€' },
  deliveryDelay: { label: 'Délai de livraison', hint: '3 à 5 jours ouvrés' },
  returns: { label: 'Retours\u00a0: adresse, et qui paie l’envoi', hint: '' },
  maker: { label: 'Fabricant\u00a0: nom, adresse, email', hint: '' },
  euContact: { label: 'Responsable dans l’Union\u00a0: nom, adresses', hint: '' },
  warnings: { label: 'Avertissements, en français', hint: '' },
  photos: { label: 'Adresses des photos, une par ligne', hint: 'https://…' },
} as const

export type FactKey = keyof typeof FACTS
export const FACT_KEYS = Object.keys(FACTS) as readonly FactKey[]
export type Facts = Readonly<Partial<Record<FactKey, string>>>
