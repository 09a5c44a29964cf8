import { describe, expect, it } from 'vitest'
import { correctionOf } from './correct'
import type { Fault, FaultId } from './fault-rows'
import { faultsOf } from './find-faults'
import { lackingFacts } from './lacking-facts'
import { readPage, type ReadPage } from './read-page'
import { CLEAN, SAMPLE_FACTS } from './sample-pages.test-support'
import { openEnds } from './sentence-rest'

function faultIn(page: ReadPage, id: FaultId): Fault {
  const fault = faultsOf(page).find((each) => each.id === id)
  if (!fault) throw new Error(`No fault: ${id}`)
  return fault
}

describe('a duty that is told wrongly', () => {
  const WITHDRAWAL =
    'Vous pouvez vous rétracter dans les 14\u00a0jours après la réception, sans donner de raison.'
  const GUARANTEE = 'Ce produit bénéficie de la garantie légale de conformité, sans frais.'
  it.each<[FaultId, string, string]>([
    ['withdrawal-wrong', 'Vous pouvez vous rétracter pendant 7 jours après réception.', WITHDRAWAL],
    ['withdrawal-wrong', 'Retours sous 7 jours seulement.', WITHDRAWAL],
    ['withdrawal-wrong', 'Ni repris ni échangé.', WITHDRAWAL],
    [
      'withdrawal-wrong',
      'Vous avez 7 jours pour vous rétracter. Le client paie 5 € de frais de dossier.',
      WITHDRAWAL,
    ],
    ['legal-guarantee-wrong', 'Garantie 1 an.', GUARANTEE],
    ['legal-guarantee-wrong', 'Aucune garantie sur nos lampes.', GUARANTEE],
    [
      'warnings-not-french',
      'Warning: never leave a burning candle unattended.',
      'Avertissement\u00a0: ne convient pas aux enfants de moins de 3 ans.',
    ],
    [
      'total-price-missing',
      'Frais de port calculés à l’étape suivante.',
      'Prix\u00a0: 29,90\u00a0€, toutes taxes comprises. Livraison\u00a0: 4,90\u00a0€.',
    ],
  ])('is told rightly in its place on a page without conditions: %s in « %s »', (id, wrong, right) => {
    const page = readPage(`Bougie 19,90 €\n${wrong}\nAjouter au panier\n`, {})
    const correction = correctionOf(page, faultIn(page, id), SAMPLE_FACTS)
    expect(correction?.text).toBe(`Bougie 19,90 €\n${right}\nAjouter au panier\n`)
    expect(correction?.removed.map(({ from, to }) => page.text.slice(from, to)).join(' ')).toBe(wrong)
  })

  it.each<[FaultId, string]>([
    ['withdrawal-wrong', 'Retours non acceptés.'],
    ['legal-guarantee-wrong', 'Garantie légale de 12 mois sur les pièces.'],
  ])('goes where the rest of the page tells it: %s in « %s »', (id, wrong) => {
    const page = readPage(`${CLEAN}${wrong}\n`, {})
    const correction = correctionOf(page, faultIn(page, id), SAMPLE_FACTS)
    expect([correction?.text, correction?.words]).toEqual([CLEAN, ''])
  })
})

it.each<[FaultId, string, string]>([
  ['false-urgency', 'Lampe à 29 €.\nPlus que 2 en stock, livrée en 3 jours ouvrés.', 'livrée en 3 jours'],
  [
    'unproven-reviews',
    'Lampe à 29 €.\n2 318 avis 5 étoiles et garantie légale de conformité.',
    'garantie légale',
  ],
  ['green-claim', 'Lampe écologique, livraison offerte.\nLampe à 29 €.', 'livraison offerte'],
])('keeps beside %s what tells another duty: « %s »', (id, text, told) => {
  const page = readPage(text, {})
  const correction = correctionOf(page, faultIn(page, id), SAMPLE_FACTS)
  expect(correction?.text.toLowerCase() ?? told).toContain(told)
})

