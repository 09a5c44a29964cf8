import { expect, test } from 'vitest'
import { CHAT_MESSAGE_MAX, CONVERSATION_TITLE_MAX } from '@/domain/base/text/text-limits'
import { conversationTitle } from './conversation-title'

const titleOf = (content: string) => conversationTitle([{ role: 'user', content }])

test.each([
  ['Comment fixer mon prix de vente et ma marge\u00a0?', 'Fixer mon prix de vente et ma marge'],
  ['Comment trouver mon premier produit à vendre ?', 'Trouver mon premier produit à vendre'],
  [
    'Comment lancer ma première publicité avec un petit budget ?',
    'Lancer ma première publicité avec un petit budget',
  ],
  ['Fais-moi un plan de lancement semaine par semaine.', 'Plan de lancement semaine par semaine'],
  ['Aide-moi à écrire la fiche de ma bougie', 'Écrire la fiche de ma bougie'],
  ['Aide-moi à écrire « Budget moyen » pour mon projet « Gourde ».', 'Écrire « Budget moyen »'],
  [
    'Aide-moi à avancer sur « Client cible » dans mon projet « Gourde filtrante ».',
    'Avancer sur « Client cible »',
  ],
  ['Regarde mon projet « Gourde » : quelle est la prochaine chose à faire ?', 'Prochaine chose à faire'],
  [
    'Bonjour ! Peux-tu m’aider à trouver un fournisseur fiable, s’il te plaît ?',
    'Trouver un fournisseur fiable',
  ],
  ['Salut coach, je voudrais vendre des bougies. Par où commencer ?', 'Vendre des bougies'],
  ['Je voudrais savoir comment je peux attirer des clients', 'Attirer des clients'],
  ['Où trouver un fournisseur ?', 'Trouver un fournisseur'],
  ['Explique-moi la TVA', 'TVA'],
  ['Dis-moi comment bien choisir ma niche', 'Bien choisir ma niche'],
  ["Remplis « Budget moyen » pour mon projet « Gourde ». S'il manque l'essentiel…", 'Budget moyen'],
  ['Voici ma réponse pour « Budget moyen » dans mon nouveau projet :\n30 €', 'Budget moyen'],
  ["Aide-moi pour ceci : « Ajouter un lien ». Comment m'y prendre ?", 'Ajouter un lien'],
  ["C'est quoi un MOQ ?", 'MOQ'],
  ["J'ai besoin de trouver un nom", 'Trouver un nom'],
  // Question words remain where they carry the sense.
  ['Comment ça marche ?', 'Comment ça marche'],
  ['Comment faire ?', 'Comment faire'],
  ['Quel  prix\nchoisir ?', 'Quel prix'],
  ['Que vendre ?', 'Que vendre'],
  ['Combien demander pour la livraison ?', 'Combien demander pour la livraison'],
  ['Par où commencer pour lancer ma boutique ?', 'Par où commencer pour lancer ma boutique'],
  ['Que penses-tu de ce produit : ex.fr/gourde ? Et ensuite ?', 'Ce produit : ex.fr/gourde'],
  ['Bonjour !', 'Bonjour'],
  ['?!', 'Conversation'],
  [' \n ', 'Conversation'],
  ['😀', '😀'],
])('%s', (question, title) => {
  expect(titleOf(question)).toBe(title)
})

test.each([
  [
    'Comment trouver un fournisseur fiable en Europe qui livre vite pour des lampes de bureau ?',
    'Trouver un fournisseur fiable en Europe qui livre vite…',
  ],
  ['a'.repeat(200), `A${'a'.repeat(59)}…`],
  [`${'a'.repeat(59)}😀`, `A${'a'.repeat(58)}…`],
])('is cut at a word: %s', (question, title) => {
  expect(titleOf(question)).toBe(title)
})

test('is the first question’s, whatever else is said', () => {
  expect(conversationTitle([])).toBe('Conversation')
  expect(
    conversationTitle([
      { role: 'assistant', content: 'Salut' },
      { role: 'user', content: 'Un prix' },
    ]),
  ).toBe('Un prix')
})

test('comes at once, and fits, of the longest message of any kind', () => {
  const fillers = ['Comment ', 'bonjour ', "d'", ' ', 'a', '« ', 'me ', 'regarde : ', '. ', 'é\u0301']
  const startedAt = performance.now()
  for (const each of fillers) {
    const title = titleOf(each.repeat(CHAT_MESSAGE_MAX / each.length))
    expect(title.length).toBeLessThanOrEqual(CONVERSATION_TITLE_MAX)
    expect(title.length).toBeGreaterThan(0)
  }
  expect(performance.now() - startedAt).toBeLessThan(1_000)
})
