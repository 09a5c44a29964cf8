import { describe, expect, it } from 'vitest'
import { growthOf, LINEAR } from '../../../../tests/support/growth'
import type { PageContext } from './context'
import { correctionOf } from './correct'
import { keptHistory, notedPrices, referencePrice, withPrice } from './crossed-price'
import type { FaultId } from './fault-rows'
import { faultsOf } from './find-faults'
import { readPage } from './read-page'
import { cleanedPage } from './page-text'
import { CLEAN, SAMPLE_FACTS } from './sample-pages.test-support'

const idsOf = (text: string, context: PageContext = {}) =>
  faultsOf(readPage(text, context)).map(({ id }) => id)
function without(pattern: RegExp, instead = ''): string {
  const changed = CLEAN.replace(pattern, instead)
  expect(changed).not.toBe(CLEAN)
  return changed
}

it('finds no fault on a whole page', () => {
  expect(idsOf(CLEAN)).toEqual([])
})

it.each<[FaultId, string, PageContext?]>([
  ['seller-identity-missing', without(/Téléphone : 06[^.]*\. /)],
  ['seller-identity-missing', without(/Mentions légales.*\n/)],
  ['seller-identity-missing', without(/12 rue des Lilas, 69003 Lyon, /)],
  [
    'total-price-missing',
    without(/Prix : 29,90 € TTC\. /, 'Prix sur demande. ').replace('4,90 €', 'offerte'),
  ],
  ['total-price-missing', without(/Livraison : 4,90 €/, 'Frais de livraison calculés à l’étape suivante')],
  ['total-price-missing', without(/Livraison : 4,90 € en France/, 'Livraison offerte dès 50 €')],
  ['delay-missing', without(/Délai de livraison.*\n/)],
  ['delay-missing', without(/Délai de livraison.*\n/, 'Livraison rapide, dans les meilleurs délais.\n')],
  ['withdrawal-wrong', without(/14 jours à compter/, '7 jours à compter')],
  ['withdrawal-wrong', without(/Vous disposez.*\n/)],
  ['withdrawal-wrong', `${CLEAN}Retours non acceptés.\n`],
  ['withdrawal-wrong', `${CLEAN}Aucun remboursement possible après expédition.\n`],
  ['withdrawal-wrong', `${CLEAN}Des frais de restockage de 15 % sont déduits de tout retour.\n`],
  ['withdrawal-wrong', `${CLEAN}Tout retour donne lieu à un remboursement sous forme d’avoir.\n`],
  ['withdrawal-function-missing', without(/Pour vous rétracter en ligne.*\n/)],
  ['guarantee-notice-missing', without(/La notice harmonisée.*\n/)],
  ['legal-guarantee-wrong', without(/Garantie légale.*\n/, 'Garantie 1 an. Notice : voir la garantie.\n')],
  ['legal-guarantee-wrong', without(/Garantie légale de conformité :/, 'Garantie légale de 12 mois :')],
  ['mediator-missing', without(/Médiateur.*\n/)],
  ['mediator-missing', without(/Médiateur.*\n/, 'En cas de litige, vous pouvez saisir un médiateur.\n')],
  ['dead-dispute-link', `${CLEAN}Litiges : https://ec.europa.eu/consumers/odr/\n`],
  ['dead-dispute-link', `${CLEAN}La plateforme de règlement en ligne des litiges est à votre disposition.\n`],
  ['crossed-price', `${CLEAN}29,90 € au lieu de 59,90 €\n`],
  ['crossed-price', `${CLEAN}<p>Prix <del>59,90 €</del> 29,90 €</p>`],
  ['crossed-price', `${CLEAN}-50 % sur tout le site\n`],
  [
    'crossed-price',
    `${CLEAN}29,90 € au lieu de 59,90 €\n`,
    { today: '2026-11-28', priceHistory: [{ on: '2026-11-01', cents: 3_990 }] },
  ],
  ['false-urgency', `${CLEAN}Plus que 2 en stock !\n`],
  ['false-urgency', `${CLEAN}15 personnes regardent ce produit\n`],
  ['false-urgency', `${CLEAN}L’offre se termine dans 02:14:33\n`],
  ['unproven-reviews', `${CLEAN}★★★★★ 1 248 avis\n`],
  ['unproven-reviews', `${CLEAN}Noté 4,9/5 par nos clients\n`],
  ['unproven-reviews', `${CLEAN}Avis vérifiés\n`],
  ['unproven-certification', `${CLEAN}Produit certifié.\n`],
  ['unproven-certification', `${CLEAN}Marquage CE.\n`],
  ['health-claim', `${CLEAN}Soulage les douleurs du dos.\n`],
  ['health-claim', `${CLEAN}Effet détox immédiat.\n`],
  ['green-claim', `${CLEAN}Une lampe écologique.\n`],
  ['green-claim', `${CLEAN}Emballage biodégradable.\n`],
  ['false-origin', `${CLEAN}Fabriqué en France.\n`, { origin: 'outside' }],
  ['false-origin', `${CLEAN}Made in France. Expédié de notre entrepôt en Chine.\n`],
  ['maker-missing', without(/Fabricant.*\n/)],
  [
    'maker-missing',
    without(/Fabricant.*\n/, 'Fabricant : Shenzhen Lumo Ltd, 8 Road, Shenzhen, Chine, lumo@lumo.cn.\n'),
  ],
  [
    'warnings-not-french',
    without(/Avertissement.*\n/, 'WARNING: choking hazard, keep out of reach of children.\n'),
  ],
  ['order-button-words', without(/Bouton.*\n/, 'Bouton : « Valider ma commande »\n')],
  ['template-leftovers', `${CLEAN}[Insert your address]\n`],
  ['template-leftovers', `${CLEAN}Lorem ipsum dolor sit amet.\n`],
  ['template-leftovers', `${CLEAN}We ship to all of the countries in the world within two weeks.\n`],
  ['template-leftovers', `${CLEAN}Bienvenue chez Lampadère.\n`, { brand: 'Lumière de Marie' }],
])('finds %s, and its correction removes it and adds none', (id, text, context = {}) => {
  const page = readPage(text, context)
  const faults = faultsOf(page)
  expect(faults.map((fault) => fault.id)).toContain(id)
  const fault = faults.find((each) => each.id === id)
  const correction = fault && correctionOf(page, fault, SAMPLE_FACTS)
  expect(correction).not.toBeNull()
  const after = idsOf(correction?.text ?? '', context)
  expect(after).toEqual(faults.map((each) => each.id).filter((each) => each !== id))
})