describe('a maker that the page does not name', () => {
  const page = readPage(CLEAN.replace(/Fabricant.*\n/, ''), {})
  const fault = faultIn(page, 'maker-missing')
  const { maker: _, euContact: __, ...others } = SAMPLE_FACTS

  it('is told without another person where it sits in the Union', () => {
    const facts = { ...others, maker: 'Cire & Co, 2 rue Neuve, 69001 Lyon, contact@cire.fr' }
    expect(lackingFacts(page, fault, facts)).toEqual([])
    expect(correctionOf(page, fault, facts)?.words).toBe(
      'Fabricant\u00a0: Cire & Co, 2 rue Neuve, 69001 Lyon, contact@cire.fr.',
    )
  })

  it('lacks its responsible person where it sits elsewhere', () => {
    const facts = { ...others, maker: 'Shenzhen Lumo Ltd, 8 Road, Shenzhen, Chine, lumo@lumo.cn' }
    expect(correctionOf(page, fault, facts)).toBeNull()
    expect(lackingFacts(page, fault, facts)).toEqual(['euContact'])
    const both = { ...facts, euContact: 'Lumo EU GmbH, 3 Hauptstrasse, 10115 Berlin, eu@lumo.de' }
    expect(lackingFacts(page, fault, both)).toEqual([])
    expect(correctionOf(page, fault, both)?.words).toContain(
      'Personne responsable dans l’Union\u00a0: Lumo EU GmbH',
    )
  })

  it('is asked for first', () => {
    expect(lackingFacts(page, fault, others)).toEqual(['maker'])
  })
})

it('changes no sign but at the place that goes', () => {
  const text = 'Bougie 19,90 €\n---\nContact [ ] par  mail , ou non\n\n\nPlus que 2 exemplaires !\n; fin'
  const page = readPage(text, {})
  expect(correctionOf(page, faultIn(page, 'false-urgency'), SAMPLE_FACTS)?.text).toBe(
    text.replace('Plus que 2 exemplaires !\n', ''),
  )
})

it.each([
  ['La bougie est. Elle sent bon.', 1],
  ['Certifiée CE, elle et, la nuit', 1],
  ['naturelle et, coulée', 1],
  ['Une formule 100 %. Un soin très !', 2],
  ['Une bougie coulée à la main. Pour vous, chez nous, et plus.', 0],
])('finds the ends of « %s » that want another word', (text, count) => {
  expect(openEnds(text)).toHaveLength(count)
})

it.each([
  ['Lampe à 29,90 €, plus que 2 en stock', 'Lampe à 29,90 €'],
  ['Lampe à 29,90 €, plus que 2 en stock.\nLivrée en 3 jours.', 'Lampe à 29,90 €.\nLivrée en 3 jours.'],
  ['Une belle lampe. Plus que 2 en stock !', 'Une belle lampe.'],
  ['Lampe à 29,90 €, 15 personnes regardent ce produit, en stock.', 'Lampe à 29,90 €, en stock.'],
  ['Lampe à 29,90 € et plus que 2 en stock', 'Lampe à 29,90 €'],
  ['Plus que 2 en stock, lampe à 29,90 €.', 'Lampe à 29,90 €.'],
])('takes an urgency away, and not the price beside it: %s', (text, expected) => {
  const page = readPage(text, {})
  const urgency = faultsOf(page).find(({ id }) => id === 'false-urgency')
  expect(urgency && correctionOf(page, urgency, SAMPLE_FACTS)?.text).toBe(expected)
})

