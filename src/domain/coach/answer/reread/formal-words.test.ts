import { describe, expect, test } from 'vitest'
import { formalWords } from './formal-words'

/** `asked`: the person's messages before the answer, the question last. */
type Case = readonly [answer: string, ...asked: readonly string[]]

const FOR_OTHERS: readonly Case[] = [
  ['Voici un texte pour ta fiche :\n\nCette lampe vous suit partout.'],
  [
    'Voici une description :\n\n**Lampe pince Lumo**\n\nElle vous suit du bureau au canapé.\n\nVotre lecture commence ici.',
  ],
  [
    'Pose-lui ces questions :\n- Quel est votre délai ?\n- Proposez-vous un échantillon ?\n- Vos prix baissent-ils à 100 pièces ?',
  ],
  ['Ton accroche : Votre bureau mérite mieux.'],
  ['Ton accroche : Découvrez la lampe qui pince.'],
  ['Tu peux écrire :\n\nDécouvrez la lampe.'],
  ['Découvrez la lampe qui pince.', 'Une accroche pour ma lampe ? Propose un slogan'],
  ['Allez, on y va !'],
  ['Chez un grossiste, compare trois prix.'],
  ['Assez de prix : filme.'],
  ['Rendez-vous mardi à 19 h.'],
  ['Martinez et Lopez vendent des lampes.'],
  ['**Titre :** Votre lampe, partout avec vous'],
  [
    'Trois accroches à essayer :\n\n1. Lisez sans réveiller personne : votre lampe suffit.\n2. Vous méritez de dormir.\n3. Vos nuits changent.',
  ],
  ['Tu peux répondre à cette cliente :\n\nMerci de nous avoir écrit. Votre colis part demain.'],
  ['Réponds-lui ceci :\nVotre remboursement arrive sous 14 jours.'],
  ['Cette lampe vous suit partout, du bureau au canapé.', 'Écris ma description en deux lignes'],
  ['Votre bureau mérite mieux.', 'Donne-moi un slogan pour ma lampe'],
  ['Vous lirez enfin sans gêner personne.', 'Rédige l’annonce de ma lampe', 'Et plus court ?'],
  [
    'Livrez-vous en Belgique ? Oui, sous 5 jours. Vous recevez un numéro de suivi.',
    'Fais-moi une FAQ de 2 questions',
  ],
  [
    'Ta page doit dire en premier ce que la lampe change.\n\n## Pourquoi vous allez l’adorer\n\nElle vous suit partout.',
  ],
  ['| Question | Réponse |\n|---|---|\n| Livrez-vous en Suisse ? | Pas encore, je préfère te le dire. |'],
  [
    'Voici le script de ta vidéo :\n\n0-3 s : Vous lisez encore dans le noir ?\n\n3-10 s : Voici votre lampe.',
  ],
  ['Sur le bouton, écris : « Ajouter à votre panier ».'],
  ['Bonjour,\n\nvotre colis est parti.'],
  ['Le texte du SMS : Votre colis arrive demain.'],
  ['Ton associé et toi, vous partagez les frais par moitié.'],
  ['Prends rendez-vous avec la chambre des métiers, et demande un chez-vous calme.'],
  ['Un mot simple suffit : s’il vous plaît.'],
  ['Voici ce que je mettrais sur la page :\n\nElle vous suit partout.', 'Et ma fiche ?'],
  ['> Vous avez oublié votre lampe\n\nGarde ce ton.'],
  ['Je te propose ce mail de relance :\n\nVotre panier vous attend.\n\nPuis attends deux jours.'],
  ['Dites-nous ce que vous cherchez, nous vous répondons le jour même.', 'Rédige ma page de contact'],
  [
    'Version courte :\n\nVotre lampe, partout.\n\nVersion longue :\n\nElle vous suit partout, et votre lecture aussi.',
  ],
]

const TO_THE_PERSON: readonly Case[] = [
  ['Vous avez un bon prix.'],
  ['Pensez à votre marge.'],
  ['Commencez par filmer trois plans.'],
  ['N’hésitez pas à me redemander.'],
  ['Voici mon plan d’action :\n\n1. Filmez trois plans.\n2. **Notez** le prix.'],
  ['Ensuite, regardez la page.'],
  ['Faites un test de sept jours.'],
  ['Voici mes conseils :\n- Fixez votre prix à 29,90 €\n- Filmez vos produits'],
  ['Pour commencer :\n1. Choisissez votre niche\n2. Vérifiez vos marges'],
  ['Attention : votre marge est faible.'],
  ['En résumé : vous pouvez lancer le test.'],
  ['## Plan d’action\n\nLundi, appelez votre fournisseur.'],
  ['Ton prix est bon. Je vous conseille de le garder.'],
  ['Tu as raison.\n\nSouhaitez-vous que je rédige la fiche ?'],
  ['Voici une accroche :\n\nLisez en paix.\n\nVoulez-vous que je la raccourcisse ?'],
  ['Dites-moi quel est votre budget, et je calcule.'],
  ['Votre question est bonne. La TVA dépend du régime.', 'La TVA, c’est quoi ?'],
  ['Vos trois produits se valent. Gardez le premier.', 'Lequel garder ?'],
  ['Le seuil ne vous concerne pas encore.'],
  ['Le ton de votre page est trop froid.'],
  ['Les étapes :\n- ouvrez votre boutique\n- vendez'],
]

describe('a text for others', () => {
  test.each(FOR_OTHERS)('%j', (answer, ...asked) => {
    expect(formalWords(answer, asked)).toEqual([])
  })
})

describe('« vous » to the person', () => {
  test.each(TO_THE_PERSON)('%j', (answer, ...asked) => {
    expect(formalWords(answer, asked)).not.toEqual([])
  })
})

test('a hostile answer takes no time', () => {
  const start = performance.now()
  for (const piece of [
    'vous ',
    'votre boutique ',
    ': ',
    '\n',
    'texte :\n',
    '* ',
    'je vous ',
    'écris ',
    'voulez-vous que je ',
  ]) {
    const text = piece.repeat(32_000 / piece.length)
    formalWords(text, [text])
  }
  expect(performance.now() - start).toBeLessThan(2_000)
})
