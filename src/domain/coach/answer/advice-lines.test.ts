import { describe, expect, test } from 'vitest'
import { ADVICE_STEPS_MAX, adviceSteps } from './advice-lines'

const textsOf = (answer: string) => adviceSteps(answer).map(({ text }) => text)

describe('the steps of an answer', () => {
  test.each([
    [
      'a list',
      'Voici :\n\n- Filmer trois plans\n- Écrire la fiche\n\nBon courage !',
      ['Filmer trois plans', 'Écrire la fiche'],
    ],
    ['steps on following lines', 'Étape 1 – Filmer\nÉtape 2 – Monter', ['Filmer', 'Monter']],
    ['a line nested by two spaces is not a step', '1. Filmer\n  - de face\n2. Monter', ['Filmer', 'Monter']],
    ['foreign bullets', '1️⃣ Filmer\n\n→ Monter\n\n<li>Publier</li>', ['Filmer', 'Monter', 'Publier']],
    ['numbered steps', '1. Comparer\n2) Choisir', ['Comparer', 'Choisir']],
    ['steps under headings', '## Lundi\n- Filmer\n\n## Mardi\n- Monter', ['Filmer', 'Monter']],
    [
      'a line inside a step is not a step',
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
    ['one tilde', '- Prévoir ~20 € et ~30 min', ['Prévoir ~20 € et ~30 min']],
    [
      'bold steps, with or without words of their own',
      'Voici.\n\n**Étape 1 : Filmer**\nTrois plans, devant la fenêtre.\n\n**Étape 2 :** monter la vidéo\n\n### Étape 3 - Publier',
      ['Filmer', 'Monter la vidéo', 'Publier'],
    ],
    [
      'bold words and headings with a number',
      '**1. Filmer**\nTrois plans.\n\n## 2) Monter\n\n3\\. pas ça',
      ['Filmer', 'Monter'],
    ],
    [
      'a table of tasks and their costs',
      '| Tâche | Budget |\n|---|---|\n| Filmer | 20 € |',
      ['Filmer · 20 €'],
    ],
    ['a table of one column', '| Idées |\n|---|\n| Filmer |', ['Filmer']],
    ['a bullet that is no Markdown', 'Voici :\n• Filmer\n• Monter', ['Filmer', 'Monter']],
    ['a numbered name inside a list', '- **Étape 1 : filmer**\n- Étape 2. Monter', ['Filmer', 'Monter']],
    [
      'the rows of a table, without their number',
      'Voici :\n| # | Tâche | Durée |\n|---|:-:|--:|\n| 1 | **Filmer** 3 plans | 30 min |\n| 2 | Monter<br>et publier | |',
      ['Filmer 3 plans · 30 min', 'Monter et publier'],
    ],
    [
      'the lists of weeks and of numbered headings, without their names',
      '**Semaine 1 : Choisir**\n\n- Noter vingt idées\n\n## 2. Construire\n\n- Écrire la fiche\n\n## 3. Publier',
      ['Noter vingt idées', 'Écrire la fiche', 'Publier'],
    ],
    [
      'the next action first, without its question',
      '- Filmer\n\n**Ta prochaine action** : ce soir, dix minutes, pèse le colis. Combien pèse-t-il ?',
      ['Ce soir, dix minutes, pèse le colis', 'Filmer'],
    ],
    [
      'the next action under a heading',
      '## Ta prochaine étape\n\nPèse le colis. Si tu bloques, alors demande au vendeur.',
      ['Pèse le colis'],
    ],
    [
      'the next action of a list, once',
      '**Prochaine action**\n\n- Prochaine action : pèse le colis',
      ['Pèse le colis'],
    ],
    [
      'next actions behind a sign, in bold as a whole, and by other names',
      '🎯 Ta seule prochaine action : pèse le colis.\n\n**Ton prochain pas : note le prix.**\n\n### ➡️ La prochaine tâche\n\nFilme le produit.',
      ['Pèse le colis', 'Note le prix', 'Filme le produit'],
    ],
    [
      'a next action with its time, between other words',
      'Ton prix tient.\n\nProchaine action (10 min) – note les 2,5 kg du colis… Puis écris-moi.',
      ['Note les 2,5 kg du colis…'],
    ],
    [
      'a table whose rule is too short',
      '| A | B | C |\n|---|---|\n| Filmer | 3 plans | 30 min |',
      ['Filmer · 3 plans · 30 min'],
    ],
  ])('%s', (_, answer, lines) => {
    expect(textsOf(answer)).toEqual(lines)
  })

  test('days on following lines are steps', () => {
    expect(adviceSteps('**Lundi** : filmer\n**Mardi** : monter')).toEqual([
      { text: 'Filmer', day: 'lundi' },
      { text: 'Monter', day: 'mardi' },
    ])
  })

  test.each([
    ['sentences', 'Ton prix est bon. Garde-le.'],
    ['a question after « prochaine étape »', 'La prochaine étape : quel prix te paraît juste ?'],
    ['talk of a next action', 'Ta prochaine action dépend du prix. La prochaine étape viendra.'],
    ['a calculation', '29,90 - 6,80 = 23,10'],
    [
      'a calculation in a table',
      '| Poste | Euros | Part |\n|---|--:|--:|\n| Prix | 32,00 € | 100 % |\n| Il reste | **7** | |',
    ],
    [
      'a budget in a table, with words beside a figure',
      '| Poste | Petit | Confort |\n|---|--:|--:|\n| Photos | 0 € (ton téléphone) | 150 € |\n| Total | 600 € | 1 500 € |',
    ],
    ['a rule, and a table of nothing but numbers', '---\n| a | b |\n|---|---|\n| 1 | 2 |'],
    ['code', '```\n- pas une tâche\n1. ni ça\n```'],
    ['empty marks', '- \n-\n1.'],
    ['nothing', ''],
  ])('none in %s', (_, answer) => {
    expect(textsOf(answer)).toEqual([])
  })

  test('are at most as many as a week can hold, each at most as long as a task', () => {
    const many = Array.from({ length: 200 }, (_, index) => `- Étape ${index}`).join('\n')
    expect(textsOf(many)).toHaveLength(ADVICE_STEPS_MAX)
    const long = textsOf(`- ${'mot '.repeat(400)}`)
    expect(long.length).toBeGreaterThan(1)
    expect(Math.max(...long.map((line) => line.length))).toBeLessThanOrEqual(500)
  })

  test('a hostile answer takes no time to read', () => {
    const began = performance.now()
    for (const part of [' ', '<b>a ', '$\\a', '- **', '- [', '- _a', '* * ', '- `', '1. \\']) {
      const lines = textsOf(part.repeat(32_000 / part.length))
      expect(lines.length).toBeLessThanOrEqual(ADVICE_STEPS_MAX)
    }
    expect(performance.now() - began).toBeLessThan(5_000)
  })
})

describe('the weekday of a step', () => {
  test.each([
    ['- Lundi : filmer 3 plans', 'Filmer 3 plans', 'lundi'],
    ['- **Mardi** – monter', 'Monter', 'mardi'],
    ['- Jeudi soir : publier', 'Le soir : publier', 'jeudi'],
    ['## Samedi\n- Écrire la fiche', 'Écrire la fiche', 'samedi'],
    ['**Dimanche :**\n\n1. Faire le bilan', 'Faire le bilan', 'dimanche'],
    ['| Jour | Action |\n|---|---|\n| vendredi | Filmer |', 'Filmer', 'vendredi'],
    ['**Étape 1 : Mercredi : filmer**', 'Filmer', 'mercredi'],
    ['**Samedi** : filmer', 'Filmer', 'samedi'],
    ['**Vendredi :** filmer', 'Filmer', 'vendredi'],
    [
      '**Ta prochaine action** : samedi à 10 h, trente minutes, pèse le colis. Combien pèse-t-il ?',
      'À 10 h, trente minutes, pèse le colis',
      'samedi',
    ],
    ['- Lundi et jeudi : filmer', 'Lundi et jeudi : filmer', null],
    ['- Lundi - mercredi : filmer', 'Lundi - mercredi : filmer', null],
    ['- Filmer lundi', 'Filmer lundi', null],
    ['- Lundi :', 'Lundi :', null],
  ])('%j', (answer, text, day) => {
    expect(adviceSteps(answer)).toEqual([{ text, day }])
  })
})