it.each([
  'Emballage soigné et finitions soignées.',
  'Pas encore d’avis : nous débutons, écrivez-nous.',
  'Les avis sont demandés par courriel après l’achat, sans contrepartie. 12 avis.',
  'Marquage CE : déclaration de conformité n° LU-2026-04, disponible sur demande.',
  'Ce produit n’est pas un dispositif médical et ne soulage aucune douleur.',
  'Coton certifié GOTS, licence CU 812345.',
  'Conçu à Lyon, fabriqué au Portugal.',
  'Compatible avec iPhone et Samsung.',
  'La plateforme européenne de règlement en ligne des litiges est fermée depuis juillet 2025.',
  'Le code BIENVENUE donne -10 % sur la première commande.',
  'Nous traitons les retours en 3 jours et remboursons sous 7 jours.',
  'Les produits personnalisés ne sont pas repris, comme la loi le prévoit.',
  'TOUT CE QU’IL FAUT SAVOIR',
  'Garantie commerciale de 5 ans en plus.',
  'Réponse sous 24 h à vos questions.',
  'Offre valable du 1er au 15 décembre, dans la limite des stocks disponibles.',
  'Paiement par Apple Pay ou carte.',
])('finds no fault in « %s »', (sentence) => {
  expect(idsOf(`${CLEAN}${sentence}\n`)).toEqual([])
})

const FUNCTION = /Pour vous rétracter en ligne.*(?=\n)/
const NOTICE = / La notice harmonisée.*(?=\n)/

it.each<[FaultId, RegExp, string]>([
  ['withdrawal-function-missing', FUNCTION, ''],
  ['withdrawal-function-missing', FUNCTION, 'Pour vous rétracter, écrivez à bonjour@lumiere.fr.'],
  ['withdrawal-function-missing', FUNCTION, 'Une simple lettre suffit pour vous rétracter.'],
  ['withdrawal-function-missing', FUNCTION, 'Le remboursement se fait par virement uniquement.'],
  ['guarantee-notice-missing', NOTICE, ''],
  ['guarantee-notice-missing', NOTICE, ' La notice de montage est jointe.'],
])('leaves %s to check where %s becomes « %s »', (id, line, words) => {
  const faults = faultsOf(readPage(without(line, words), {}))
  expect(faults.map((fault) => [fault.id, fault.isToCheck])).toEqual([[id, true]])
})

