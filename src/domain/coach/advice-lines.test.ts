import { describe, expect, test } from 'vitest'
import { ADVICE_LINES_MAX, adviceLines } from './advice-lines'

describe('the lines of an answer', () => {
  test.each([
    [
      'a list',
      'Voici :\n\n- Filmer trois plans\n- Écrire la fiche\n\nBon courage !',
      ['Filmer trois plans', 'Écrire la fiche'],
    ],
    ['numbered steps', '1. Comparer\n2) Choisir', ['Comparer', 'Choisir']],
    ['steps under headings', '## Lundi\n- Filmer\n\n## Mardi\n- Monter', ['Filmer', 'Monter']],
    [
      'what stands inside a step is not a step',
      '1. Filmer\n   - de face\n   - de dos\n2. Monter',
      ['Filmer', 'Monter'],
    ],
    ['boxes', '- [ ] Filmer\n- [x] Monter\n* ☐ Publier', ['Filmer', 'Monter', 'Publier']],
    [
      'bold, links and code as they read',
      '- **Prix** : fixer `29,90 €` avec [le simulateur](https://ex.fr/a_b)\n- *Filmer* un_nom_de_fichier et __monter__',
      ['Prix : fixer 29,90 € avec le simulateur', 'Filmer un_nom_de_fichier et monter'],
    ],
    ['the same line once', '- Filmer\n- Filmer', ['Filmer']],
    ['hidden characters', '- Fil\u200bmer\u202e', ['Filmer']],
    ['a source by its title', '- Vérifier le seuil [[urssaf]]', ['Vérifier le seuil Cotisations (Urssaf)']],
    ['an escaped sign', String.raw`- Marge \* 2`, ['Marge * 2']],
  ])('%s', (_, answer, lines) => {
    expect(adviceLines(answer)).toEqual(lines)
  })

  test.each([
    ['sentences', 'Ton prix est bon. Garde-le.'],
    ['a calculation', '29,90 - 6,80 = 23,10'],
    ['a rule and a table', '---\n| a | b |\n|---|---|\n| 1 | 2 |'],
    ['code', '```\n- pas une tâche\n1. ni ça\n```'],
    ['empty marks', '- \n-\n1.'],
    ['nothing', ''],
  ])('none in %s', (_, answer) => {
    expect(adviceLines(answer)).toEqual([])
  })

  test('no more than a week can hold, and none longer than a task', () => {
    const many = Array.from({ length: 200 }, (_, index) => `- Étape ${index}`).join('\n')
    expect(adviceLines(many)).toHaveLength(ADVICE_LINES_MAX)
    const long = adviceLines(`- ${'mot '.repeat(400)}`)
    expect(long.length).toBeGreaterThan(1)
    expect(Math.max(...long.map((line) => line.length))).toBeLessThanOrEqual(500)
  })

  test('a hostile answer takes no time to read', () => {
    for (const part of ['- **', '- [', '- _a', '* * ', '- `', '1. \\']) {
      const lines = adviceLines(part.repeat(32_000 / part.length))
      expect(lines.length).toBeLessThanOrEqual(ADVICE_LINES_MAX)
    }
  })
})
