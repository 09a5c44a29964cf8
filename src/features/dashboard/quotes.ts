/** One quote per day, a line of a desktop; each names something to do before the evening. */
export const QUOTES = [
  'Écris en une phrase la gêne que ton produit règle.',
  'Parle à trois clients avant de retoucher ton logo.',
  'Calcule ta marge avec la livraison et la publicité.',
  'Choisis une petite action et finis-la ce soir.',
  'Dix commandes apprennent plus que dix heures de vidéos.',
  'Commande chez ton concurrent et note ce qui te déçoit.',
  'Écarte une idée faible et garde ton énergie pour la bonne.',
  'Avance trente minutes\u00a0: tu n’as pas besoin d’être prêt.',
  'Demande un échantillon avant de croire une photo.',
] as const

/** Quotes about a page, visitors or customers: for a person who has a shop. */
export const SHOP_QUOTES = [
  'Ouvre ta fiche sur ton téléphone\u00a0: l’avantage se voit-il\u00a0?',
  'Change une chose à la fois\u00a0: prix, photo ou titre.',
  'Vérifie tes photos, tes délais, ton adresse\u00a0: la confiance vend.',
  'Réponds à ton premier client comme s’il était le seul.',
  'Regarde un seul chiffre\u00a0: combien de visiteurs ajoutent au panier.',
] as const

/** The quote of a local calendar day, the same on every device; `skipped` moves on from it. */
export function quoteOf(now: Date, hasShop: boolean, skipped = 0): string {
  const quotes = hasShop ? [...QUOTES, ...SHOP_QUOTES] : QUOTES
  const day = Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000)
  return quotes[(day + skipped) % quotes.length] ?? QUOTES[0]
}
