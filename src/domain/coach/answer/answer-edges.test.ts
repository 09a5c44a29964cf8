import { describe, expect, it } from 'vitest'
import { pastedAddresses } from '@/domain/base/text/pasted-addresses'
import { isEmptyAnswer } from './answer-source'
import { copiedAnswer, drawnMarkdown, plainText } from './answer-text'

const html = (answer: string) =>
  copiedAnswer(answer)
    .html.replace(/^<p>|<\/p>$/g, '')
    .replace(/[\u00a0\u202f]/g, ' ')
const links = (answer: string) =>
  Array.from(html(answer).matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g), ([, href, text]) => [href, text])

describe('a bare address of an answer', () => {
  const MARKS =
    '» … “ — ， 。 ” ’ ! ? : ; , . ) ] } " * ** _ ~~ – · 」 』 】 ） ； ： ！ ？ 、 ؟ । ... ?! )). ”. ». **. *» **», **»'
  for (const address of [
    'https://ex.fr/p',
    'https://fr.wikipedia.org/wiki/Marge_(commerce)',
    'http://ex.fr/p?a=1&b=2',
  ]) {
    it.each(MARKS.split(' '))(`ends before %s: ${address}`, (sign) => {
      for (const [before, after] of [
        ['Va sur ', '\nsuite'],
        ['- «', ' !'],
      ] as const) {
        const answer = before + address + sign + after
        const [found] = links(answer)
        expect(found?.[1]?.replaceAll('&amp;', '&'), answer).toBe(address)
        expect(pastedAddresses(answer).addresses).toEqual([address])
        expect(plainText(answer)).not.toContain('\ufeff')
      }
    })
  }

  it.each([
    ['«\u00a0https://ex.fr/p\u00a0»', [['https://ex.fr/p', 'https://ex.fr/p']]],
    ['«www.ex.fr/p».', [['http://www.ex.fr/p', 'www.ex.fr/p']]],
    ['(voir www.ex.fr/p)', [['http://www.ex.fr/p', 'www.ex.fr/p']]],
    [
      'https://ex.fr/p,https://ex.fr/q',
      [
        ['https://ex.fr/p', 'https://ex.fr/p'],
        ['https://ex.fr/q', 'https://ex.fr/q'],
      ],
    ],
    ['**https://ex.fr/p**», puis', [['https://ex.fr/p', 'https://ex.fr/p']]],
    ['| A |\n|---|\n| https://ex.fr/p» |', [['https://ex.fr/p', 'https://ex.fr/p']]],
    ['[ici](https://ex.fr/p»)', [['https://ex.fr/p%C2%BB', 'ici']]],
    ['<https://ex.fr/p>»', [['https://ex.fr/p', 'https://ex.fr/p']]],
    ['[https://ex.fr/p](https://ex.fr/p)', [['https://ex.fr/p', 'https://ex.fr/p']]],
    ['`https://ex.fr/p»`', []],
    ['```\nhttps://ex.fr/p»\n```', []],
    ['https://ex.fr/p?a=1&amp;b=2, puis', [['https://ex.fr/p?a=1&amp;b=2', 'https://ex.fr/p?a=1&amp;b=2']]],
    ['见https://ex.fr/p，然后', [['https://ex.fr/p', 'https://ex.fr/p']]],
    ['Ouvre https://ex.fr/p:`copie` puis', [['https://ex.fr/p', 'https://ex.fr/p']]],
    ['https://ex.fr/p`?a=1`', [['https://ex.fr/p', 'https://ex.fr/p']]],
  ])('%j', (answer, expected) => {
    expect(links(answer)).toEqual(expected)
    expect(links(drawnMarkdown(answer, false) ?? '')).toEqual(links(answer))
  })
})

it('keeps the code that touches an address', () => {
  expect(plainText('Ouvre https://ex.fr/p:`copie` puis')).toBe('Ouvre https://ex.fr/p:copie puis')
})

