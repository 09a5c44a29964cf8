import { expect, test } from 'vitest'
import { doubtsOf } from './reread'

/*
 * One amount in every form in which a model may write it: of the notes it is no doubt, and invented it is one.
 */

const NOTES = `│ C1 ex.fr/lampe · Lampe pince · prix de vente 29,90 €, achat 6,80 €, livraison 4,20 €, publicité par vente 8,00 €
│ reste par vente 3,22 €, soit 13 % du prix HT · retours 4,5 % · budget 1 600 €, échantillon 12,40 $`
const given = [NOTES, 'Que faire ?'].join('\n')
const figuresOf = (answer: string, notes: string) =>
  doubtsOf(answer, { given: notes, asked: [notes.split('\n').at(-1) ?? ''], proposed: [] })?.figures ?? []
const figuresIn = (answer: string) => figuresOf(answer, given)

const FORMS: readonly ((euros: string, cents: string) => string)[] = [
  (e, c) => `${e},${c} €`,
  (e, c) => `${e},${c}\u00a0€`,
  (e, c) => `${e},${c}\u202f€`,
  (e, c) => `${e},${c}\u2009€`,
  (e, c) => `${e},${c}€`,
  (e, c) => `${e}.${c} €`,
  (e, c) => `${e} € ${c}`,
  (e, c) => `${e}\u2009€\u2009${c}`,
  (e, c) => `${e}€${c}`,
  (e, c) => `${e} €${c}`,
  (e, c) => `${e} euros ${c}`,
  (e, c) => `${e} euros et ${c} centimes`,
  (e, c) => `${e},${c} euros`,
  (e, c) => `${e},${c} EUR`,
  (e, c) => `€${e},${c}`,
  (e, c) => `€ ${e}.${c}`,
  (e, c) => `**${e},${c} €**`,
  (e, c) => `${e},${c} € TTC`,
  (e, c) => `(${e},${c} €)`,
]
const OWN = ['29,90', '6,80', '4,20', '3,22', '8,00']
const INVENTED = ['47,35', '71,65', '93,45', '58,15', '83,75', '41,05']
const written = (amounts: readonly string[]) =>
  amounts.flatMap((amount) => {
    const [euros = '', cents = ''] = amount.split(',')
    return FORMS.map((form) => form(euros, cents))
  })

test.each(written(OWN))('« %s » is of the notes', (amount) => {
  expect(figuresIn(`Ton chiffre est de ${amount}.`)).toEqual([])
})

test.each(written(INVENTED))('« %s » is invented', (amount) => {
  expect(figuresIn(`Un concurrent vend à ${amount}.`)).toHaveLength(1)
})

test.each([
  'Budget de 1600 €.',
  'Budget de 1\u202f600 €.',
  'Budget de 1.600 €.',
  'Budget de 1,6 k€.',
  '1,6k€ de budget',
  'Vingt-neuf euros quatre-vingt-dix, c’est ton prix.',
  'Mille six cents euros de budget.',
  'Huit euros de publicité.',
  'Environ trente euros.',
  'Une trentaine d’euros.',
  'De 6,80 à 29,90 €.',
  '6,80 – 29,90 €.',
  '12,40 $ l’échantillon.',
  '4,5% de retours.',
  '4.5\u202f% de retours.',
  'Treize pour cent du prix.',
  'À cent pour cent.',
  'Un euro, ou zéro euro.',
  'Le 12/12/2026 à 18 h 30.',
  'D’ici au 05.12.2026.',
  'En 2027, le 1er janvier.',
  '47 livres lus.',
  '45 minutes, 3/5.',
  'Ton prix de 29,90 e.',
  'Ton prix : 29€90.',
  'Huit balles de pub.',
  '1600 balles, ou 1,6 K de budget.',
  'La 2e vidéo, le 2 e jour, en taille 3 E.',
  'Une vidéo en 4K, 10 k vues, 15 K d’abonnés.',
  'Un lot de 12 balles, 3 balles de tennis.',
  '12 e-mails, norme 2 E.S.',
  'Un million de vues, 3 m de plus.',
  'Ton prix est de **29,90** €.',
  'Quatre virgule cinq pour cent de retours.',
  'Quatre et demi pour cent de retours.',
  '29 euros 90 restent, 6 € 80 partent.',
  'Trois lampes : 29,90 € x 3 = 89,70 €.',
  '29,90€ x 3, soit 89,70 €.',
  '12 ventes à 3,22 €, soit 39 €.',
])('« %s » says nothing that the notes do not', (answer) => {
  expect(figuresIn(answer)).toEqual([])
})

