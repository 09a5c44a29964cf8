import { describe, expect, test } from 'vitest'
import { readTypedLink } from './link-typing'

describe('a link as people type it', () => {
  test('is kept as an address', () => {
    expect(readTypedLink(' https://ex.fr/p ')).toEqual({ link: 'https://ex.fr/p' })
    expect(readTypedLink('   ')).toBeNull()
  })

  test('gets its https:// when it has no scheme', () => {
    expect(readTypedLink('ex.fr/p')).toEqual({ link: 'https://ex.fr/p' })
    expect(readTypedLink('ex.fr:8080/p')).toEqual({ link: 'https://ex.fr:8080/p' })
    expect(readTypedLink('boutique-été.fr')).toMatchObject({
      link: expect.stringMatching(/^https:/) as string,
    })
  })

  test('loses its tracking parameters, and keeps the pasted form', () => {
    expect(readTypedLink('ex.fr/p?utm_source=x&c=2')).toEqual({
      link: 'https://ex.fr/p?c=2',
      pastedLink: 'https://ex.fr/p?utm_source=x&c=2',
    })
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@ex.fr', 'ftp://ex.fr/p'])(
    'is refused when it is no page: %s',
    (typed) => {
      expect(readTypedLink(typed)).toEqual({ fault: expect.stringContaining('http://') as string })
    },
  )

  test('is refused when it is no address, or too long', () => {
    expect(readTypedLink('une belle lampe')).toEqual({
      fault: expect.stringContaining("n'est pas") as string,
    })
    expect(readTypedLink(`https://ex.fr/${'a'.repeat(2_000)}`)).toEqual({
      fault: expect.stringContaining('trop long') as string,
    })
    // Short enough as typed, too long in its stored form.
    expect(readTypedLink(`https://ex.fr/${'é'.repeat(1_000)}`)).toEqual({
      fault: expect.stringContaining('trop long') as string,
    })
  })
})

const LINK = 'https://ex.fr/p'

describe('a text with a link in it', () => {
  test.each([
    ['https://ex.fr/p\t29,90\tlampe', { link: LINK, note: '29,90 lampe' }],
    ['lampe\tex.fr/p\t29,90', { link: LINK, note: 'lampe 29,90' }],
    ['ex.fr/p\n', { link: LINK }],
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
    expect(readTypedLink(typed)).toEqual(read)
  })

  test.each([
    ['a.fr/1 b.fr/2 c.fr/3 d.fr/4 e.fr/5'.replace(/\S+/g, 'https://$&'), 'contient 5 liens'],
    [`https://ex.fr/p https://ex.fr/q ${'mot '.repeat(600)}`, 'trop long pour une note'],
    ['https:ex.fr/p', "n'est pas un lien"],
    ['https:/ex.fr/p', "n'est pas un lien"],
    ['https://ex.fr\\@voleur.exemple', "n'est pas un lien"],
    ['https://29.90', "n'est pas un lien"],
    ['29.90', "n'est pas un lien"],
    [`https://ex.fr/p ${'mot '.repeat(600)}`, 'trop long pour une note'],
    ['javascript:alert(1)', 'http://'],
  ])('%j is refused with a sentence', (typed, words) => {
    expect(readTypedLink(typed)).toEqual({ fault: expect.stringContaining(words) as string })
  })
})

test('several links are a choice, and the other one goes into the note', () => {
  const typed = 'Celui-ci https://ex.fr/p?utm_source=x ou https://ex.fr/q, et https://www.ex.fr/p'
  expect(readTypedLink(typed)).toEqual({
    fault: "Ce texte contient 2 liens\u00a0: choisissez celui à ajouter, l'autre ira dans sa note.",
    links: [
      { link: LINK, pastedLink: `${LINK}?utm_source=x`, note: 'Celui-ci ou , et https://ex.fr/q' },
      { link: 'https://ex.fr/q', note: 'Celui-ci ou , et https://ex.fr/p?utm_source=x' },
    ],
  })
  // One that cannot be opened is not offered, and stays in the note.
  const half = readTypedLink('https://ex.fr/p https://29.90')
  expect(half).toMatchObject({ links: [{ link: LINK, note: 'https://29.90' }] })
})

test.each([
  ['https://lea:secret@ex.fr/p'],
  ['Voir https://lea@ex.fr/p vite'],
  ['https://ex.fr/p https://lea:secret@ex.fr/q'],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Flea%3Asecret%40ex.fr%2Fp'],
  ['https://banque.fr@voleur.exemple/'],
])('%s is refused, and its password becomes no note', (typed) => {
  expect(readTypedLink(typed)).toEqual({ fault: expect.stringContaining('mot de passe') as string })
})

test.each([
  ['https://ex.fr/p,https://ex.fr/q'],
  ['ex.fr/p, ex.fr/q'],
  ['ex.fr/p,ex.fr/q'],
  ['www.ex.fr/p et www.ex.fr/q'],
  ['https://ex.fr/phttps://ex.fr/q'],
  ['[un](https://ex.fr/p) [deux](https://ex.fr/q)'],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fex.fr%2Fp;https://www.google.com/url?q=https://ex.fr/q'],
])('%s has two links', (typed) => {
  const read = readTypedLink(typed)
  const links = read && 'links' in read ? (read.links ?? []) : []
  expect(links.map(({ link }) => link.replace('www.', ''))).toEqual(['https://ex.fr/p', 'https://ex.fr/q'])
})

test('a redirect is taken off, and the pasted link can be kept', () => {
  const pastedLink = 'https://l.instagram.com/?u=https%3A%2F%2Fex.fr%2Fp%3Futm_source%3Dig&e=AT0'
  expect(readTypedLink(`[Lampe](${pastedLink} "Belle lampe")`)).toEqual({
    link: 'https://ex.fr/p',
    pastedLink,
    note: 'Lampe',
  })
})
