import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pastedLine, PASTED_MAX, pastedText } from './pasted'
import { pastedList, pastedTodos } from './pasted-list'
import { pastedAddresses } from './pasted-addresses'
import { TODO_MAX } from './text-limits'

describe('text', () => {
  test.each([
    [
      'un\r\ndeux\rtrois\u2028quatre\u2029cinq\u0085six\u000bsept\u000chuit',
      'un\ndeux\ntrois\nquatre\ncinq\nsix\nsept\nhuit',
    ],
    ['\ufeff\u200e12,50\u202c', '12,50'],
    ['bou\u00adgie\u200b', 'bougie'],
    ['a\u0000b', 'a b'],
    ['\ud83d seul', '\ufffd seul'],
    ['👩\u200d💻 ❤\ufe0f', '👩\u200d💻 ❤\ufe0f'],
    ['a\tb ', 'a\tb '],
  ])('%j', (pasted, text) => {
    expect(pastedText(pasted)).toBe(text)
  })

  test.each([
    ['  un\n\n  deux\ttrois ', 'un deux trois'],
    ['un\u2028deux', 'un deux'],
    ['a  b', 'a  b'],
    ['\n', ''],
  ])('%j on one line', (pasted, line) => {
    expect(pastedLine(pasted)).toBe(line)
  })
})

