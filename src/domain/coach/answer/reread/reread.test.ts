import { describe, expect, test } from 'vitest'
import { growthOf, LINEAR } from '../../../../../tests/support/growth'
import { doubtWords, parseDoubts } from './doubts'
import { doubtsOf } from './reread'

const NOTES = `│ Aujourd'hui : dimanche 22/11/2026.
│ C1 ex.fr/lampe · Lampe pince · prix de vente 29,90 €, achat 6,80 €, livraison 4,20 €, publicité par vente 8,00 €
│ TVA 20 % · cotisations 12,3 % : 3,07 €, frais de paiement 0,70 € · reste par vente 3,22 €, soit 13 % du prix HT
│ Test « Vidéo A » : 7 jours, 60 € au plus, 214 visites, 6 ventes, 41,50 € dépensés
│ Budget : 600 €. Une note : « 12 jours de livraison ».`
const LAW = `{{law.cotisations}} = 12,3 % : cotisations. [[urssaf]], à vérifier.
{{law.douane}} = 3 € : par article. [[douane]], à vérifier.
{{law.retractation}} = 14 jours : pour changer d'avis. [[retractation]], à vérifier.`
const QUESTION = 'Et si je passe à 34,90 € avec 2 lampes par colis ? Un client demande après 20 jours.'
const given = [LAW, NOTES, QUESTION].join('\n')
const read = (answer: string, proposed: readonly string[] = []) =>
  doubtsOf(answer, { given, asked: [QUESTION], proposed })

describe('a clean answer has no line', () => {
  test.each([
    'Ton prix est de 29,90 €, et ton achat de 6,80 €.',
    'Il te reste 3,22 € par vente, soit 13 % du prix hors taxe.',
    'À 34,90 €, tu as 5 € de plus : 34,90 € − 29,90 € = 5,00 €.',
    'Achat, livraison et publicité : 6,80 + 4,20 + 8,00 = 19,00 €.',
    'Tes trois frais font 19 € par vente.',
    '**6,80 € + 4,20 €** = **11,00 €** avant publicité.',
    'Sans publicité il resterait 18,90 € avant charges.',
    'Pour 10 ventes, cela fait 32,20 €.',
    'Deux lampes par colis : 2 × 29,90 € = 59,80 €.',
    'Ton test a coûté 41,50 € pour 6 ventes, soit environ 7 € par vente.',
    '41,50 € ÷ 6 = 6,92 € par vente.',
    'Sur 214 visites, 6 ventes : 2,8 % de conversion.',
    'Ton achat fait 23 % du prix.',
    'Presque 30 € pour une lampe, c’est un prix qui se défend.',
    'Reste sous les 60 € de ton test, et garde 540 € de ton budget.',
    'Divise ton budget par deux : 300 €.',
    'Passe 20 minutes mardi à 19 h, puis 2 ou 3 jours plus tard, regarde.',
    'Le 1er décembre, puis le 12/12/2026, relis tes chiffres.',
    'Ton client a 25 à 45 ans, vit dans le 3e arrondissement, et a 2 enfants.',
    'La 1re vidéo dure 15 secondes, la 2e 30, en 1080p à 60 images par seconde.',
    'Donne-toi à 100 %, mais à 0 € de plus.',
    'Pour 1 € de publicité, compte ce qui revient.',
    'Consacre 80 % de ton temps à la vidéo.',
    'Par exemple, avec un produit à 50 € et 40 % de marge, il resterait 20 €.',
    'Imaginons 15 € de publicité : la vente ne paierait plus.',
    'Exemple :\n\n| prix | reste |\n| --- | --- |\n| 39 € | 9 € |',
    'Les cotisations sont de 12,3 % de ce que tu encaisses.',
    'Le droit de douane est de 3 € par article.',
    'Tu as 14 jours : c’est le délai de rétractation, pas 20 jours.',
    'Le délai de rétractation est de deux semaines.',
    'Ton fournisseur annonce 12 jours : demande-lui.',
    'Voici ce que je te propose. Rien n’est encore enregistré.',
    'J’ai noté que ton test finit mardi.',
    'J’ai retenu trois idées dans tes notes.',
    'C’est fait pour durer, et c’est un bon argument.',
    'Quand c’est fait, relis ta page.',
    'J’ai mis les chiffres dans un tableau ci-dessous.',
    'Relis ex.fr/lampe, puis [[tva]].',
    'Regarde https://3114.fr/ si ça ne va pas.',
    'Lis la page sur inpi.fr, urssaf.fr, economie.gouv.fr ou service-public.fr.',
    'Mets contact@ta-boutique.fr, puis www.nom-de-ta-marque.com, en bas de page.',
    'C’est bien.De plus, ton prix se tient.',
    'Écris-lui : « Pouvez-vous me confirmer votre délai ? »',
    'Voici ton mail :\n\nObjet : Votre panier\n\nBonjour, vous avez oublié votre lampe.',
    'Envoie-lui ceci : Bonjour, votre colis part demain.',
    'Chaque vente t’a coûté 6,92 € de publicité.',
    'Un visiteur te coûte 0,19 €.',
    'Ton rendez-vous de jeudi : prépare deux questions.',
    'Vise 6 ventes sur 7 jours, avec 2 vidéos, 3 photos et 1 offre.',
    'Ta marge passe de 13 % à plus si l’achat baisse.',
    'Un prix HT : 29,90 € ÷ 1,2 = 24,92 €.',
    'TVA comprise : 20 % de 29,90 € TTC, donc 24,92 € HT.',
    '3 articles, 3 × 3 € = 9 € de droits.',
    'Le node.js et le point com n’ont rien à voir ici.',
    'Voici un exemple complet, hors TVA.\n\n| Prix | 48,00 € |\n| --- | --- |\n| Achat | 11,00 € |\n\nTon coût maximal est ce qui reste : ici 37,00 €.',
    'Un exemple de partage, à refaire.\n\n- 111 € de boutique\n- 77 € d’échantillons\n\nDans ce tableau, garde les 77 € pour la fin.',
    'Ton prix est de 29 € 90.',
    'Ton prix (29,90€ TTC) se défend.',
    'Ton prix : € 29,90.',
    'Ton budget de 600 euros suffit, ou 600,00 EUR.',
    'Entre 4,20 et 6,80 €, c’est ton achat et ton port.',
    'Tu payes 4 € 20 de port, soit 4,20 €.',
    'Les cotisations : 12,3 pour cent.',
    'Un prix de 34,90 euros TTC, comme tu le dis.',
    'Il faudra 0,70 € de frais de paiement, et 3,07 € de cotisations : 3,77 € en tout.',
  ])('%s', (answer) => {
    expect(read(answer)).toBeNull()
  })
})

