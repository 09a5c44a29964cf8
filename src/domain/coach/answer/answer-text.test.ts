import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { adviceSteps } from './advice-lines'
import { copiedAnswer, drawnMarkdown, plainLine, plainText, readAnswer } from './answer-text'
import { plainOf } from './answer-print'
import { frenchSpaces, heldSpaces } from './french-spaces'

const shown = (text: string) => text.replaceAll('\u00a0', '·')

describe('the drawn part of a growing answer', () => {
  it.each([
    ['plain text stays', 'Une phrase', 'Une phrase'],
    ['open bold is closed', 'Un **mot impor', 'Un **mot impor**'],
    ['half-closed bold is closed', 'Un **mot*', 'Un **mot**'],
    ['closed code stays', 'Un `mot`', 'Un `mot`'],
    ['marks without a word wait', 'Un **', 'Un '],
    ['closed bold stays', 'Un **mot** et', 'Un **mot** et'],
    ['a link without its end shows its text', 'Lis [ceci](https://ex', 'Lis ceci'],
    ['a whole link stays', 'Lis [ceci](https://ex.fr) et', 'Lis [ceci](https://ex.fr) et'],
    ['the head of a table waits', 'Voici :\n\n| A | B', 'Voici :\n\n'],
    ['also right under a sentence', 'Voici :\n| A | B', 'Voici :\n'],
    ['and inside a list', '- Voici\n\n  | A | B |\n  |', '- Voici\n\n'],
    ['so does its rule', 'Voici :\n\n| A | B |\n|', 'Voici :\n\n'],
    ['a head without outer pipes is no heading', 'A | B\n---', ''],
    ['a table with its rule is drawn', '| A | B |\n| - | - |\n', '| A | B |\n| - | - |\n'],
    ['its rows come one by one', '| A | B |\n| - | - |\n| 1', '| A | B |\n| - | - |\n| 1'],
    ['a heading may have a pipe', '# Prix | marge', '# Prix | marge'],
    ['code is left alone', '```\nlet a = b **', '```\nlet a = b **'],
  ])('%s', (_name, text, expected) => {
    expect(drawnMarkdown(text, true)).toBe(expected)
  })
})