test.each([
  'Les autres vendent à quarante-sept euros.',
  'Soixante-treize euros par clic.',
  'Deux mille euros de stock.',
  'En général, quinze pour cent achètent.',
  'Une centaine d’euros de stock.',
  '2 k€ de stock.',
  '47 $ la pièce.',
  '47 dollars la pièce.',
  '17\u202f% de retours en moyenne.',
  'Compte 47 centimes.',
  'À 47 € 50 le lot.',
  'Un concurrent vend à 47 balles.',
  'Cinquante balles par jour.',
  'Une centaine de balles.',
  '12 000 balles de stock.',
  'Compte 47,35 e.',
  'Compte 47.35e l’unité.',
  'Compte 47 E par jour.',
  'Compte 47€35 pièce.',
  'Compte 12 K de stock.',
  'Compte 12k€ de chiffre.',
  'Compte 12k d’euros par an.',
  'Douze mille de budget.',
  '12 mille euros de stock.',
  'Une cinquantaine d’euros.',
  '47 et quelques euros.',
  'Deux millions d’euros de chiffre.',
  '2,5 M€ de chiffre.',
  '3 milliards d’euros dépensés.',
  'Soixante et onze pourcent partent.',
  'Un clic est à un CPC de 0,47.',
  'Les autres ont un prix de 47,35.',
  'Un panier moyen à 47,35, dit-on.',
  'Compte **47** € par jour.',
  'Un clic est à *47* centimes.',
  'Un million et demi d’euros de chiffre.',
  'Dix-sept et demi pour cent partent.',
  'Dix-sept virgule six pour cent partent.',
  'Soixante et onze centimes le clic.',
  'Compte 47 CHF.',
  '47 francs la pièce.',
  '47 euros 35 partent.',
  '29,90 € x 4 = 91,35 €.',
  'Un bon ROAS est de 6.',
  'Vise un ROAS de 2,75 au moins.',
  'Le ROAS moyen : **5**.',
])('« %s » is invented in another way', (answer) => {
  expect(figuresIn(answer)).toHaveLength(1)
})

const FACTS = [
  '7 clients sur 10 abandonnent leur panier.',
  'Sept acheteurs sur dix lisent les avis.',
  'Une boutique en ligne sur trois ferme la première année.',
  'Environ 3 vendeurs sur 4 commencent seuls.',
  'Presque un acheteur sur deux est déçu.',
  'Mais 9 internautes sur 10 lisent.',
  '**8 internautes sur 10** comparent les prix.',
  'Un tiers des visiteurs partent avant la page.',
  'La moitié des paniers sont abandonnés.',
  'Les trois quarts des boutiques ferment.',
  'Les deux tiers de tes clients viendront du téléphone.',
  'La publicité prend un quart du chiffre d’affaires.',
  'Ce géant tient la moitié du marché.',
  'Ta concurrente gagne 47k.',
  'Un concurrent fait 47 k par mois.',
  'Leur chiffre d’affaires est de 1,2k, dit-on.',
  'Cette boutique a encaissé 90K en un an.',
  'Une campagne coûte plusieurs milliers d’euros.',
  'Prévois des dizaines de milliers d’euros.',
  'Un stock vaut quelques milliers de balles.',
  '2/3 des visiteurs partent.',
]
test.each(FACTS)('« %s » is told as a fact, and is named as it is written', (answer) => {
  const [figure, ...others] = figuresIn(answer)
  expect(others).toEqual([])
  const plain = (text = '') => text.replace(/[\s\u00a0*]/g, '').toLowerCase()
  // « 47k » is named in digits, as « quarante-sept euros » is.
  expect(plain(figure).endsWith('€') || plain(answer).includes(plain(figure))).toBe(true)
})