it.each<[FaultId, RegExp, string, string]>([
  ['withdrawal-function-missing', FUNCTION, 'Aucun bouton de rétractation pour le moment.', 'bouton'],
  ['withdrawal-function-missing', FUNCTION, 'On ne peut pas se rétracter en ligne.', 'en ligne'],
  [
    'withdrawal-function-missing',
    FUNCTION,
    'La rétractation se fait par courrier uniquement.',
    'courrier uniquement',
  ],
  [
    'withdrawal-function-missing',
    FUNCTION,
    'Vous ne pouvez vous rétracter que par lettre recommandée.',
    'ne pouvez vous rétracter que par lettre',
  ],
  ['guarantee-notice-missing', NOTICE, ' La notice harmonisée sera bientôt en ligne.', 'harmonisée'],
  [
    'guarantee-notice-missing',
    NOTICE,
    ' Nous n’avons pas de notice européenne sur la garantie.',
    'européenne',
  ],
])('finds %s where %s becomes « %s », and its correction removes it', (id, line, words, passage) => {
  const page = readPage(without(line, words), {})
  const [fault, ...others] = faultsOf(page)
  if (!fault) throw new Error('No fault')
  expect(others).toEqual([])
  expect([fault.id, fault.isToCheck]).toEqual([id, false])
  expect(fault.passages.map(({ from, to }) => page.text.slice(from, to))).toEqual([passage])
  const corrected = correctionOf(page, fault, SAMPLE_FACTS)?.text ?? ''
  expect(idsOf(corrected)).toEqual([])
  expect(corrected).not.toContain(words.trim())
})

const MEDIATOR = /Médiateur de la.*(?=\n)/
const MAKER = /Fabricant :.*(?=\n)/
const NOTICES = /Mentions légales.*(?=\n)/
const DELAY = /Délai de livraison.*(?=\n)/
const COST = /Livraison : 4,90 € en France\./
const TERM = /Vous disposez de 14 jours.*(?=\n)/
const GUARANTEE = /Garantie légale de conformité : elle.*sans frais\./

it.each<[FaultId, RegExp, string, string]>([
  ['mediator-missing', MEDIATOR, 'Médiateur : Société Arpège.', 'Médiateur : Société Arpège.'],
  ['maker-missing', MAKER, 'Fabricant : Lumo.', 'Fabricant : Lumo.'],
  [
    'maker-missing',
    MAKER,
    'Fabricant : Lumo Ltd, Shenzhen, Chine. Mandataire : Lumo Europe.',
    'Mandataire : Lumo Europe.',
  ],
  [
    'seller-identity-missing',
    NOTICES,
    'Marie Durand EI, 12 rue des Lilas, Lyon.\n\nAppelez-nous : 06 12 34 56 78.',
    'rue des Lilas, Lyon.',
  ],
  ['delay-missing', DELAY, 'Mardi, vous ouvrez le colis.', 'Mardi'],
  [
    'total-price-missing',
    COST,
    'Envoi, si loin que vous soyez et quel que soit le poids des lampes que vous prenez chez nous : 4,90 €.',
    'Envoi',
  ],
  ['withdrawal-wrong', TERM, 'La rétractation : 14, comme le veut la loi.', 'La rétractation'],
  ['legal-guarantee-wrong', GUARANTEE, 'Garantie : voir nos conditions.', 'Garantie'],
  ['legal-guarantee-wrong', GUARANTEE, 'Garantie deux ans.', 'Garantie'],
])(
  'leaves %s to check where %s becomes « %s », and its correction keeps those words',
  (id, line, words, passage) => {
    const page = readPage(without(line, words), {})
    const [point, ...others] = faultsOf(page)
    if (!point) throw new Error('No point')
    expect([point.id, point.isToCheck, others]).toEqual([id, true, []])
    expect(point.passages.map(({ from, to }) => page.text.slice(from, to)).join(' ')).toContain(passage)
    const corrected = correctionOf(page, point, SAMPLE_FACTS)?.text ?? ''
    expect(idsOf(corrected)).toEqual([])
    expect(corrected).toContain(words)
  },
)