describe('a text without its marks', () => {
  it.each([
    ['bold, code, links', '**Prix** : `29,90` ([guide](https://ex.fr))', 'Prix : 29,90 (guide)'],
    ['one tilde', '~20 € et ~30 €', '~20 € et ~30 €'],
    [
      'a source in capitals',
      'Vérifie [[TVA]] !',
      'Vérifie TVA et impôts des professionnels (impots.gouv.fr) !',
    ],
    ['a list', '# Titre\n\n* un\n* deux\n    1. trois', 'Titre\n\n- un\n- deux\n  1. trois'],
    ['a table', '| A | B |\n|---|---|\n| 1<br>2 | |', 'A · B\n1 2'],
    ['stars between figures', '5*3*2, 4*2 et *3*5, a*b*', '5*3*2, 4*2 et *3*5, a*b*'],
    ['stars around words', '*un* mot, (*deux*), **3**e, l’*idée*', 'un mot, (deux), 3e, l’idée'],
    ['stars in code', '`5*3*2`', '5*3*2'],
    ['HTML', '<b>gras</b> et a < b', 'gras et a < b'],
    [
      'tags of style, and words that look like tags',
      '<u>un</u> m<sup>2</sup> `x` <i>y</i><!-- z --> <Nom du produit>, <prénom>',
      'un m2 x y <Nom du produit>, <prénom>',
    ],
    [
      'a table in HTML',
      '<table><tr><th>A</th><th>B</th></tr>\n<tr><td class="x">1</td><td>2</td></tr></table>',
      'A · B\n\n1 · 2',
    ],
    ['lines', 'un\ndeux  \ntrois', 'un\ndeux\ntrois'],
    ['foreign bullets', '☐ un\n→ deux\n– trois\n➡️ quatre', '- un\n- deux\n- trois\n- quatre'],
    ['a minus sign and a range', '–20 €\n– 5 – 10', '–20 €\n\n- 5 – 10'],
    ['figures in keys', '1️⃣ un\n2️⃣ deux', '1. un\n2. deux'],
    ['ten in a key', '9️⃣ neuf\n🔟 dix', '9. neuf\n10. dix'],
    ['pictures as bullets', '👉🏽 un\n🔹 deux\n▸ trois', '- un\n- deux\n- trois'],
    ['pictures that say something', '✅ pour\n❌ contre', '✅ pour\n❌ contre'],
    ['a list that two spaces nest', '1. un\n  - a\n    - b\n2. deux', '1. un\n   - a\n     - b\n2. deux'],
    ['headings and numbers without a space', '##Titre\n1.Filmer\n2.Monter', 'Titre\n\n1. Filmer\n2. Monter'],
    ['a hashtag and a decimal', '#promo\n2.5 kg', '#promo\n2.5 kg'],
    ['boxes without a bullet', '[ ] un\n[x] deux', '- un\n- deux'],
    ['a rule under a sentence is none of its marks', 'un\n---\ndeux', 'un\n\ndeux'],
    ['code on one line of three marks', '```npm run```\n→ un', 'npm run\n\n- un'],
    ['a list in HTML', '<ul><li>un</li><li>deux</li></ul>', '- un\n- deux'],
    ['paragraphs in HTML', '<p>un</p><p>deux</p>', 'un\n\ndeux'],
    ['a folded part of HTML', '<details><summary>Plus</summary>corps</details>', 'Plus\ncorps'],
    ['a citation', 'Voir 【1†source】.', 'Voir.'],
    ['bold with spaces inside', '** Prix ** : 29', 'Prix·: 29'.replace('·', ' ')],
    ['bold without a space after it', '**Prix :**29 €', 'Prix : 29 €'],
    ['bold with a space at its end', '**Prix **: 12 et **a** b **c**', 'Prix: 12 et a b c'],
    ['bold that ends with a sign', '**Coût (TTC)**29 €, **« mot »**texte', 'Coût (TTC) 29 €, « mot » texte'],
    ['a fraction', '$$\\frac{29{,}90 - 12}{29{,}90} \\approx 60\\%$$', '(29,90 - 12) / 29,90 ≈ 60%'],
    ['a formula on its own lines', '\\[\n5 \\times 3 = \\text{quinze}\n\\]', '5 × 3 = quinze'],
    ['a formula in a sentence', 'Soit $29{,}90 \\times 2$, non $5 et $10', 'Soit 29,90 × 2, non $5 et $10'],
    ['a boxed result', '$$\\boxed{\\left( 4 + 1 \\right)}$$', '( 4 + 1 )'],
    ['a path with backslashes', 'C:\\toto', 'C:\\toto'],
    ['an answer in a fence', '```markdown\n# Titre\n- un\n```', 'Titre\n\n- un'],
    ['a thought', '<think>hum\n\nhum</think>\nBonjour', 'Bonjour'],
    ['a thought that grows', '<think>hum\n\nhum', ''],
    ['the end of a thought', 'hum\n\nhum\n</think>\nBonjour', 'Bonjour'],
    ['a thought of Mistral', '[THINK]hum[/THINK]Bonjour', 'Bonjour'],
  ])('%s', (_name, text, expected) => {
    expect(shown(plainText(text))).toBe(expected)
    expect(plainText(plainText(text))).toBe(plainText(text))
  })

  it('keeps marks in code that it would rewrite elsewhere', () => {
    expect(plainText('`<li>` et `<p>`')).toBe('<li> et <p>')
    expect(plainText('```\n→ a\n```')).toBe('→ a')
  })

  it('is copied with its addresses, and with its structure where the target takes it', () => {
    const { text, html } = copiedAnswer(
      '## Prix\n\n1. **Lis** [ceci](https://ex.fr/a)\n2. <i>x</i> & `y`\n\n[non](javascript:alert(1))\n\n| A |\n|---|\n| 1 |',
    )
    expect(text).toBe('Prix\n\n1. Lis ceci (https://ex.fr/a)\n2. x & y\n\nnon\n\nA\n1')
    expect(html).toBe(
      '<h3>Prix</h3><ol><li><p><strong>Lis</strong> <a href="https://ex.fr/a">ceci</a></p></li><li><p>x &amp; <code>y</code></p></li></ol><p>non</p><table><tr><th>A</th></tr><tr><td>1</td></tr></table>',
    )
  })
})

