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
    "J'ai retenu ton budget.",
    "C'est retenu pour la suite.",
    'Tes tâches sont ajoutées à ta semaine.',
    'Le texte a été enregistré dans ton projet.',
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
    '',
  ])('%s', (answer) => {
    expect(claimsToHaveSaved(answer)).toBe(false)
  })
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