describe('a figure that no text has', () => {
  test.each<[string, readonly string[]]>([
    ['Le prix moyen du marché est de 32 €.', ['32\u00a0€']],
    ['Vise 77 € par panier.', ['77\u00a0€']],
    ['En général, 73 % des visiteurs partent.', ['73\u00a0%']],
    ['Un bon taux de conversion est de 7,7 %.', ['7,7\u00a0%']],
    ['Compte 1 250 euros de chiffre d’affaires par mois.', ['1\u00a0250\u00a0euros']],
    ['29,90 € − 6,80 € = 24,10 €.', ['24,10\u00a0€']],
    ['La TVA est de 8,5 % pour toi.', ['8,5\u00a0%']],
    ['Les cotisations sont de 13,1 %.', ['13,1\u00a0%']],
    ['Par exemple 50 €.\n\nLa concurrence est à 47,20 €.', ['47,20\u00a0€']],
    ['Par exemple 50 €.\n\nIci, le marché est à 47,20 €.', ['47,20\u00a0€']],
    ['Un exemple :\n\n- 50 € de stock\n\nLe marché est à 47,20 €.', ['47,20\u00a0€']],
    ['Un concurrent vend à 48 € 37.', ['48\u00a0€\u00a037']],
    ['Un concurrent vend à €48,37.', ['€48,37']],
    ['Un concurrent vend à 48,37€ TTC.', ['48,37€']],
    ['Le marché vaut entre 17 et 23 € le clic.', ['17\u00a0€', '23\u00a0€']],
    ['Le marché vaut 17-23 € le clic.', ['17\u00a0€', '23\u00a0€']],
    ['En général, 73 pct des visiteurs partent.', ['73\u00a0pct']],
    ['Le marché pèse 1.250 €.', ['1.250\u00a0€']],
    ['Un bon taux de conversion est de 7,7 pour cent.', ['7,7\u00a0pour\u00a0cent']],
    ['Prévois 95 centimes d’emballage.', ['95\u00a0centimes']],
    ['Le marché vaut 17 € à 23 € le clic.', ['17\u00a0€', '23\u00a0€']],
    ['Le délai de rétractation est de 30 jours.', ['30 jours']],
    ['La garantie légale dure 5 ans.', ['5 ans']],
  ])('%s', (answer, figures) => {
    expect(read(answer)?.figures).toEqual(figures)
  })

  test('a figure of a card counts, and what follows from a named figure is not named too', () => {
    expect(read('Voici.', ['Demander 48,37 € au fournisseur'])?.figures).toEqual(['48,37\u00a0€'])
    expect(read('Mets 55,55 € de publicité pendant 7 jours, soit 388,85 €.')?.figures).toEqual([
      '55,55\u00a0€',
    ])
  })
})