describe('the spaces of French', () => {
  it.each([
    ['Prix : 12 €, soit 40 % ; ok ? oui !', 'Prix·: 12·€, soit 40·% ; ok·? oui·!'.replace(' ;', '·;')],
    ['Bravo! Prix: 12€ (40%)', 'Bravo·! Prix·: 12·€ (40·%)'],
    ['Quoi ?!', 'Quoi·?!'],
    ['mot\n: suite', 'mot·: suite'],
    ['«mot» et « mot »', '«·mot·» et «·mot·»'],
    ['à 14:30, 16:9, 100%25, 12€50', 'à 14:30, 16:9, 100%25, 12€50'],
    ['à 12 h 30, à 19 h, à 9 heures, 3 hôtes', 'à 12·h·30, à 19·h, à 9 heures, 3 hôtes'],
    ['http://ex.fr?a=1 https:', 'http://ex.fr?a=1 https:'],
  ])('%s', (text, expected) => {
    expect(shown(frenchSpaces(text))).toBe(expected)
  })

  it('hold in a person’s own words, and none is added', () => {
    expect(shown(heldSpaces('Prix : 12 € ?\n! « oui », Bravo!'))).toBe('Prix·: 12·€·?\n! «·oui·», Bravo!')
  })

  it('leave code and addresses alone', () => {
    const { text } = copiedAnswer('`a : b` https://ex.fr/a? et **mot** : [ici](https://ex.fr/x) !')
    expect(shown(text)).toBe('a : b https://ex.fr/a? et mot·: ici (https://ex.fr/x)·!')
  })
})

const PIECES = [
  ...[
    '**',
    '*',
    '~',
    '~~',
    '`',
    '```\n',
    '[',
    '](https://ex.fr)',
    '[[TVA]]',
    '[[',
    ']]',
    '<br>',
    '\\',
    '# ',
    '> ',
  ],
  ...[
    '- ',
    '1. ',
    '\n',
    '\n\n',
    '| ',
    ' |',
    '|---|---|\n',
    'A | B\n',
    '    ',
    'Étape 1 : ',
    'Lundi : ',
    '« ',
    ' »',
  ],
  ...[
    'mot',
    'Filmer 3 plans',
    ' ',
    ' : ',
    '?',
    '!',
    '29,90 €',
    'https://ex.fr/?a=1:',
    '1️⃣ ',
    '→ ',
    '<li>',
    '</p>',
    '$$',
    '\\times',
    '\\[\n',
    'Étape 2 – ',
    '14:30',
    '[^1]',
    '[^1]: ',
    '&amp;',
  ],
]
const dialect = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join(''))
const anything = fc.oneof(dialect, fc.string({ unit: 'binary', maxLength: 200 }))

describe('whatever a model writes', () => {
  test('is read without a fault, and its Markdown read again is the same', () => {
    fc.assert(
      fc.property(anything, fc.boolean(), (text, isComing) => {
        const drawn = drawnMarkdown(text, isComing)
        if (drawn !== null && !isComing) expect(drawnMarkdown(drawn, false)).toBe(drawn)
        expect(plainLine(text)).not.toMatch(/\n/)
        copiedAnswer(text)
        adviceSteps(text)
      }),
    )
  })

  test('gets its spaces once', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const once = frenchSpaces(text)
        expect(frenchSpaces(once)).toBe(once)
        expect(once).not.toMatch(/[ \n][:;?!%€»]/)
        expect(once.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
      }),
    )
  })
})

describe('a table that streams', () => {
  const cell = fc.constantFrom('Prix', '29,90 €', '**Marge**', '', 'un mot', '`code`', '[ici](https://ex.fr)')
  const row = (width: number) => fc.array(cell, { minLength: width, maxLength: width })
  const table = fc
    .integer({ min: 2, max: 4 })
    .chain((width) => fc.tuple(row(width), fc.array(row(width), { maxLength: 3 }), fc.boolean(), fc.nat(3)))
    .map(([head, rows, isOpen, indent]) => {
      const line = (cells: readonly string[]) =>
        isOpen ? cells.map((text) => text || 'x').join(' | ') : `| ${cells.join(' | ')} |`
      const rule = head.map(() => '---')
      return [head, rule, ...rows].map((cells) => ' '.repeat(indent) + line(cells)).join('\n')
    })
  const around = fc.constantFrom('', 'Voici :\n', 'Voici :\n\n', '- un\n- deux\n\n', '## Titre\n')

  test('never shows its pipes, wherever it is cut', () => {
    fc.assert(
      fc.property(around, table, fc.constantFrom('', '\n', '\n\nEt voilà.'), (before, text, after) => {
        const whole = before + text + after
        for (let end = 0; end <= whole.length; end += 1) {
          const drawn = drawnMarkdown(whole.slice(0, end), true) ?? ''
          const root = readAnswer(drawn)
          expect(root && plainOf(root, false), JSON.stringify(whole.slice(0, end))).not.toContain('|')
        }
      }),
      { numRuns: 10 },
    )
  })
})