it.each<[FaultId, string, string]>([
  ['health-claim', 'Tisane à 12,90 €, soigne l’arthrose, en sachet.', 'Tisane à 12,90 €, en sachet.'],
  ['green-claim', 'Gourde à 20 €, zéro impact sur la planète, livrée ici.', 'Gourde à 20 €, livrée ici.'],
  ['unproven-reviews', 'Lampe à 29 € ; 2 318 avis 5 étoiles ; livrée ici.', 'Lampe à 29 € ; livrée ici.'],
  ['false-urgency', 'Dépêchez-vous, plus que 3 pièces : 15 €.', '15 €.'],
  ['green-claim', 'La bougie est biodégradable. Elle sent bon.', 'Elle sent bon.'],
  ['green-claim', 'Ma lampe, qui respecte l’environnement, éclaire bien.', 'Ma lampe éclaire bien.'],
  ['green-claim', 'Une lampe écologique qui dure.', 'Une lampe qui dure.'],
  [
    'green-claim',
    'Choisissez un sac neutre en carbone pour votre salon.',
    'Choisissez un sac pour votre salon.',
  ],
  [
    'green-claim',
    'Certifiée CE, elle respecte la planète et éclaire la nuit.',
    'Certifiée CE, elle éclaire la nuit.',
  ],
  ['green-claim', 'Vase à 9 €. Il est biodégradable et son col est fin.', 'Vase à 9 €.'],
  ['unproven-certification', 'Certifiée CE, elle éclaire la nuit.', 'Elle éclaire la nuit.'],
  [
    'unproven-certification',
    'Cette lampe est certifiée CE et garantie sans plomb.',
    'Cette lampe est garantie sans plomb.',
  ],
  ['unproven-certification', 'Lin lavé. Produit homologué et aux normes CE. 2 m.', 'Lin lavé. 2 m.'],
  [
    'health-claim',
    'Une bougie coulée à la main, qui apaise le stress et favorise le sommeil.',
    'Une bougie coulée à la main.',
  ],
  ['health-claim', 'Elle soigne les migraines et parfume la maison.', 'Elle parfume la maison.'],
  ['health-claim', 'Il élimine l’asthme et les allergies. Filtre lavable.', 'Filtre lavable.'],
  [
    'false-urgency',
    'Profitez de la lampe aujourd’hui seulement sur ce site, à 29 €.',
    'Profitez de la lampe sur ce site, à 29 €.',
  ],
  [
    'false-origin',
    'Lampe à 20 €. Lampe française. Née à Shenzhen, Chine.',
    'Lampe à 20 €. Née à Shenzhen, Chine.',
  ],
  ['false-origin', 'Sac à 20 €. Un sac fabriqué en France par deux sœurs.', 'Sac à 20 €.'],
  [
    'false-origin',
    'Notre bougie, fabriquée en France et douce, parfume la maison.',
    'Notre bougie, douce, parfume la maison.',
  ],
  ['false-origin', '- Coton épais.\n- Fabriqué en France.\n- Lavable.', '- Coton épais.\n- Lavable.'],
  ['crossed-price', 'Le sac est à 29 € au lieu de 49 €, port compris.', 'Le sac est à 29 €, port compris.'],
  ['crossed-price', 'Ancien prix 119 € → 44,90 € (-62 %)', '44,90 €'],
  [
    'order-button-words',
    'Cliquez sur Valider ma commande pour recevoir la lampe.',
    'Cliquez sur «\u00a0Commande avec obligation de paiement\u00a0» pour recevoir la lampe.',
  ],
  ['order-button-words', '[Valider ma commande]', '[Commande avec obligation de paiement]'],
])('leaves whole sentences without %s: %s', (id, text, expected) => {
  const page = readPage(text, { origin: 'outside' })
  const fault = faultsOf(page).find((each) => each.id === id)
  expect(fault && correctionOf(page, fault, SAMPLE_FACTS)?.text).toBe(expected)
})

it('proposes nothing where the page would be empty', () => {
  const page = readPage('Plus que 2 en stock !', {})
  const [fault] = faultsOf(page)
  expect(fault?.id).toBe('false-urgency')
  expect(fault && correctionOf(page, fault, SAMPLE_FACTS)).toBeNull()
})