/** A question as people paste it: of several lines, with an order, a list, a mail. */
const WHAT_IF = 'Et si la pub passe à 12 € ?\nMerci !'
const SOLD = 'J’ai vendu 12 gourdes à 20 €.\nC’est bien ?'
const LIST =
  'Mes coûts :\n- achat 5,50 €\n- boîte 1,20 €\n- envoi 4,10 €\n\nPrix de vente : 27 €\n\nÇa tient ?'
const MAIL =
  'Voici sa réponse :\n\nBonjour,\nMinimum 50 pièces à 3,40 € l’unité.\nPort : 35 €.\nCordialement,\nPaul\n\nJ’accepte ?\nMerci d’avance'
const TWO = 'Prix à 36 € ?\nEt la pub à 11 € ?\nDis-moi.'
const THREE = 'Trois prix :\n27 €\n31 €\n35 €\nLequel ?'
const SPENT = 'J’ai dépensé 84 € en pub.\nPour 12 commandes.\nTrop ?'

describe('a question of several lines', () => {
  const figuresAfter = (question: string, answer: string, before: readonly string[] = []) =>
    doubtsOf(answer, {
      given: [LAW, NOTES, ...before, question].join('\n'),
      asked: [...before, question],
      proposed: [],
    })?.figures ?? []

  test.each([
    [WHAT_IF, 'À 12 € de pub, 29,90 − 6,80 − 4,20 − 12 laisse 6,90 € avant charges.'],
    [WHAT_IF, 'Il te resterait 6,90 € avant charges.'],
    [WHAT_IF, 'C’est 4 € de plus par vente.'],
    [SOLD, 'Cela fait 240 € encaissés.'],
    [LIST, 'Tes coûts font 10,80 € en tout.'],
    [LIST, 'Il te reste 16,20 € par vente, soit 60 % du prix.'],
    [LIST, 'Achat et boîte : 6,70 €.'],
    [LIST, 'Il te reste 16,20 € par vente : 162 € pour 10 ventes.'],
    [MAIL, '50 pièces te coûtent 170 €, et 205 € avec le port.'],
    [MAIL, 'Avec le port, la pièce revient à 4,10 €.'],
    [TWO, 'Il resterait 14 € avant charges.'],
    [TWO, 'Ton prix monte de 6,10 €, ta pub de 3 €.'],
    [THREE, 'À 31 €, il reste 12 € avant charges.'],
    [THREE, 'À 35 €, il reste 16 € avant charges.'],
    [SPENT, 'Une commande te coûte 7 € de publicité.'],
  ])('%j explains « %s »', (question, answer) => {
    expect(figuresAfter(question, answer)).toEqual([])
  })

  test.each([
    [WHAT_IF, 'Le marché vend à 47,35 €.', '47,35 €'],
    [WHAT_IF, 'Il te resterait 9,37 € par vente.', '9,37 €'],
    [SOLD, 'Cela fait 263 € encaissés.', '263 €'],
    [LIST, 'Tes coûts font 12,95 € en tout.', '12,95 €'],
    [LIST, 'Il te reste 19,35 € par vente.', '19,35 €'],
    [LIST, 'Soit 88 % du prix.', '88 %'],
    [MAIL, '50 pièces te coûtent 183 €.', '183 €'],
    [MAIL, 'Un autre demande 2,15 € l’unité.', '2,15 €'],
    [TWO, 'Il resterait 27,43 € avant charges.', '27,43 €'],
    [THREE, 'La moyenne est de 44,44 €.', '44,44 €'],
    [THREE, 'En général, 73 % des visiteurs partent.', '73 %'],
    [SPENT, 'Une commande te coûte 8,35 € de publicité.', '8,35 €'],
  ])('%j does not explain « %s »', (question, answer, figure) => {
    expect(figuresAfter(question, answer)).toEqual([figure.replace(' ', '\u00a0')])
  })

  test('that was asked before still counts as one', () => {
    expect(figuresAfter('Alors ?', 'Il te reste 16,20 € par vente.', [LIST])).toEqual([])
    expect(figuresAfter('Alors ?', 'Il te reste 19,35 € par vente.', [LIST])).toEqual(['19,35\u00a0€'])
  })
})

