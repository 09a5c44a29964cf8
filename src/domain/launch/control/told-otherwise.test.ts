import { expect, it } from 'vitest'
import type { FaultId } from './fault-rows'
import { longestSpan } from './dated-span'
import { faultsOf } from './find-faults'
import { readPage } from './read-page'
import { CLEAN } from './sample-pages.test-support'

/** Lawful sentences that look like a fault, and faults in words that no case bears. */
const idsOf = (text: string, origin?: 'outside') =>
  faultsOf(readPage(text, origin ? { origin } : {})).map(({ id }) => id)
const withLine = (line: RegExp, words: string) => {
  const page = CLEAN.replace(line, () => words)
  expect(page).not.toBe(CLEAN)
  return page
}

it.each([
  'Le contrôle et la finition sont réalisés à Lyon, la lampe est fabriquée au Vietnam.',
  'La broderie est faite à Grenoble, le tee-shirt vient du Bangladesh.',
  'Sérigraphie à l’eau faite par nous à Angers.',
  'Torréfaction faite à Rennes.',
  'Nos champs d’oliviers sont en Espagne.',
  'Trois coloris : bleu, blanc, rouge.',
  'Prix de référence : ~~39 €~~, le plus bas pratiqué du 12 octobre au 10 novembre 2026.',
  'Avant : 39 €. Nous ne l’avons jamais vendue moins de 39 € pendant les 30 jours d’avant.',
  'Nous ne pratiquons aucune promotion toute l’année.',
  'Nous ne faisons pas de soldes ; le prix reste le même toute l’année.',
  'Le renvoi remet la lampe à neuf, sans 15 % de remise en état.',
  'Beaucoup de vendeurs écrivent « bon pour la planète », nous non.',
  'On vous promettra ailleurs un objet « neutre en carbone » ; nous n’écrivons rien de tel.',
  'La vitamine C contribue à réduire la fatigue. C’est l’allégation autorisée par le règlement 432/2012.',
  'Le mot « Lorem ipsum » est brodé au dos.',
  'L’offre finit dans 05 h 12 min : le compteur s’arrête le 6 décembre 2026 à 23 h 59 et ne sera pas relancé.',
  'Chez le transporteur, ça ne traîne pas.',
  'Les frais de douane sont déjà réglés par nous.',
  'Les dernières tailles disponibles sont indiquées dans le menu.',
  'Encore 12 en stock au 27 novembre.',
  'Un carnet pour noter ses migraines.',
  'Si la batterie vous semble faible, écrivez-nous.',
  'Retour gratuit réservé aux membres du club ; les autres paient 5 €.',
])('accuses nothing where a page says « %s »', (words) => {
  expect(idsOf(`${CLEAN}${words}\n`, 'outside')).toEqual([])
})

it('reads a rendez-vous as a delivery, not as goods that are given back', () => {
  const page = withLine(/Délai de liv.*(?=\n)/, 'Livraison sur rendez-vous, le jeudi suivant la commande.')
  expect(idsOf(page)).toEqual([])
})

it.each<[FaultId, string]>([
  ['false-urgency', '12 internautes ont ce modèle sous les yeux.'],
  ['false-urgency', 'Trois autres clientes l’ont déjà dans leur panier.'],
  ['false-urgency', 'Une personne est en train de finaliser son achat.'],
  ['false-urgency', 'Premiers arrivés, premiers servis !'],
  ['false-urgency', 'L’offre finit dans 05 h 12 min.'],
  ['unproven-certification', 'La lampe a réussi tous les contrôles de sécurité européens.'],
  ['unproven-certification', 'Répond à toutes les directives européennes de sécurité.'],
  ['health-claim', 'Vient à bout des tendinites et des bursites.'],
  ['health-claim', 'Sa lumière chasse les idées noires.'],
  ['health-claim', 'Guérit l’arthrose. C’est l’allégation autorisée par le règlement 432/2012.'],
  ['green-claim', 'Enterrée au jardin, elle se décompose en nourrissant la terre.'],
  ['green-claim', 'Son bilan carbone est nul.'],
  ['withdrawal-wrong', 'Retour : dites-nous pourquoi ; si l’explication nous convainc, on rembourse.'],
  ['withdrawal-wrong', 'Après un retour, je fais un avoir de la même valeur ; je ne vire rien.'],
  ['withdrawal-wrong', 'Retour : remboursé sous forme de carte cadeau.'],
  ['template-leftovers', 'Toute l’équipe Kiddo Geneva vous remercie d’avoir choisi Kiddo !'],
  ['template-leftovers', 'Lorem ipsum dolor sit amet, consectetur.'],
  ['crossed-price', 'Hier 59 €, aujourd’hui 29,90 € !'],
  ['crossed-price', 'Prix barré : ~~59 €~~, le plus bas du 20 au 26 novembre.'],
  ['crossed-price', 'Promotion permanente : 29,90 €.'],
  ['false-origin', 'Cousue à la main dans notre petit atelier du Luberon.'],
  ['false-origin', 'Nos abeilles butinent autour de Lyon.'],
])('finds %s in « %s »', (id, words) => {
  expect(idsOf(`${CLEAN}${words}\n`, 'outside')).toContain(id)
})

it.each<[FaultId, RegExp, string]>([
  ['total-price-missing', /Prix : .*(?=\n)/, 'Prix : 24,90 € HT. Livraison : 4,90 € TTC.'],
  ['total-price-missing', /Prix : .*(?=\n)/, 'Lampe : 24 € hors taxes, transport 5 €.'],
  ['maker-missing', /(?<=\n)Fabricant.*(?=\n)/, 'Frais et douane réglés par nous.'],
  ['delay-missing', /Délai de liv.*(?=\n)/, 'Tout dépend du transporteur.'],
])('finds %s where %s becomes « %s »', (id, line, words) => {
  expect(idsOf(withLine(line, words))).toEqual([id])
})

it('reads no maker in a place of making that the page itself denies', () => {
  const page = withLine(
    /(?<=\n)Fabricant.*(?=\n)/,
    'Cousue à Lyon par nos mains. Fiche d’importation, origine : Chine.',
  )
  expect(idsOf(page, 'outside')).toEqual(['false-origin', 'maker-missing'])
})

it.each([
  ['du 11 octobre au 9 novembre', 30],
  ['entre le 28 octobre et le 26 novembre 2026', 30],
  ['du 20/12/2026 au 18/01/2027', 30],
  ['du mardi 1er au jeudi', 0],
  ['du 20 au 26 novembre', 0],
])('counts the days of « %s »', (text, days) => {
  expect(longestSpan(text)).toBe(days)
})