describe('todos', () => {
  test.each([
    ['- lait\n* pain\n• riz\n– thé', ['lait', 'pain', 'riz', 'thé']],
    ['1. un\n2. deux\n10. dix', ['un', 'deux', '10. dix']],
    ['1°) un\n2°) deux', ['un', 'deux']],
    ['→ un\n-> deux\n=> trois\n➔ quatre\n--> cinq', ['un', 'deux', 'trois', 'quatre', 'cinq']],
    [
      '(1) un\n(2) deux\na) trois\nb) quatre\n(a) cinq\n(b) six',
      ['un', 'deux', 'trois', 'quatre', 'cinq', 'six'],
    ],
    ['1/ un\n2/ deux\n1.) trois\n2.) quatre', ['un', 'deux', 'trois', 'quatre']],
    ['1. un\n1.1. deux\n1.2. trois\n2. quatre\n2.1. cinq', ['un', 'deux', 'trois', 'quatre', 'cinq']],
    ['1 - Acheter\n2- Vendre', ['Acheter', 'Vendre']],
    ['① un\n2️⃣ deux\n❸ trois', ['un', 'deux', 'trois']],
    ['● un\n○ deux\n➢ trois\n▸ quatre\n👉 cinq', ['un', 'deux', 'trois', 'quatre', 'cinq']],
    ['\uf0b7\tun\no\tdeux\n§\ttrois', ['un', 'deux', 'trois']],
    ['⁃ un\n∙ deux\n‑ trois\n⦁ quatre', ['un', 'deux', 'trois', 'quatre']],
    ['❏ un\n⬜ deux\n🔲 trois\n✗ quatre', ['un', 'deux', 'trois', 'quatre']],
    ['-un\n–deux\n1.Trois\n2.Quatre\n## Cinq', ['un', 'deux', 'Trois', 'Quatre', 'Cinq']],
    ['2-en-1 à tester\n3.5kg\n#promo', ['2-en-1 à tester', '3.5kg', '#promo']],
    ['> cité\n>> deux', ['cité', 'deux']],
    [
      '- [ ] à faire\n- [x] fait\n[] vide\n☐ case\n✅ cochée\n☑️ aussi',
      ['à faire', 'fait', 'vide', 'case', 'cochée', 'aussi'],
    ],
    ['•\tcollé de Word\n  - en retrait', ['collé de Word', 'en retrait']],
    ['un\r\ndeux\rtrois\n\n  \n', ['un', 'deux', 'trois']],
    ['un\u2028deux\u2029trois\u0085quatre', ['un', 'deux', 'trois', 'quatre']],
    ['Appeler Léa\tmardi\t\nPoster\t\tjeudi', ['Appeler Léa mardi', 'Poster jeudi']],
    ['un\n\u3164\n\u200b\n\u2800\ndeux', ['un', 'deux']],
    ['\u200e- lait\n\ufeff- pain', ['lait', 'pain']],
    ['3 produits à tester\n3 - 4 colis\n20° dehors', ['3 produits à tester', '3 - 4 colis', '20° dehors']],
    [
      '-20 % sur le stock\n3.5 kg de café\n1/2 litre\n*important*\no jour',
      ['-20 % sur le stock', '3.5 kg de café', '1/2 litre', '*important*', 'o jour'],
    ],
    ['2026. bilan\n[notes](https://ex.fr)', ['2026. bilan', '[notes](https://ex.fr)']],
    ['-\n1.\n- [ ]\n•\n→', []],
    ['un\n\n---\n***\n* * *\n___\n=====\n```\n?', ['un', '?']],
    ['| Tâche | Jour |\n|:--|---|\n| Appeler | Lundi |', ['Tâche Jour', 'Appeler Lundi']],
    ['TRUE\tAppeler\nFAUX\tPoster\tjeudi\nvrai', ['Appeler', 'Poster jeudi', 'vrai']],
    ['👉🏻 un\n👉🏽deux\n9️⃣ neuf\n🔟 dix\n1️⃣1️⃣ encore', ['un', 'deux', 'neuf', 'dix', 'encore']],
    ['a. un\nb. deux\n1 ) trois\n2 ) quatre\nM. Dupont', ['un', 'deux', 'trois', 'quatre', 'M. Dupont']],
    ['[ ]un\n- [X]deux\n[x](https://ex.fr)', ['un', 'deux', '[x](https://ex.fr)']],
    ['- **Appeler** Léa\n**Prix\u00a0:** 2**3 = 8', ['Appeler Léa', 'Prix\u00a0: 2**3 = 8']],
    ['', []],
  ])('%j', (pasted, todos) => {
    expect(pastedTodos(pasted)).toEqual(todos)
  })

  // Each line begins with a sign that a list could have, and no other line makes a list of it.
  const PROSE = [
    'p. 12 à relire',
    'c. 20 € de frais',
    'a. m. ou p. m. à choisir',
    'M. Dupont à rappeler',
    'V. Hugo, citation du jour',
    'X. Martin et fils : devis',
    'i. e. sans stock',
    '3. étage à nettoyer',
    '7) sur la liste de Paul',
    '(14) commandes à préparer',
    '1/2 litre de colle',
    '3/4 des colis',
    '12/11 : livrer le marché',
    '20 : 30, réunion',
    '2-en-1 à tester',
    '5 - 3 = 2 pièces',
    '- 20 % sur le stock',
    '- 5 °C dans le dépôt',
    '– 3 € par colis',
    '-30 % jusqu’à lundi',
    '+ 4,90 € de port',
    '+ une housse offerte',
    '> 50 € : livraison offerte',
    '# 1 des ventes sur Etsy',
    '#promo à préparer',
    '*sous réserve de stock*',
    '★★★★☆ sur 120 avis',
    '★ 4,8 sur Trustpilot',
    '3️⃣ idées de vidéo',
    '🔟 raisons d’acheter',
    '① voie de livraison',
    'o jour de la Fête',
    '§ 12 du contrat',
    'x Appeler Paul',
    'TRUE story à raconter',
    'FAIT MAIN : vérifier la mention',
    '[notes](https://ex.fr)',
    '[1] source à vérifier',
    '~20 € et ~30 min',
    '2026. bilan de l’année',
    'TODO de Paul à récupérer',
    '-moi aussi',
    'B. Durand, comptable',
    '1º prix du concours',
    'A) ou B), tester les deux',
  ]

  test.each(PROSE.map((line) => [line]))('« %s » keeps its beginning', (line) => {
    expect(pastedTodos(line)).toEqual([line])
    expect(pastedTodos(`Courses\n• lait\n${line}\n• pain`)).toEqual(['Courses', 'lait', line, 'pain'])
  })

  test('no line of prose loses its beginning beside any others', () => {
    // Those that begin with two signs of one count or one kind would be a list: « -moi » and « -lui ».
    const beginning = (line: string) =>
      /^(?:[^\p{L}\p{N}]+|[\p{L}\p{N}]+\W)/u.exec(line)?.[0].replace(/[\p{L}\p{N}]/gu, '')
    const kinds = [...new Map(PROSE.map((line) => [beginning(line), line])).values()]
    const lines = fc.shuffledSubarray([...kinds, 'Écrire la fiche', '80 colis à poster', 'Prix : 12,50 €'], {
      minLength: 1,
    })
    fc.assert(
      fc.property(lines, (prose) => {
        expect(pastedTodos(prose.join('\n'))).toEqual(prose)
      }),
      { seed: 20_261_127, numRuns: 500 },
    )
  })

  test.each([
    // Dashes and signs.
    ['- 2 kg de riz\n- 3 poires\n- lait', ['2 kg de riz', '3 poires', 'lait']],
    ['- lait\n- 20 % de remise', ['lait', '20 % de remise']],
    ['- 20 % sur les lampes\n- 10 % sur les vases', ['- 20 % sur les lampes', '- 10 % sur les vases']],
    ['— Appeler\n— Poster', ['Appeler', 'Poster']],
    ['+ lait\n+ pain', ['lait', 'pain']],
    ['★ Appeler\n★ Poster', ['Appeler', 'Poster']],
    // Numbers and letters.
    ['4. Filmer\n5. Monter', ['Filmer', 'Monter']],
    ['1. Filmer\n1. Monter\n1. Publier', ['Filmer', 'Monter', 'Publier']],
    ['01. Filmer\n02. Monter', ['Filmer', 'Monter']],
    ['1. Filmer\ndans la rue\n2. Monter', ['Filmer', 'dans la rue', 'Monter']],
    ['2. Filmer\n1. Monter', ['2. Filmer', '1. Monter']],
    ['3. étage\n5. étage', ['3. étage', '5. étage']],
    ['1° Filmer\n2° Monter', ['Filmer', 'Monter']],
    ['1 : Filmer\n2 : Monter', ['Filmer', 'Monter']],
    ['1 – Filmer\n2 – Monter', ['Filmer', 'Monter']],
    ['[1] Filmer\n[2] Monter', ['Filmer', 'Monter']],
    ['1.\tFilmer\n2.\tMonter', ['Filmer', 'Monter']],
    ['i. Filmer\nii. Monter\niii. Publier', ['Filmer', 'Monter', 'Publier']],
    ['IV) Filmer\nV) Monter', ['Filmer', 'Monter']],
    ['A. Filmer\nB. Monter\nC. Publier', ['Filmer', 'Monter', 'Publier']],
    ['A. Martin\nB. Durand', ['A. Martin', 'B. Durand']],
    ['M. Dupont\nN. Petit\nO. Roux', ['M. Dupont', 'N. Petit', 'O. Roux']],
    ['c. 20 € de frais\nd. 30 € de port', ['c. 20 € de frais', 'd. 30 € de port']],
    ['g) Filmer\nh) Monter\ni) Publier', ['Filmer', 'Monter', 'Publier']],
    ['a. m. ou p. m.\nb. Poster', ['a. m. ou p. m.', 'b. Poster']],
    ['a) Filmer\nb) Monter\np. 12 à relire', ['Filmer', 'Monter', 'p. 12 à relire']],
    // Cells.
    ['o\tFilmer\no\tMonter', ['Filmer', 'Monter']],
    ['o\tFilmer\nn\tMonter', ['o Filmer', 'n Monter']],
    ['§\tdu contrat', ['§ du contrat']],
  ])('%j', (pasted, todos) => {
    expect(pastedTodos(pasted)).toEqual(todos)
  })

  const open = (text: string) => ({ text, isDone: false })
  const done = (text: string) => ({ text, isDone: true })

  test.each([
    [
      'GitHub, Notion, Obsidian',
      '- [x] un\n- [ ] deux\n* [X] trois',
      [done('un'), open('deux'), done('trois')],
    ],
    [
      'half done and given up',
      '- [/] un\n- [-] deux\n- [>] trois',
      [open('un'), done('deux'), open('trois')],
    ],
    ['Google Keep', '[ ] un\n[x] deux', [open('un'), done('deux')]],
    ['boxes', '☐ un\n☑ deux\n☑️ trois', [open('un'), done('deux'), done('trois')]],
    ['Word', '☐ un\n☒ deux', [open('un'), done('deux')]],
    ['yes and no', '☑ un\n☒ deux', [done('un'), open('deux')]],
    ['Apple Notes', '◦ un\n✓ deux', [open('un'), done('deux')]],
    ['Microsoft To Do', '◯ un\n✔ deux', [open('un'), done('deux')]],
    ['a tick among lines without it', '✅ un\ndeux\n✅ trois', [done('un'), open('deux'), done('trois')]],
    ['a tick behind a dash', '- ✅ un\n- deux', [done('un'), open('deux')]],
    ['a tick as the bullet', '✅ un\n✅ deux', [open('un'), open('deux')]],
    [
      'a tick as the bullet under a title',
      '## Pourquoi\n✔️ un\n✔️ deux',
      [open('Pourquoi'), open('un'), open('deux')],
    ],
    [
      'struck through',
      '~~un~~ ✅\n- ~~deux~~\n- trois ~~et quatre~~',
      [done('un'), done('deux'), open('trois ~~et quatre~~')],
    ],
    ['struck with its box', '- [x] ~~un~~\n- [ ] deux', [done('un'), open('deux')]],
    ['struck letter by letter', 'u\u0336n\u0336\ndeux', [done('un'), open('deux')]],
    ['HTML', '<s>un</s>\n<del>deux</del>', [done('un'), done('deux')]],
    [
      'todo.txt',
      'x 2026-11-02 2026-10-30 Appeler Paul +lampe @tel\n(A) 2026-11-01 Filmer +lampe due:2026-11-05\n(B) Monter\nx Publier',
      [
        done('Appeler Paul +lampe @tel'),
        open('(A) 2026-11-01 Filmer +lampe due:2026-11-05'),
        open('(B) Monter'),
        done('Publier'),
      ],
    ],
    [
      'Org mode',
      '* TODO un\n** DONE [#A] deux :lampe:\n* CANCELLED trois',
      [open('un'), done('[#A] deux :lampe:'), done('trois')],
    ],
    ['Logseq', '- TODO un\n- DONE deux', [open('un'), done('deux')]],
    ['words', 'TODO : un\nDONE : deux\nFAIT : trois', [open('un'), done('deux'), done('trois')]],
    ['TaskPaper', '- un @done(2026-11-02)\n- deux @tel', [done('un'), open('deux @tel')]],
    ['the day of Obsidian', '- un ✅ 2026-11-02\n- deux ✅', [done('un'), open('deux ✅')]],
    ['Google Sheets', 'TRUE\tun\nFALSE\tdeux', [done('un'), open('deux')]],
    [
      'a box in the last column',
      'Tâche\tFaite\nun\tFAUX\ndeux\tVRAI',
      [open('Tâche Faite'), open('un'), done('deux')],
    ],
    ['a tick beside some rows', 'un\t\ndeux\t✓', [open('un'), done('deux')]],
    [
      'a table with boxes',
      '| | Tâche |\n|---|---|\n| [x] | un |\n| [ ] | deux |',
      [open('Tâche'), done('un'), open('deux')],
    ],
    [
      'a column that is not of boxes',
      'TRUE\tun\nromance\tdeux\nTRUE\ttrois',
      [open('TRUE un'), open('romance deux'), open('TRUE trois')],
    ],
  ])('what is done: %s', (_, pasted, todos) => {
    expect(pastedList(pasted)).toEqual(todos)
  })

  test('a line longer than a todo is cut at words, and loses none', () => {
    const line = Array.from({ length: 300 }, (_, index) => `mot${index}`).join(' ')
    const todos = pastedTodos(line)
    expect(todos.join(' ')).toBe(line)
    expect(todos.every((todo) => todo.length <= TODO_MAX)).toBe(true)
  })

  test('a word longer than a todo is cut between characters', () => {
    const todos = pastedTodos(`a${'😀'.repeat(TODO_MAX)}`)
    expect(todos.map((todo) => todo.length)).toEqual([TODO_MAX - 1, TODO_MAX, 2])
    expect(todos.every((todo) => !/[\ud800-\udbff]$/.test(todo))).toBe(true)
  })

  test('500 lines are 500 todos', () => {
    expect(
      pastedTodos(Array.from({ length: 500 }, (_, index) => `- tâche ${index}`).join('\n')),
    ).toHaveLength(500)
  })
})

