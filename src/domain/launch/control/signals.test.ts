import { expect, it } from 'vitest'
import { readPage } from './read-page'
import { CLEAN } from './sample-pages.test-support'
import { signalsOf, type SignalId } from './signals'

function toldIn(text: string): Readonly<Partial<Record<SignalId, string>>> {
  const page = readPage(text, {})
  const told = signalsOf(page).flatMap(({ id, passage }) =>
    passage ? [[id, page.text.slice(passage.from, passage.to)]] : [],
  )
  return Object.fromEntries(told) as Partial<Record<SignalId, string>>
}

it('finds the seven signals, each with its passage', () => {
  expect(
    signalsOf(readPage(CLEAN, {}))
      .filter(({ passage }) => !passage)
      .map(({ id }) => id),
  ).toEqual(['proof'])
  expect(signalsOf(readPage('', {})).every(({ passage }) => passage === null)).toBe(true)
})

it.each([
  'La lampe mesure 30 cm de haut.',
  'Chaque coussin est cousu sur mesure.',
  'Mesurez votre poignet avec un ruban.',
  'Mesuré à plat, il fait 40 cm.',
  'Voir la vidéo',
  'Découvrez nos 12 avis clients sans achat.',
  'Livré sans certificat.',
  'Livraison : 4,90 €.',
  'Comptez 4,90 € de livraison.',
  'Livraison offerte dès 60 €.',
  'Retour à l’accueil',
  'De retour en stock !',
  'Vos retours nous portent depuis 3 ans.',
  'Retour en haut de la page 2',
  'Les retours ne sont pas acceptés après 14 jours.',
  'Rétractation',
  'Contactez-nous au 06 11 22 33 44',
  'Appelez le service client : 06 11 22 33 44',
])('takes « %s » for no sign of a price, a return, a proof or a seller', (text) => {
  const { contact: _, delay: __, ...others } = toldIn(text)
  expect(others).toEqual({})
})

it.each<[SignalId, string, string]>([
  ['price', 'Livraison : 4,90 €.\nPrix : 29,90 € TTC', '29,90 €'],
  ['price', 'Lampe à 29,90 €, livraison offerte', '29,90 €'],
  ['price', 'La paire est à seize euros.', 'seize euros'],
  ['returns', 'Retours\nRenvoyez la lampe dans les 14 jours.', 'Renvoyez la lampe dans les 14 jours'],
  ['returns', 'Le retour est à votre charge.', 'retour est à votre charge'],
  ['returns', 'Écrivez-nous, et l’adresse de retour part par courriel.', 'retour part par courriel'],
  ['proof', 'Autonomie de 40 heures, mesurée sur trois bougies.', 'mesurée sur trois bougies'],
  ['proof', 'La réserve de marche mesurée est de 41 heures.', 'mesurée est de 41 heures'],
  ['proof', 'Chaud 9 h (mesure interne, eau à 90 °C).', 'mesure interne, eau à 90 °C)'],
  ['proof', 'Niveau sonore 32 dB mesuré par un laboratoire.', 'mesuré par un laboratoire'],
  [
    'proof',
    'Avis recueillis sans contrepartie après chaque achat.',
    'Avis recueillis sans contrepartie après chaque achat',
  ],
  ['proof', 'Une vidéo de la lampe allumée.', 'vidéo de la lampe allumée'],
  ['who-sells', 'Vendeur : Marie Durand EI, SIRET 123 456 789 00012, 06 12 34 56 78', 'Marie Durand EI'],
])('finds %s in « %s »', (id, text, passage) => {
  const told = toldIn(text)[id] ?? ''
  expect(id === 'who-sells' ? told !== '' : told).toBe(id === 'who-sells' ? true : passage)
})
