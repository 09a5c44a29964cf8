import { describe, expect, test } from 'vitest'
import { claimsToHaveSaved, isEvident } from './claims'

describe('an answer that claims to have saved something', () => {
  test.each([
    "J'ai ajouté la tâche à ton mardi.",
    'J’ai bien ajouté trois tâches.',
    "Voilà, j'ai créé le projet « Gourde ».",
    "J'ai déjà enregistré ta note.",
    "J'ai noté ça dans ton projet.",
    "J'ai planifié les trois vidéos.",
    "J'ai mis la tâche au jeudi.",
    "J'ai rempli « Budget moyen ».",
    "J'ai complété ta concurrence.",
    'Je viens d’ajouter deux tâches.',
    'Je viens de créer ton projet.',
    'Je viens de remplir cet élément.',
    'Je les ai ajoutées à ta semaine.',
    "Je l'ai enregistré pour toi.",
    "Je te l'ai noté.",
    "C'est ajouté !",
    "C'est bien enregistré.",
    "C'est noté dans ta liste.",
    "C'est retenu pour la suite.",
    'Tes tâches sont ajoutées à ta semaine.',
    'Le texte a été enregistré dans ton projet.',
    'Je l’ajoute à ta liste.',
    'Je t’ajoute la tâche.',
    'Voilà, tâche créée pour lundi.',
    'Parfait, je mets la tâche « Filmer » à jeudi.',
    'Trois tâches ajoutées à ta semaine !',
    'C’est fait !',
    'C’est noté.',
    'Ok, c’est bien ajouté.',
    'C’est fait, la tâche est dans ta liste.',
    '**Ton projet est créé.**',
    'Je viens de mettre la tâche à mardi.',
    'Nous avons ajouté le rappel dans ton planning.',
    'J’ai inscrit « Appeler Paul » dans ta semaine.',
    'Je le retiens pour la suite.',
    'J’ai mémorisé ton budget.',
    'J’ai sauvegardé ta description.',
    'Voilà, je les ai mises dans tes tâches.',
    'J’ai noté l’appel au fournisseur pour mardi.',
    'Ton souvenir est enregistré.',
    'Je note ça dans ton projet.',
    'Tâche ajoutée !',
    'J’ai complété la section « Fournisseur ».',
    'J’ai ajouté tout.',
    'J’ai tout ajouté pour toi : j’ai créé le projet.',
  ])('%s', (answer) => {
    expect(claimsToHaveSaved(answer)).toBe(true)
  })
})

describe('an answer without such a claim', () => {
  test.each([
    'Voici ce que je te propose.',
    'Tu peux ajouter cette tâche au mardi.',
    'As-tu ajouté ton prix de vente ?',
    'Ajoute une photo, puis enregistre.',
    'Une fois la tâche ajoutée, passe à la suivante.',
    "J'ai compris : ton prix est de 29,90 €.",
    'Je te propose de noter trois idées.',
    'Le compte est créé sur le site de l’Urssaf en dix minutes.',
    'Le paiement est enregistré sur ton compte Stripe.',
    'La boutique est créée à ton nom.',
    'J’ai mis les étapes dans l’ordre.',
    'J’ai complété ta phrase.',
    'J’ai créé une structure simple.',
    'C’est fait ?',
    'Tâche ajoutée ?',
    'J’ai noté ton budget de 600 €.',
    'J’ai retenu ton budget.',
    'J’ai ajouté une accroche au début de ta description.',
    'J’ai ajouté 20 % de TVA au prix.',
    'J’ai mis ton prix en premier.',
    'J’ai rempli le tableau avec tes chiffres.',
    'La marque est enregistrée à l’INPI pour dix ans.',
    'Si tu veux, je l’ajoute à ta liste.',
    'Dis-moi oui et je crée la tâche.',
    'Clique sur « Ajouter » et la tâche est ajoutée à ta semaine.',
    'Quand la tâche est ajoutée, passe à la suivante.',
    'Je note que ton test finit mardi.',
    'Je te propose d’ajouter la tâche à mardi.',
    'Ta tâche « Filmer » est dans ta liste pour mardi.',
    'C’est fait main, et ça se voit.',
    'C’est noté sur la facture.',
    'Le produit est ajouté au panier en un clic.',
    'Le site est programmé en français.',
    'J’ai placé la virgule au bon endroit.',
    'As-tu déjà créé ton projet ?',
    'Rien n’est enregistré tant que tu n’as pas choisi.',
    'Une liste de trois fournisseurs est notée plus bas.',
    '',
  ])('%s', (answer) => {
    expect(claimsToHaveSaved(answer)).toBe(false)
  })
})

test('a hostile answer takes no time', () => {
  const start = performance.now()
  for (const piece of ['j ai ajouté ', 'je ', 'c est fait ', 'bien ', 'tâche ', 'j’ai bien bien ', 'voilà '])
    claimsToHaveSaved(piece.repeat(32_000 / piece.length))
  expect(performance.now() - start).toBeLessThan(2_000)
})

describe('evidence', () => {
  const said = ['Ma gourde filtre l’eau en 30 secondes, on VOIT la différence.']
  test.each([
    ['the words themselves', 'filtre l’eau en 30 secondes', true],
    ['other capitals, accents and signs', 'on voit, la DIFFERENCE', true],
    ['words that nobody wrote', 'vue un million de fois sur TikTok', false],
    ['too few of them to mean anything', 'la', false],
    ['half a word', 'secondes, on voit la diff', false],
    ['nothing', '', false],
  ])('%s', (_, evidence, expected) => {
    expect(isEvident(evidence, said)).toBe(expected)
  })
})