describe('the other doubts', () => {
  test.each<[string, object]>([
    ['J’ai ajouté la tâche à ton mardi.', { saved: true }],
    ['C’est enregistré !', { saved: true }],
    ['Va voir https://pirate.example/a pour ton fournisseur.', { addresses: ['https://pirate.example/a'] }],
    ['Achète-le sur grossiste-pas-cher.com, il est fiable.', { addresses: ['grossiste-pas-cher.com'] }],
    ['Rejoins t.me/grossistes.', { addresses: ['t.me/grossistes'] }],
    ['Le lien : bit.ly/4xYz.', { addresses: ['bit.ly/4xYz'] }],
    ['Va sur grossiste.xyz ou grossiste.online.', { addresses: ['grossiste.xyz', 'grossiste.online'] }],
    ['Écris à sav@grossiste.com.', { addresses: ['sav@grossiste.com'] }],
    ['Lis https://www.urssaf.fr/invente.html.', { addresses: ['https://www.urssaf.fr/invente.html'] }],
    ['Relis ex.fr/autre-page.', { addresses: ['ex.fr/autre-page'] }],
    ['Vous avez un bon prix.', { vous: true }],
    ['Pensez à votre marge.', { vous: true }],
  ])('%s', (answer, doubts) => {
    expect(read(answer)).toEqual(doubts)
  })

  test('with a card, the page says of each card whether it is saved', () => {
    expect(read('J’ai ajouté la tâche.', ['Filmer'])).toBeNull()
  })

  test.each([
    '12 € + ',
    '=',
    '1 × 2 ÷ ',
    'vous www.',
    '9 ',
    '« ',
    'un ',
    'mille ',
    'un client ',
    'un tiers des ',
    'fait 4k ',
    'roas de ',
    'a.',
    'a-',
    'a.a@',
    '1/',
    'un et demi ',
    '9* ',
  ])('a hostile answer of « %s » takes at most as much longer as it is longer', (piece) => {
    expect(growthOf(read, piece, 32_000)).toBeLessThan(LINEAR)
  })
})

describe('an answer with a simulation', () => {
  const withCard = (answer: string, tried = ['Publicité par vente : 47,30 €']) =>
    doubtsOf(answer, { given, asked: [QUESTION], proposed: [], tried })

  test('has the values that it tries: they are a case, as the card says', () => {
    expect(withCard('Et si la publicité passe à 47,30 € ? Regarde la carte.')).toBeNull()
    expect(read('Et si la publicité passe à 47,30 € ? Regarde la carte.')?.figures).toEqual(['47,30\u00a0€'])
    expect(withCard('Le marché est à 48,37 €.')?.figures).toEqual(['48,37\u00a0€'])
  })

  test('has a card: the page says of it that nothing is saved', () => {
    expect(withCard('J’ai enregistré ce calcul.')).toBeNull()
    expect(withCard('J’ai enregistré ce calcul.', [])).toEqual({ saved: true })
  })
})

describe('the line', () => {
  test.each<[Parameters<typeof doubtWords>[0], readonly string[]]>([
    [{ figures: ['32 €'] }, ['Ce chiffre ne vient pas de tes notes\u00a0: 32 €']],
    [{ figures: ['32 €', '4 %'] }, ['Ces chiffres ne viennent pas de tes notes\u00a0: 32 € et 4 %']],
    [{ addresses: ['a.com'] }, ['Cette adresse ne vient ni de toi ni de nous\u00a0: a.com']],
    [{ saved: true }, ['Rien n’a été enregistré, quoi qu’en dise cette réponse.']],
    [{ vous: true }, ['Le «\u00a0vous\u00a0» de cette réponse, c’est toi.']],
    [{}, []],
  ])('%j', (doubts, words) => {
    expect(doubtWords(doubts)).toEqual(words)
  })

  test.each([
    [null, null],
    [{}, null],
    [{ figures: [3, '', 'x'] }, { figures: ['x'] }],
    [{ saved: 'yes', vous: true }, { vous: true }],
    [['figures'], null],
  ])('stored %j is read as %j', (stored, doubts) => {
    expect(parseDoubts(stored)).toEqual(doubts)
  })
})
