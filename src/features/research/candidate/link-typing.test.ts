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

  test('loses what only follows the visitor, and keeps how it was pasted', () => {
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
    // Short enough as typed, too long as it would be stored.
    expect(readTypedLink(`https://ex.fr/${'é'.repeat(1_000)}`)).toEqual({
      fault: expect.stringContaining('trop long') as string,
    })
  })
})