it.each<[FaultId, RegExp, string]>([
  ['mediator-missing', MEDIATOR, 'Vous pouvez saisir un médiateur de la consommation.'],
  ['mediator-missing', MEDIATOR, 'Le Client peut saisir le médiateur compétent (Code de la consommation).'],
  ['mediator-missing', MEDIATOR, 'Médiateur : coordonnées sur demande.'],
  ['mediator-missing', MEDIATOR, 'Médiateur de la consommation : adhésion en cours.'],
  ['mediator-missing', MEDIATOR, 'Notre médiatrice de la maison, Yvonne, a le dernier mot.'],
  ['maker-missing', MAKER, 'Fabricant : nous consulter.'],
  ['maker-missing', MAKER, 'Importée d’Asie, fabricant non communiqué.'],
  ['maker-missing', MAKER, 'Fabricant : Lumo Ltd, Shenzhen, Chine, lumo@lumo.cn.'],
  ['seller-identity-missing', NOTICES, 'Marie Durand EI, 12 rue des Lilas, 69003 Lyon.'],
  ['seller-identity-missing', NOTICES, 'Contact : 06 12 34 56 78.'],
  ['delay-missing', DELAY, 'Expédition rapide.'],
  ['delay-missing', DELAY, ''],
  ['delay-missing', DELAY, 'La batterie tient 8 heures.'],
  ['total-price-missing', COST, 'Livraison : frais en sus.'],
  ['total-price-missing', COST, 'Transport à partir de 6 €, le montant exact est réglé au livreur.'],
  ['total-price-missing', COST, ''],
  ['withdrawal-wrong', TERM, 'Vous pouvez vous rétracter.'],
  ['withdrawal-wrong', TERM, ''],
  ['legal-guarantee-wrong', GUARANTEE, 'Garantie : un an.'],
  ['legal-guarantee-wrong', GUARANTEE, 'Garantie : la maison ne donne aucune garantie sur ses lampes.'],
  ['legal-guarantee-wrong', GUARANTEE, ''],
])('accuses %s where %s becomes « %s »', (id, line, words) => {
  const found = faultsOf(readPage(without(line, words), {}))
  expect(found.map((fault) => [fault.id, fault.isToCheck])).toEqual([[id, false]])
})

it('takes an address of nobody for a leftover in brackets or beside another leftover, and puts the own one in its place', () => {
  const sample = CLEAN.replaceAll('bonjour@lumiere.fr', 'bonjour@exemple.fr')
  expect(idsOf(sample)).toEqual([])
  for (const text of [`${sample}Lorem ipsum dolor sit amet.\n`, `${CLEAN}[contact@exemple.fr]\n`]) {
    const page = readPage(text, {})
    const fault = faultsOf(page).find(({ id }) => id === 'template-leftovers')
    const { email, ...others } = SAMPLE_FACTS
    expect(fault && correctionOf(page, fault, others)).toBeNull()
    expect(fault && correctionOf(page, fault, { email: 'a@exemple.fr' })).toBeNull()
    const corrected = (fault && correctionOf(page, fault, SAMPLE_FACTS)?.text) ?? ''
    expect(idsOf(corrected)).toEqual([])
    expect(corrected).toContain(email)
    expect(corrected).not.toContain('@exemple.fr')
  }
})

it('has a whole page of one fault where a missing piece is no button', () => {
  const faults = faultsOf(readPage(without(/Médiateur.*\n/), {}))
  expect(faults.map((fault) => [fault.id, fault.isToCheck])).toEqual([['mediator-missing', false]])
})

it('reads source code as its visible text and runs nothing', () => {
  expect(
    cleanedPage('<p>Prix&nbsp;: 29&euro; &#233;t&#xE9;</p><script>alert("plus que 2")</script><p>fin'),
  ).toBe('\nPrix\u00a0: 29€ été\n\nfin')
  expect(cleanedPage('a < b et c > d')).toBe('a < b et c > d')
  expect(idsOf(CLEAN.replaceAll('\n', '<br>'))).toEqual([])
  expect(idsOf(CLEAN.replaceAll('a', 'a\u200b').normalize('NFD'))).toEqual([])
})

