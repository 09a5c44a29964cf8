import { describe, expect, test } from 'vitest'
import { LINKS_AT_ONCE, readTypedLinks } from './link-typing'

/** The only link of a text, or the only fault. */
function one(typed: string) {
  const read = readTypedLinks(typed)
  if (read === null) return null
  expect(read.links.length + read.refused.length, typed).toBe(1)
  return read.links[0] ?? { fault: read.refused[0]?.fault }
}

describe('a link as people type it', () => {
  test('is kept as an address', () => {
    expect(one(' https://ex.fr/p ')).toEqual({ link: 'https://ex.fr/p' })
    expect(readTypedLinks('   ')).toBeNull()
  })

  test('gets its https:// when it has no scheme', () => {
    expect(one('ex.fr/p')).toEqual({ link: 'https://ex.fr/p' })
    expect(one('ex.fr:8080/p')).toEqual({ link: 'https://ex.fr:8080/p' })
    expect(one('boutique-été.fr')).toMatchObject({
      link: expect.stringMatching(/^https:/) as string,
    })
  })

  test('loses its tracking parameters, and keeps the pasted form', () => {
    expect(one('ex.fr/p?utm_source=x&c=2')).toEqual({
      link: 'https://ex.fr/p?c=2',
      pastedLink: 'https://ex.fr/p?utm_source=x&c=2',
    })
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@ex.fr', 'ftp://ex.fr/p'])(
    'is refused when it is no page: %s',
    (typed) => {
      expect(one(typed)).toEqual({ fault: expect.stringContaining('http://') as string })
    },
  )

  test('is refused when it is no address, or too long', () => {
    expect(one('une belle lampe')).toEqual({
      fault: expect.stringContaining('n’est pas') as string,
    })
    expect(one(`https://ex.fr/${'a'.repeat(2_000)}`)).toEqual({
      fault: expect.stringContaining('trop long') as string,
    })
    // Short enough as typed, too long in its stored form.
    expect(one(`https://ex.fr/${'é'.repeat(1_000)}`)).toEqual({
      fault: expect.stringContaining('trop long') as string,
    })
  })
})

const LINK = 'https://ex.fr/p'

describe('a text with one product in it', () => {
  test.each([
    ['https://ex.fr/p\t29,90\tlampe', { link: LINK, note: '29,90 lampe' }],
    ['lampe\tex.fr/p\t29,90', { link: LINK, note: 'lampe 29,90' }],
    ['ex.fr/p\n', { link: LINK }],
    ['- https://ex.fr/p', { link: LINK }],
    ['1. https://ex.fr/p', { link: LINK }],
    ['> https://ex.fr/p', { link: LINK }],
    ['Amazon.fr\nhttps://ex.fr/p', { link: LINK, note: 'Amazon.fr' }],
    ['Regarde\u00a0! https://ex.fr/p via l’appli', { link: LINK, note: 'Regarde ! via l’appli' }],
    ['Regarde\u2028https://ex.fr/p', { link: LINK, note: 'Regarde' }],
    ['(https://ex.fr/p).', { link: LINK }],
    ['\u200ehttps://ex.fr/p\ufeff', { link: LINK }],
    ['https://ex.fr/p https://www.ex.fr/p?utm_source=x', { link: LINK }],
    ['https://ex.fr/lampe de bureau', { link: 'https://ex.fr/lampe', note: 'de bureau' }],
    ['https://ex.fr/p?utm_source=x 29,90', { link: LINK, pastedLink: `${LINK}?utm_source=x`, note: '29,90' }],
    ['\u3164', null],
    ['\n\t', null],
  ])('%j', (typed, read) => {
    expect(one(typed)).toEqual(read)
  })

  test.each([
    ['https:ex.fr/p', 'n’est pas un lien'],
    ['https:/ex.fr/p', 'n’est pas un lien'],
    ['https://ex.fr\\@voleur.exemple', 'n’est pas un lien'],
    ['https://29.90', 'n’est pas un lien'],
    ['29.90', 'n’est pas un lien'],
    [`https://ex.fr/p ${'mot '.repeat(600)}`, 'trop long pour une note'],
    ['javascript:alert(1)', 'http://'],
    ['https://lea:secret@ex.fr/p', 'mot de passe'],
    ['Voir https://lea@ex.fr/p vite', 'mot de passe'],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Flea%3Asecret%40ex.fr%2Fp', 'mot de passe'],
    ['https://banque.fr@voleur.exemple/', 'mot de passe'],
  ])('%j is refused with a sentence, and stays as it was written', (typed, words) => {
    expect(one(typed)).toEqual({ fault: expect.stringContaining(words) as string })
    expect(readTypedLinks(typed)?.refused[0]?.text).toBe(typed.trim())
  })
})

/** Links without their host; notes after a bar; what is refused, with the beginning of its reason; how many are second ones. */
const PASTES: readonly (readonly [
  title: string,
  typed: string,
  links: readonly string[],
  refused?: readonly string[],
  twice?: number,
])[] = [
  ['lines', 'https://ex.fr/p\nhttps://ex.fr/q\nhttps://ex.fr/r', ['p', 'q', 'r']],
  ['lines of Windows and blank ones', 'https://ex.fr/p\r\n\r\n\r\nhttps://ex.fr/q\r\n', ['p', 'q']],
  ['spaces', 'https://ex.fr/p https://ex.fr/q  https://ex.fr/r', ['p', 'q', 'r']],
  ['commas', 'https://ex.fr/p,https://ex.fr/q, https://ex.fr/r', ['p', 'q', 'r']],
  ['semicolons', 'https://ex.fr/p;https://ex.fr/q', ['p', 'q']],
  ['without schemes, and with commas', 'ex.fr/p, ex.fr/q', ['p', 'q']],
  ['without schemes, a line each', 'ex.fr/p\nex.fr/q', ['p', 'q']],
  ['with and without a scheme', 'https://ex.fr/p\nex.fr/q\nwww.ex.fr/r', ['p', 'q', 'r']],
  ['without a space between them', 'https://ex.fr/phttps://ex.fr/q', ['p', 'q']],
  ['a list with dashes', '- https://ex.fr/p\n- https://ex.fr/q', ['p', 'q']],
  ['a numbered list', '1. https://ex.fr/p\n2. https://ex.fr/q\n10) https://ex.fr/r', ['p', 'q', 'r']],
  ['a quoted mail', '> https://ex.fr/p\n>> https://ex.fr/q', ['p', 'q']],
  [
    'a mail',
    'Bonjour Léa,\n\nVoici la lampe : https://ex.fr/p\nEt la gourde : https://ex.fr/q\n\nÀ demain,\nTom',
    ['p | Voici la lampe :', 'q | Et la gourde :'],
    ['Bonjour Léa, | Ce texte', 'À demain, | Ce texte', 'Tom | Ce texte'],
  ],
  [
    'shares of an app, with a blank line between them',
    'Lampe Lune 5,99 €\nhttps://ex.fr/p\n\nGourde\nhttps://ex.fr/q\n7 €',
    ['p | Lampe Lune 5,99 €', 'q | Gourde 7 €'],
  ],
  [
    'rows of a spreadsheet',
    'Nom\tLien\tPrix\nLampe\thttps://ex.fr/p\t29,90\nGourde\thttps://ex.fr/q\t14,90',
    ['p | Lampe 29,90', 'q | Gourde 14,90'],
    ['Nom Lien Prix | Ce texte'],
  ],
  ['Markdown', '* [Lampe](https://ex.fr/p)\n* [Gourde](https://ex.fr/q)', ['p | Lampe', 'q | Gourde']],
  ['tracking parameters', 'https://ex.fr/p?utm_source=x\nhttps://ex.fr/q?fbclid=1&gclid=2', ['p', 'q']],
  [
    'redirects',
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fex.fr%2Fp;https://www.google.com/url?q=https://ex.fr/q',
    ['p', 'q'],
  ],
  [
    'a product twice',
    'https://ex.fr/p\nhttps://www.ex.fr/p?utm_source=x\nhttps://ex.fr/q',
    ['p', 'q'],
    [],
    1,
  ],
  [
    'a product twice, with words each',
    'https://ex.fr/p rouge\nhttps://ex.fr/p bleu\nhttps://ex.fr/q',
    ['p | rouge bleu', 'q'],
    [],
    1,
  ],
  ['a product twice in one line', 'https://ex.fr/p http://ex.fr/p/ https://ex.fr/p#avis', ['p'], [], 2],
  ['joining words', 'https://ex.fr/p et https://ex.fr/q ou https://ex.fr/r', ['p', 'q', 'r']],
  [
    'words that belong to no link alone',
    'Celui-ci https://ex.fr/p ou https://ex.fr/q, et https://www.ex.fr/p',
    ['p', 'q'],
    ['Celui-ci | Ce texte'],
    1,
  ],
  ['a word', 'https://ex.fr/p\nlampe\nhttps://ex.fr/q', ['p', 'q'], ['lampe | Ce texte']],
  [
    'no pages',
    'https://ex.fr/p\njavascript:alert(1)\nmailto:lea@ex.fr\nhttps://ex.fr/q',
    ['p', 'q'],
    ['javascript:alert(1) | Seuls', 'mailto:lea@ex.fr | Seuls'],
  ],
  [
    'a password',
    'https://ex.fr/p\nVoir https://lea:secret@ex.fr/q vite',
    ['p'],
    ['https://lea:secret@ex.fr/q Voir vite | Ce lien contient'],
  ],
  ['half an address', 'https://ex.fr/p https://29.90', ['p'], ['https://29.90 | Ce n’est']],
  [
    'a link that is too long',
    `https://ex.fr/p\nhttps://ex.fr/${'a'.repeat(2_000)}\nhttps://ex.fr/q`,
    ['p', 'q'],
    [`https://ex.fr/${'a'.repeat(2_000)} | Ce lien est trop long`],
  ],
  [
    'a line that is too long for a note',
    `https://ex.fr/p ${'mot '.repeat(600).trim()}\nhttps://ex.fr/q`,
    ['p', 'q'],
    [`${'mot '.repeat(600).trim()} | Le texte autour`],
  ],
  [
    'addresses of people',
    'https://ex.fr/p\nlea@ex.fr\nhttps://ex.fr/q',
    ['p', 'q'],
    ['lea@ex.fr | Ce texte'],
  ],
  ['a shop above its links', 'Amazon.fr\nhttps://ex.fr/p\nhttps://ex.fr/q', ['p', 'q'], ['Amazon.fr | Ce']],
]

test.each(
  PASTES.map(([title, typed, links, refused = [], twice = 0]) => ({ title, typed, links, refused, twice })),
)('several links: $title', ({ typed, links, refused, twice }) => {
  const read = readTypedLinks(typed)
  const shown = read?.links.map(({ link, note }) => {
    const path = link.replace(/^https:\/\/(?:www\.)?ex\.fr\//, '')
    return note === undefined ? path : `${path} | ${note}`
  })
  expect(shown).toEqual(links)
  expect(read?.refused).toEqual(
    refused.map((each) => {
      const [text, fault = ''] = each.split(' | ')
      return { text, fault: expect.stringMatching(new RegExp(`^${fault}`)) as string }
    }),
  )
  expect(read?.twice).toBe(twice)
})

test('the rest of a text, pasted again, adds no link twice', () => {
  for (const [title, typed] of PASTES) {
    const { links = [], refused = [] } = readTypedLinks(typed) ?? {}
    const again = readTypedLinks(refused.map(({ text }) => text).join('\n'))?.links ?? []
    const added = new Set(links.map(({ link }) => link))
    expect(
      again.filter(({ link }) => added.has(link)),
      title,
    ).toEqual([])
  }
})

test('forty links are forty; past a hundred the others wait in the field', () => {
  const links = (count: number) =>
    Array.from({ length: count }, (_, at) => `https://ex.fr/produit-${at + 1}`).join('\n')
  expect(readTypedLinks(links(40))).toMatchObject({ links: { length: 40 }, refused: [], addresses: 40 })
  const many = readTypedLinks(links(130))
  expect(many?.links).toHaveLength(LINKS_AT_ONCE)
  expect(many?.refused).toHaveLength(30)
  expect(many?.refused[0]).toEqual({
    text: 'https://ex.fr/produit-101',
    fault: expect.stringContaining('100 liens à la fois') as string,
  })
})

test('a redirect is taken off, and the pasted link can be kept', () => {
  const pastedLink = 'https://l.instagram.com/?u=https%3A%2F%2Fex.fr%2Fp%3Futm_source%3Dig&e=AT0'
  expect(one(`[Lampe](${pastedLink} "Belle lampe")`)).toEqual({
    link: 'https://ex.fr/p',
    pastedLink,
    note: 'Lampe',
  })
})

test('four times the text takes at most ten times as long', () => {
  const timeOf = (lines: number) => {
    const text = Array.from({ length: lines }, (_, at) => `lampe https://ex.fr/${at} 29,90 €`).join('\n')
    const began = performance.now()
    expect(readTypedLinks(text)?.addresses).toBe(lines)
    return performance.now() - began
  }
  timeOf(500)
  const short = timeOf(500)
  expect(timeOf(2_000)).toBeLessThan(10 * short)
})