describe('bold beside quotes, signs and no-break spaces', () => {
  it.each([
    ['l’**« offre »**', 'l’<strong>« offre »</strong>'],
    ["l'**« offre »**", "l'<strong>« offre »</strong>"],
    ['**“x”**y', '<strong>“x”</strong>y'],
    ['mot**“x”**y', 'mot<strong>“x”</strong>y'],
    ['l**« offre »**', 'l<strong>« offre »</strong>'],
    ['pré**«offre»**', 'pré<strong>« offre »</strong>'],
    ['**"x"**s', '<strong>&quot;x&quot;</strong>s'],
    ['re**(lis)**', 're<strong>(lis)</strong>'],
    ['**(re)**lis', '<strong>(re)</strong> lis'],
    ['**Prix :**29 €', '<strong>Prix :</strong> 29 €'],
    ['**50 %**des ventes', '<strong>50 %</strong> des ventes'],
    ['**「限定」**商品', '<strong>「限定」</strong>商品'],
    ['这是**“重点”**内容', '这是<strong>“重点”</strong>内容'],
    ['**重点：**内容', '<strong>重点：</strong>内容'],
    ['この**「商品」**は', 'この<strong>「商品」</strong>は'],
    ['**\u00a0Prix\u00a0:\u00a0**29 €', '<strong>Prix :</strong> 29 €'],
    ['le **\u202fmot\u202f**suivant', 'le <strong>mot</strong> suivant'],
    ['**mot\u00a0**: 12', '<strong>mot</strong> : 12'],
    ['un ***« vrai »***test', 'un <em><strong>« vrai »</strong></em> test'],
    ['l*« idée »*s', 'l<em>« idée »</em> s'],
    ['anti*“x”*y', 'anti<em>“x”</em>y'],
    [
      '**« un »** et **« deux »**s et **trois**',
      '<strong>« un »</strong> et <strong>« deux »</strong> s et <strong>trois</strong>',
    ],
    ['**« un *petit* mot »**s', '<strong>« un <em>petit</em> mot »</strong> s'],
    ['a**« b\nc »**d', 'a<strong>« b\nc »</strong> d'],
    ['- l**« offre »**', '<ul><li><p>l<strong>« offre »</strong></p></li></ul>'],
    [
      '| A |\n|---|\n| l**« o »** |',
      '<table><tr><th>A</th></tr><tr><td>l<strong>« o »</strong></td></tr></table>',
    ],
    ['**3**e et 5*3*2', '<strong>3</strong>e et 5*3*2'],
    ['2**(3+1)**4', '2**(3+1)**4'],
    ['a ** b ** c et x*(y)*z', 'a <strong>b</strong> c et x*(y)*z'],
    ['`l**« offre »**`', '<code>l**« offre »**</code>'],
    ['\\**« x »\\**s', '**« x »**s'],
    ['l**`code`**s', 'l<strong><code>code</code></strong>s'],
  ])('%j', (answer, expected) => {
    expect(html(answer)).toBe(expected)
    const drawn = drawnMarkdown(answer, false) ?? ''
    expect(drawnMarkdown(drawn, false)).toBe(drawn)
  })

  it('stays bold while it grows', () => {
    const whole = 'Voici l**« offre »** du jour'
    for (let end = whole.indexOf('offre') + 1; end <= whole.length; end += 1) {
      expect(html(drawnMarkdown(whole.slice(0, end), true) ?? '')).toContain('<strong>')
    }
  })
})

describe('an answer that shows nothing', () => {
  it.each([
    '',
    ' ',
    '\n\n',
    '\u200b',
    '\u3164',
    '\u00a0\n',
    '<think>hum</think>',
    '<think>hum',
    '**',
    '** **',
    '---',
    '```\n```',
    '#',
    '<br>',
    '&nbsp;',
    '<!-- x -->',
    '[[inconnue]]',
  ])('%j is empty', (answer) => {
    expect(isEmptyAnswer(answer)).toBe(true)
  })

  it.each(['Oui', '👍', '42', '<think>hum</think>Oui', '`x`', '?', '[[tva]]', '29,90 €', '- un'])(
    '%j is not',
    (answer) => {
      expect(isEmptyAnswer(answer)).toBe(false)
    },
  )
})
