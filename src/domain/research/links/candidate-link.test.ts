import { describe, expect, test } from 'vitest'
import { cleanLink, parseLink, redirectOf } from './candidate-link'
import { linkLabel, linkName, productName } from './link-words'
import { isWebLink } from './web-link'
import { LINK_MAX } from '@/domain/base/text/text-limits'

describe('links', () => {
  test.each([
    ['https://ex.fr/p', 'https://ex.fr/p'],
    ['  http://ex.fr/p?a=1&b=2#c  ', 'http://ex.fr/p?a=1&b=2#c'],
    ['HTTPS://EX.FR', 'https://ex.fr/'],
    [`https://ex.fr/"><script>?q="'#"'<>`, 'https://ex.fr/%22%3E%3Cscript%3E?q=%22%27#%22%27%3C%3E'],
    ["https://ex.fr/l'offre", 'https://ex.fr/l%27offre'],
    ['\u200ehttps://ex.fr/p\u2060', 'https://ex.fr/p'],
    ['https://ex.fr\n', 'https://ex.fr/'],
    ['https://éxemple.fr/été', 'https://xn--xemple-9ua.fr/%C3%A9t%C3%A9'],
  ])('%s is stored as %s', (typed, link) => {
    expect(parseLink(typed)).toBe(link)
  })

  test.each([
    [''],
    ['   '],
    ['ex.fr/p'],
    ['javascript:alert(1)'],
    ['java\nscript:alert(1)'],
    [' JavaScript:alert(1)//https://ex.fr'],
    ['data:text/html,<script>alert(1)</script>'],
    ['vbscript:x'],
    ['file:///etc/passwd'],
    ['blob:https://ex.fr/1'],
    ['ftp://ex.fr'],
    ['mailto:ana@ex.fr'],
    ['https://'],
    ["https://l'offre.fr"],
    ['https://ex .fr'],
    ['https://ex".fr'],
    ['https://ex.fr/lampe de bureau'],
    ['https://ex.fr/1\t29,90\tlampe'],
    ['https:ex.fr/p'],
    ['https:/ex.fr/p'],
    ['https:///ex.fr/p'],
    ['https:\\\\ex.fr\\p'],
    ['https://ex.fr\\@voleur.exemple'],
    ['https://ex.fr/a\\b'],
    ['https://29.90'],
    ['https://0x7f.1'],
    ['https://lampe'],
    ['https://ex。fr'],
    ['https://ex.fr:port/'],
    ['https://lea:secret@ex.fr/p'],
    ['https://lea@ex.fr/p'],
    ['https://:secret@ex.fr'],
    ['https://@ex.fr/p'],
    ['https://banque.fr@voleur.exemple/'],
    ['https://lea%40ex.fr:secret@ex.fr/p'],
    ['http://a:b@c@ex.fr/p'],
  ])('%j is refused', (typed) => {
    expect(parseLink(typed)).toBeNull()
  })

  test('one past the bound is refused, as typed or once encoded', () => {
    const start = 'https://ex.fr/'
    expect(parseLink(start.padEnd(LINK_MAX, 'a'))).toHaveLength(LINK_MAX)
    expect(parseLink(start.padEnd(LINK_MAX + 1, 'a'))).toBeNull()
    expect(parseLink(start.padEnd(LINK_MAX / 2, 'é'))).toBeNull()
  })

  test('every printable character gives a link that the rules accept', () => {
    for (let code = 32; code < 127; code += 1) {
      const character = String.fromCharCode(code)
      for (const typed of [
        `https://ex.fr/a${character}b`,
        `https://ex.fr/?a${character}b`,
        `https://ex.fr/#a${character}b`,
        `https://a${character}b@ex.fr/`,
        `https://ex${character}.fr/`,
      ]) {
        const link = parseLink(typed)
        if (link !== null) expect(link).toMatch(/^https?:\/\/[^\s"'<>]{1,1992}$/)
      }
    }
  })
})

test.each([
  ['https://ex.fr/p?utm_source=x&utm_medium=y&id=3', 'https://ex.fr/p?id=3'],
  ['https://ex.fr/p?fbclid=abc', 'https://ex.fr/p'],
  ['https://ex.fr/p?gclid=1&GCLID=2#avis', 'https://ex.fr/p#avis'],
  ['https://ex.fr/p?couleur=bleu&taille=m', 'https://ex.fr/p?couleur=bleu&taille=m'],
  ['https://ex.fr/p?q=a%20b&vide&utm%5Fsource=x&r=1+2%2C3', 'https://ex.fr/p?q=a%20b&vide&r=1+2%2C3'],
  ['https://ex.fr/p#?utm_source=x', 'https://ex.fr/p#?utm_source=x'],
  ['https://ex.fr/p?utm_source=a?b#c', 'https://ex.fr/p#c'],
  ['https://ex.fr/p?a=1&fbclid=%E0%A4%A', 'https://ex.fr/p?a=1'],
  ['https://ex.fr/p?%E0%A4%A=1', 'https://ex.fr/p?%E0%A4%A=1'],
  ['https://ex.fr/item/1.html?spm=a.b&algo_pvid=9&pdp_npi=4', 'https://ex.fr/item/1.html?pdp_npi=4'],
  ['https://ex.fr/p?_pos=1&_sid=a&_ss=r&variant=4&pr_rec_pid=2&pr_ref_pid=3', 'https://ex.fr/p?variant=4'],
  ['https://ex.fr/p?xtor=SEC-1&awc=1_2&at_medium=x&at_campaign=y&at=z', 'https://ex.fr/p?at=z'],
  [
    'https://www.tiktok.com/@lea/video/7301234567890123456?_r=1&_t=8abc&share_id=2',
    'https://www.tiktok.com/@lea/video/7301234567890123456',
  ],
  ['https://ex.fr/p?_r=1&si=2&feature=3&pp=4&s=5', 'https://ex.fr/p?_r=1&si=2&feature=3&pp=4&s=5'],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc&t=12', 'https://youtu.be/dQw4w9WgXcQ?t=12'],
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&feature=share&pp=ygUF',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  ['https://x.com/lea/status/1234567?s=20&t=abc', 'https://x.com/lea/status/1234567'],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fex.fr%2Fp%3Ffbclid%3D1%26c%3D2&h=AT', 'https://ex.fr/p?c=2'],
  ['https://ex.fr/go?url=https%3A%2F%2Fex.fr%2Fp', 'https://ex.fr/go?url=https%3A%2F%2Fex.fr%2Fp'],
  ['https://ex.fr/p?spmx=1&tag=2&ref=3', 'https://ex.fr/p?spmx=1&tag=2&ref=3'],
  ['=cmd|calc', '=cmd|calc'],
  ['', ''],
])('%s without what follows the visitor is %s', (link, clean) => {
  expect(cleanLink(link)).toBe(clean)
})

test.each([
  ['https://www.ex.fr/', 'ex.fr'],
  ['https://ex.fr/produits/lampe-%C3%A9t%C3%A9/?couleur=bleu#avis', 'ex.fr/produits/lampe-été'],
  ['https://ex.fr:8443/100%', 'ex.fr:8443/100%'],
  ['https://ex.fr/%E2%80%AEgpj.exe', 'ex.fr/%E2%80%AEgpj.exe'],
  ['https://ex.fr/a%0Ab', 'ex.fr/a%0Ab'],
  ['https://banque.fr@voleur.exemple/', 'voleur.exemple'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['=cmd|calc', '=cmd|calc'],
])('%s reads %s', (link, label) => {
  expect(linkLabel(link)).toBe(label)
})

test.each([
  ['https://ex.fr', true],
  ['HTTP://EX.FR/p', true],
  ['javascript:alert(1)//https://ex.fr', false],
  ['//ex.fr/p', false],
  [' https://ex.fr', false],
  ['https://', false],
  ['=cmd|calc', false],
])('%s may be followed: %s', (link, expected) => {
  expect(isWebLink(link)).toBe(expected)
})

test.each([
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fex.fr%2Fp', 'l.facebook.com'],
  ['https://www.google.fr/url?q=https://ex.fr/p', 'google.fr'],
  ['https://www.google.fr/url?q=lampe', null],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Flea:secret@ex.fr%2Fp', null],
  ['https://ex.fr/p?fbclid=1', null],
])('the redirect of %s is %s', (link, host) => {
  expect(redirectOf(link)).toBe(host)
})

describe('linkName', () => {
  test.each([
    ['https://ex.fr/boutique/lampe-de-lecture', 'Lampe de lecture'],
    ['https://ex.fr/p/lampe-de-lecture-4012.html', 'Lampe de lecture'],
    ['https://ex.fr/%C3%A9charpe_douce/', 'Écharpe douce'],
    ['https://www.amazon.fr/Lampe-Bureau-LED/dp/B0ABCDEF12', 'Lampe Bureau LED'],
    ['https://www.amazon.fr/Lampe-Bureau/dp/B0ABCDEF12/ref=sr_1_1', 'Lampe Bureau'],
    ['https://ex.fr/product-detail/1600123456789', null],
    ['https://ex.fr/boutique/12', null],
    ['https://ex.fr/gourde-2', 'Gourde 2'],
    ['https://ex.fr/gourde-500ml-noire', 'Gourde 500ml noire'],
    ['https://ex.fr/dp/B08XYZ12', null],
    ['https://ex.fr/p', null],
    ['https://ex.fr/', null],
    ['javascript:alert(1)', null],
  ])('%s', (link, name) => {
    expect(linkName(link)).toBe(name)
  })
})

test.each([
  ['https://ex.fr/boutique/lampe-de-lecture', 'Lampe de lecture'],
  ['https://www.amazon.fr/dp/B0C1234567', 'Amazon B0C1234567'],
  ['https://fr.aliexpress.com/item/1005006123456789.html', 'Aliexpress 1005006123456789'],
  ['https://www.amazon.co.uk/dp/B0C1234567/', 'Amazon B0C1234567'],
  ['https://vm.tiktok.com/ZM1', 'vm.tiktok.com/ZM1'],
  ['https://ex.fr/p', 'ex.fr/p'],
  ['https://ex.fr/', 'ex.fr'],
  ['=cmd|calc', '=cmd|calc'],
])('the product of %s is named %s', (link, name) => {
  expect(productName(link)).toBe(name)
})