/** Only a pattern that goes over a text again and again reaches this limit, on any machine. */
const HANGS_MS = 500

function timeOf(read: () => unknown): number {
  const began = performance.now()
  read()
  return performance.now() - began
}

test('a list of 20,000 characters is read once', () => {
  const list = '- [ ] Appeler le fournisseur de bougies\n'.repeat(500)
  for (const read of [pastedTodos, pastedAddresses, pastedLine]) {
    expect(timeOf(() => read(list))).toBeLessThan(HANGS_MS)
  }
})

test.each([
  ['"""\n'],
  [' '],
  ['1. '],
  ['1.1.'],
  ['- '],
  ['~~a'],
  ['(A) +a '],
  ['✅ '],
  ['a. '],
  ['u\u0336'],
  ['https://ex.fr/)))))'],
  ['1.'],
  ['\n\t'],
  ['"'],
])('no regular expression goes back over a text of %j alone', (part) => {
  const text = part.repeat(20_000 / part.length)
  for (const read of [pastedTodos, pastedAddresses, pastedLine]) {
    expect(timeOf(() => read(text))).toBeLessThan(HANGS_MS)
  }
})

test('the longest paste that is read does not hold the page up', () => {
  expect(timeOf(() => pastedTodos('a'.repeat(PASTED_MAX)))).toBeLessThan(HANGS_MS)
})