test.each([
  'Neuf fois sur dix, la page est en cause.',
  'Une idée sur deux ne tient pas, et c’est normal.',
  'Garde la moitié de ton budget pour la suite.',
  'Consacre un tiers de ton temps à la vidéo.',
  'Le premier quart d’heure compte le plus.',
  'Vise 6 commandes sur 7 jours.',
  'Note ta page 7 sur 10.',
  'Coupe ton texte de moitié.',
  'La plupart des visiteurs partent.',
  'Au trois quarts du chemin, relis.',
  'Filme en 4K. Ta vidéo a fait 47k.',
  'Filme ta boutique en 4K.',
  'Une paire filmée en 4k.',
  'Son compte TikTok explose. Le dernier post a fait 47k.',
  'Publie deux annonces sur trois sites.',
  'Un site tient sur trois pages.',
  'Compare trois boutiques sur dix critères.',
  'Filme une personne assise sur deux coussins.',
  'Vise un client sur deux.',
  'Contacte un client sur deux.',
  'Bravo. Choisis trois clients sur dix.',
  'À faire : rappelle un acheteur sur trois.',
  'Ce compte a atteint 47k sur TikTok.',
  'Elle a gagné 12k abonnés, puis 15 k vues.',
  'Tu peux commencer sans dépenser des milliers d’euros.',
  'Il n’y a pas besoin de quelques milliers d’euros.',
  'Quelques centaines d’euros suffisent\u00a0: tu as 600 € pour cela.',
  'Avec quelques euros, teste une annonce.',
  'Quelques dizaines d’euros d’échantillons.',
  'Imaginons qu’une boutique sur trois ferme.',
  'Plusieurs centaines de messages, des milliers de vues.',
])('« %s » is advice, an idiom, an example or of the notes', (answer) => {
  const own = `${given} J’ai 600 €.`
  expect(figuresOf(answer, own)).toEqual([])
})

test.each([
  ['Test : 40 visites, 10 ventes.', 'Un visiteur sur quatre achète.'],
  ['Ma question : 7 clients sur 10 reviennent, est-ce bien ?', '7 clients sur 10, c’est bien.'],
  ['J’ai quelques centaines d’euros.', 'Avec quelques centaines d’euros, commence petit.'],
  ['70 % des clients reviennent.', 'Sept clients sur dix reviennent.'],
])('after « %s », « %s » is known', (notes, answer) => {
  expect(figuresOf(answer, notes)).toEqual([])
})

test.each([
  ['│ ROAS à viser 2,67', 'Vise un ROAS de 2,67, ou plus de 2,7.'],
  ['│ prix 30,00 €, publicité 8,00 €', 'Ton ROAS est de 3,75.'],
  ['│ prix 30,00 €, publicité 8,00 €', 'Ton ROAS : 30 ÷ 8 = 3,75.'],
  ['Mon ROAS de 1,8, c’est bien ?', 'Ton ROAS de 1,8 ne paie pas.'],
  ['Rien.', 'Avec un ROAS de 1, la pub se rembourse seulement.'],
  ['Rien.', 'Par exemple, un ROAS de 4.'],
])('after « %s », « %s » has no doubt', (notes, answer) => {
  expect(figuresOf(answer, notes)).toEqual([])
})

test('« balles » are things for who sells them', () => {
  const figures = (notes: string) => figuresOf('Vends 12 balles par lot.', notes)
  expect(figures('Produit : balles de tennis')).toEqual([])
  expect(figures('Produit : lampe')).toEqual(['12\u00a0euros'])
})
