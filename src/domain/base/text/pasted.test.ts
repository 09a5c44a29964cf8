import { describe, expect, test } from 'vitest'
import { pastedLine, PASTED_MAX, pastedText, pastedTodos } from './pasted'
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
    ['1. un\n2) deux\n10. dix', ['un', 'deux', 'dix']],
    ['1°) un\n2°) deux', ['un', 'deux']],
    ['→ un\n-> deux\n=> trois\n➔ quatre\n--> cinq', ['un', 'deux', 'trois', 'quatre', 'cinq']],
    ['(1) un\na) deux\nB) trois\n(c) quatre\nii) cinq', ['un', 'deux', 'trois', 'quatre', 'cinq']],
    ['1/ un\n2.) deux\n1.2. trois\n1.2) quatre', ['un', 'deux', 'trois', 'quatre']],
    ['1 - Acheter\n2- Vendre', ['Acheter', 'Vendre']],
    ['① un\n2️⃣ deux\n❸ trois', ['un', 'deux', 'trois']],
    ['● un\n○ deux\n➢ trois\n▸ quatre\n👉 cinq', ['un', 'deux', 'trois', 'quatre', 'cinq']],
    ['\uf0b7\tun\no\tdeux\n§\ttrois', ['un', 'deux', 'trois']],
    ['⁃ un\n∙ deux\n‑ trois\n⦁ quatre', ['un', 'deux', 'trois', 'quatre']],
    ['❏ un\n⬜ deux\n🔲 trois\n✗ quatre', ['un', 'deux', 'trois', 'quatre']],
    ['-un\n–deux\n1.Trois\n2)quatre\n## Cinq', ['un', 'deux', 'Trois', 'quatre', 'Cinq']],
    ['2-en-1 à tester\n3.5kg\n#promo', ['2-en-1 à tester', '3.5kg', '#promo']],
    ['> cité\n>> deux', ['cité', '>> deux']],
    [
      '- [ ] à faire\n- [x] fait\n[] vide\n☐ case\n✅ cochée\n☑️ aussi',
      ['à faire', 'fait', 'vide', 'case', 'cochée', 'aussi'],
    ],
    ['•\tcollé de Word\n  - en retrait', ['collé de Word', 'en retrait']],
    ['un\r\ndeux\rtrois\n\n  \n', ['un', 'deux', 'trois']],
    ['un\u2028deux\u2029trois\u0085quatre', ['un', 'deux', 'trois', 'quatre']],
    ['Appeler Léa\tmardi\t\nPoster\t\tjeudi', ['Appeler Léa mardi', 'Poster jeudi']],
    ['un\n\u3164\n\u200b\n\u2800\ndeux', ['un', 'deux']],
    ['\u200e- lait\n\ufeff1. pain', ['lait', 'pain']],
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
    ['👉🏻 un\n👉🏽deux\n🔟 dix\n1️⃣0️⃣ encore', ['un', 'deux', 'dix', 'encore']],
    ['a. un\nb. deux\n1 ) trois\nM. Dupont', ['un', 'deux', 'trois', 'M. Dupont']],
    ['[ ]un\n- [X]deux\n[x](https://ex.fr)', ['un', 'deux', '[x](https://ex.fr)']],
    ['1. **Appeler** Léa\n**Prix\u00a0:** 2**3 = 8', ['Appeler Léa', 'Prix\u00a0: 2**3 = 8']],
    ['', []],
  ])('%j', (pasted, todos) => {
    expect(pastedTodos(pasted)).toEqual(todos)
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

describe('addresses', () => {
  test.each([
    ['https://ex.fr/1\t29,90\tlampe', ['https://ex.fr/1'], '29,90 lampe'],
    ['lampe\thttps://ex.fr/1\t29,90', ['https://ex.fr/1'], 'lampe 29,90'],
    [
      'Regarde cette lampe\u00a0! https://vm.appli.com/ZMabc/ via l’appli',
      ['https://vm.appli.com/ZMabc/'],
      'Regarde cette lampe ! via l’appli',
    ],
    ['Regarde !\nhttps://ex.fr/p', ['https://ex.fr/p'], 'Regarde !'],
    ['Regarde !https://ex.fr/p', ['https://ex.fr/p'], 'Regarde !'],
    ['(voir https://ex.fr/p).', ['https://ex.fr/p'], '(voir ).'],
    ['<https://ex.fr/p>', ['https://ex.fr/p'], ''],
    ['«\u00a0https://ex.fr/p\u00a0»', ['https://ex.fr/p'], ''],
    ['[lampe](https://ex.fr/p)', ['https://ex.fr/p'], '[lampe]( )'],
    ['https://ex.fr/lampe_(bureau)', ['https://ex.fr/lampe_(bureau)'], ''],
    ['https://ex.fr/p, https://ex.fr/q.', ['https://ex.fr/p', 'https://ex.fr/q'], ''],
    ['\u200ehttps://ex.fr/p\u2060', ['https://ex.fr/p'], ''],
    ['"https://ex.fr/p\nlampe"\t29,90', ['https://ex.fr/p'], '" lampe" 29,90'],
    ['HTTPS://EX.FR/P', ['HTTPS://EX.FR/P'], ''],
    ['https://ex.fr/p;29,90;lampe', ['https://ex.fr/p'], ';29,90;lampe'],
    ['https://ex.fr/p;sid=1?a=1&amp;b=2', ['https://ex.fr/p;sid=1?a=1&amp;b=2'], ''],
    ['`https://ex.fr/p` ou ‹https://ex.fr/q›', ['https://ex.fr/p', 'https://ex.fr/q'], '` ` ou ‹ ›'],
    ['[https://ex.fr/p](https://ex.fr/p)', ['https://ex.fr/p', 'https://ex.fr/p'], ''],
    ['[url=https://ex.fr/p]lampe[/url]', ['https://ex.fr/p'], '[url= ]lampe[/url]'],
    ['(https://ex.fr/lampe_(bureau))', ['https://ex.fr/lampe_(bureau)'], ''],
    ['rien', [], 'rien'],
  ])('%j', (pasted, addresses, rest) => {
    expect(pastedAddresses(pasted)).toEqual({ addresses, rest })
  })
})

/** The shortest of five runs, in milliseconds, to exclude other load on the machine. */
function timeOf(read: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const began = performance.now()
    read()
    return performance.now() - began
  })
  return Math.min(...times)
}

// 50 ms on a processor slowed four times are 12.5 ms here.
test('a list of 20,000 characters is read in time', () => {
  const list = '- [ ] Appeler le fournisseur de bougies\n'.repeat(500)
  for (const read of [pastedTodos, pastedAddresses, pastedLine]) {
    expect(timeOf(() => read(list))).toBeLessThan(12.5)
  }
})

test.each([['"""\n'], [' '], ['https://ex.fr/)))))'], ['1.'], ['\n\t'], ['"']])(
  'no regular expression goes back over a text of %j alone',
  (part) => {
    const text = part.repeat(20_000 / part.length)
    for (const read of [pastedTodos, pastedAddresses, pastedLine]) {
      expect(timeOf(() => read(text))).toBeLessThan(200)
    }
  },
)

test('the longest paste that is read does not hold the page up', () => {
  expect(timeOf(() => pastedTodos('a'.repeat(PASTED_MAX)))).toBeLessThan(50)
})