it('marks a passage at its place', () => {
  const page = readPage(`${CLEAN}İci, plus que 2 exemplaires !\n`, {})
  const [fault] = faultsOf(page)
  expect(fault?.passages.map(({ from, to }) => page.text.slice(from, to).trim())).toEqual([
    'plus que 2 exemplaires',
  ])
})

it.each([
  [
    [
      ['2026-11-01', 3_990],
      ['2026-11-28', 2_990],
    ],
    3_990,
  ],
  [
    [
      ['2026-10-25', 4_990],
      ['2026-11-10', 3_990],
      ['2026-11-28', 2_990],
    ],
    4_990,
  ],
  [
    [
      ['2026-11-01', 3_990],
      ['2026-11-10', 3_490],
      ['2026-11-15', 4_500],
      ['2026-11-28', 2_990],
    ],
    3_490,
  ],
  [
    [
      ['2026-10-01', 4_990],
      ['2026-10-20', 2_990],
    ],
    null,
  ],
  [[['2026-11-01', 2_990]], null],
  [
    [
      ['2026-01-01', 1_990],
      ['2026-10-01', 3_990],
      ['2026-11-28', 2_990],
    ],
    3_990,
  ],
  [[], null],
] as const)('finds the reference of a crossed price in %j', (history, cents) => {
  const prices = history.map(([on, value]) => ({ on, cents: value }))
  expect(referencePrice(prices, '2026-11-28')).toBe(cents)
})

it('keeps the prices of 60 days, the last one of a day', () => {
  const first = withPrice([], { on: '2026-01-01', cents: 1 })
  const second = withPrice(first, { on: '2026-02-01', cents: 2 })
  expect(withPrice(second, { on: '2026-11-28', cents: 2 })).toEqual(second)
  expect(withPrice(second, { on: '2026-11-28', cents: 3 })).toEqual([
    { on: '2026-02-01', cents: 2 },
    { on: '2026-11-28', cents: 3 },
  ])
  expect(keptHistory(first, '2026-11-28')).toEqual(first)
})

it('reads 100,000 characters in a moment', () => {
  const long = CLEAN.repeat(Math.ceil(100_000 / CLEAN.length)).slice(0, 100_000)
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    faultsOf(readPage(long, {}))
    return performance.now() - start
  })
  // Wall time of a machine that others use; alone it takes some 30 ms. The worker reads longer texts.
  expect(Math.min(...times)).toBeLessThan(1_000)
})

const HOSTILE = [
  ...[
    'a',
    '<',
    'livraison ',
    '1 ',
    '<script>',
    '~~',
    '& #',
    'x\n',
    'plus que 2 en stock ',
    'guérit la toux ',
  ],
  ...[
    'fabricant Lumo ',
    'vendeur SIRET 123\n',
    'garantie 1 an ',
    '5 avis ',
    'a@',
    '« b » ',
    '1 jour ',
    '1 h ',
  ],
  ...[
    'ce prix disparaît à minuit ',
    'le foie se dénoue ',
    'un labo a validé ',
    'ailleurs 60 € ',
    'étiquette sinon ',
    'lien immédiat par mail ',
    '14 jours après l’achat ',
    'cousu à Lyon, la ouate vient d’Italie, ',
    'Cousu à Lyon. La ouate vient d’Italie. ',
  ],
]

it.each(HOSTILE)('takes at most as much longer as a text of « %s » is longer', (piece) => {
  expect(growthOf((text) => faultsOf(readPage(text, {})), piece, 200_000)).toBeLessThan(LINEAR)
})

describe('a crossed price that the noted prices allow', () => {
  const page = `${CLEAN}29,90 € au lieu de 49,90 €\n`
  const gradesOf = (context: PageContext) =>
    faultsOf(readPage(page, context)).map(({ id, isToCheck }) => [id, isToCheck])
  const history = [{ on: '2026-11-01' as const, cents: 4_990 }]

  it('is a point to check, as a note does not tell that anything was sold', () => {
    expect(gradesOf({ today: '2026-11-28', priceHistory: history })).toEqual([['crossed-price', true]])
    expect(notedPrices(history)).toBe('49,90\u00a0€ depuis le 01/11/2026')
  })

  it('is a fault without notes', () => {
    expect(gradesOf({ today: '2026-11-28', priceHistory: [] })).toEqual([['crossed-price', false]])
  })
})
