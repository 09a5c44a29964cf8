/** One quote per day; each names something to do before the evening. */
export const QUOTES = [
  "Un produit qui se vend répond à une gêne que tu peux décrire en une phrase. Écris cette phrase aujourd'hui.",
  'Parle à trois clients avant de retoucher ton logo. Leurs mots valent mieux que tes suppositions.',
  "Ta marge se joue avant la vente\u00a0: calcule-la avec la livraison et la publicité, pas seulement avec le prix d'achat.",
  'Une petite action finie ce soir bat un grand plan commencé demain. Choisis-en une et termine-la.',
  "Ouvre ta fiche produit sur ton téléphone\u00a0: si l'avantage n'apparaît pas en cinq secondes, réécris le titre.",
  "Teste petit, apprends vite. Dix commandes réelles t'apprennent plus que dix heures de vidéos.",
  'Commande chez ton concurrent. Note ce qui te plaît, ce qui te déçoit, et fais mieux sur un seul point.',
  'Change une chose à la fois\u00a0: le prix, la photo ou le titre. Sinon tu ne sauras pas ce qui a marché.',
  'Un non rapide te fait gagner des semaines. Écarte une idée faible et garde ton énergie pour la bonne.',
  "La confiance vend\u00a0: des photos vraies, des délais honnêtes, une adresse pour t'écrire. Vérifie les trois.",
  "Réponds à tes premiers clients comme s'ils étaient les seuls. Ce sont eux qui en amèneront d'autres.",
  "Regarde un seul chiffre aujourd'hui\u00a0: combien de visiteurs ajoutent au panier. C'est lui qui te dit quoi réparer.",
  "Tu n'as pas besoin d'être prêt, tu as besoin d'avancer. Le prochain pas tient dans les trente minutes qui viennent.",
  'Demande un échantillon avant de croire une photo. Ta réputation passe par tes mains, pas par un catalogue.',
] as const

/** The quote of a local calendar day, the same on every device; `skipped` moves on from it. */
export function quoteOf(now: Date, skipped = 0): string {
  const day = Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000)
  return QUOTES[(day + skipped) % QUOTES.length] ?? QUOTES[0]
}
