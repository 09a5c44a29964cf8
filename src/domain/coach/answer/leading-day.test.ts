import { describe, expect, test } from 'vitest'
import { adviceSteps } from './advice-lines'
import { withoutDay } from './leading-day'

// A Sunday.
const SUNDAY = { said: '2026-11-29', today: '2026-11-29' } as const

describe('a line goes to the day that it names', () => {
  test.each([
    ['Demain : appeler Paul', 'Appeler Paul', 'lundi'],
    ['Demain matin : appeler Paul', 'Le matin : appeler Paul', 'lundi'],
    ['Demain, appelle Paul', 'Appelle Paul', 'lundi'],
    ['Dès demain : écrire la fiche', 'Écrire la fiche', 'lundi'],
    ['Aujourd’hui : filmer', 'Filmer', 'dimanche'],
    ['Ce soir : relire ta page', 'Le soir : relire ta page', 'dimanche'],
    ['Cet après-midi – filmer', 'L’après-midi – filmer', 'dimanche'],
    ['Après-demain : monter', 'Monter', 'mardi'],
    ['Lundi 30 novembre : filmer', 'Filmer', 'lundi'],
    ['Mardi 1er décembre à 19 h : publier', 'À 19 h : publier', 'mardi'],
    ['Mercredi 2 déc. : peser le colis', 'Peser le colis', 'mercredi'],
    ['Jeudi 03/12 : publier', 'Publier', 'jeudi'],
    ['Le 30/11 : filmer', 'Filmer', 'lundi'],
    ['Vendredi 4 : faire le point', 'Faire le point', 'vendredi'],
    ['Le 5 décembre : compter les ventes', 'Compter les ventes', 'samedi'],
    ['Jeudi à 18 h : publier', 'À 18 h : publier', 'jeudi'],
    ['Jeudi 18h30-19h : publier', '18h30-19h : publier', 'jeudi'],
    ['Jeudi matinée : filmer', 'La matinée : filmer', 'jeudi'],
    ['Jeudi en soirée : filmer', 'En soirée : filmer', 'jeudi'],
    ['Mardi soir (30 min) : monter', 'Le soir (30 min) : monter', 'mardi'],
    ['Samedi, en fin de journée : relire', 'En fin de journée : relire', 'samedi'],
    ['Mercredi prochain : relancer', 'Relancer', 'mercredi'],
    ['La semaine prochaine : lancer le test', 'La semaine prochaine : lancer le test', 'lundi'],
    ['Lundi : 3 vidéos à filmer', '3 vidéos à filmer', 'lundi'],
    ['Lundi, filme trois plans', 'Filme trois plans', 'lundi'],
  ])('%s', (line, text, day) => {
    expect(withoutDay(line, SUNDAY)).toEqual({ text, day })
  })
})

describe('a line without one day stays as it is', () => {
  test.each([
    'Lundi et jeudi : filmer',
    'Lundi - mercredi : filmer',
    'Lundi, mardi et jeudi : filmer',
    'Du lundi au jeudi : filmer',
    'Lundi 30 novembre et mardi 1er décembre : filmer',
    'Lundi 30 novembre - mercredi 2 décembre : filmer',
    'Demain et mardi : filmer',
    'Filmer demain',
    'Lundi :',
    'Demain',
    'Lundi de Pâques : fermer la boutique',
    'Chaque lundi : faire le point',
    'Demain matin',
    'Ce soir',
    'La semaine : cinq tâches',
    'Mardi 30 novembre : filmer',
    'Lundi 45 novembre : filmer',
    'Le prix : 30 €',
    '30 minutes : filmer',
    '2/5 : monter les plans',
    '30/11 : filmer',
    'Cette semaine : filmer',
  ])('%s', (line) => {
    expect(withoutDay(line, SUNDAY)).toEqual({ text: line, day: null })
  })
})

describe('a day out of reach stays in the text, and the line says so', () => {
  test.each([
    ['Lundi 7 décembre : filmer', SUNDAY],
    ['Le 24 décembre : fermer', SUNDAY],
    ['Vendredi 27 novembre : filmer', SUNDAY],
    ['Demain : appeler', { said: '2026-11-20', today: '2026-11-29' } as const],
    ['Ce soir : appeler', { said: '2026-11-28', today: '2026-11-29' } as const],
    ['La semaine prochaine : lancer', { said: '2026-11-30', today: '2026-11-30' } as const],
  ])('%s', (line, days) => {
    expect(withoutDay(line, days)).toEqual({ text: line, day: null, isElsewhere: true })
  })
})

test('« demain » is counted from the day of the answer', () => {
  expect(withoutDay('Demain : appeler', { said: '2026-11-28', today: '2026-11-29' }).day).toBe('dimanche')
  expect(withoutDay('Après-demain : appeler', { said: '2026-12-31', today: '2026-12-31' }).day).toBe('samedi')
  expect(withoutDay('Samedi 2 janvier : appeler', { said: '2026-12-31', today: '2026-12-31' }).day).toBe(
    'samedi',
  )
})

test.each([
  ['| Quand | Action |\n|---|---|\n| Mardi soir | Publier |', [{ text: 'Le soir : Publier', day: 'mardi' }]],
  ['| Quand | Action |\n|---|---|\n| Demain | Publier |', [{ text: 'Publier', day: 'lundi' }]],
  ['| Action | Quand |\n|---|---|\n| Publier | Jeudi à 18 h |', [{ text: 'À 18 h : Publier', day: 'jeudi' }]],
  ['**Lundi 30 novembre** : filmer', [{ text: 'Filmer', day: 'lundi' }]],
  ['**Demain soir :** filmer', [{ text: 'Le soir : filmer', day: 'lundi' }]],
  [
    '## Mardi 1er décembre\n- Filmer\n- Monter',
    [
      { text: 'Filmer', day: 'mardi' },
      { text: 'Monter', day: 'mardi' },
    ],
  ],
  ['Demain :\n\n- Filmer', [{ text: 'Filmer', day: 'lundi' }]],
])('%j', (answer, steps) => {
  expect(
    adviceSteps(answer, SUNDAY).map(({ text, day }) => ({ text: text.replaceAll('\u00a0', ' '), day })),
  ).toEqual(steps)
})

test('without a known date, only a weekday is read', () => {
  expect(withoutDay('Jeudi à 18 h : publier')).toEqual({ text: 'À 18 h : publier', day: 'jeudi' })
  expect(withoutDay('Demain : publier')).toEqual({ text: 'Demain : publier', day: null })
})

test('a hostile line takes no time', () => {
  const start = performance.now()
  for (const piece of ['lundi ', 'demain, ', '1 mai ', 'lundi (', 'à 18 h ', 'la semaine ']) {
    withoutDay(piece.repeat(5_000), SUNDAY)
  }
  expect(performance.now() - start).toBeLessThan(1_000)
})
