import { describe, expect, test } from 'vitest'
import { pastedAddresses } from './pasted-addresses'

const P = 'https://ex.fr/p'
const Q = 'https://ex.fr/q'

describe('the addresses of a text, and its other words', () => {
  test.each([
    ['https://ex.fr/1\t29,90\tlampe', ['https://ex.fr/1'], '29,90 lampe'],
    ['lampe\thttps://ex.fr/1\t29,90', ['https://ex.fr/1'], 'lampe 29,90'],
    [
      'Regarde cette lampe\u00a0! https://vm.appli.com/ZMabc/ via l’appli',
      ['https://vm.appli.com/ZMabc/'],
      'Regarde cette lampe ! via l’appli',
    ],
    ['Regarde !\nhttps://ex.fr/p', [P], 'Regarde !'],
    ['Regarde !https://ex.fr/p', [P], 'Regarde !'],
    ['(voir https://ex.fr/p).', [P], '(voir).'],
    ['<https://ex.fr/p>', [P], ''],
    ['«\u00a0https://ex.fr/p\u00a0»', [P], ''],
    ['https://ex.fr/lampe_(bureau)', ['https://ex.fr/lampe_(bureau)'], ''],
    ['\u200ehttps://ex.fr/p\u2060', [P], ''],
    ['"https://ex.fr/p\nlampe"\t29,90', [P], '" lampe" 29,90'],
    ['HTTPS://EX.FR/P', ['HTTPS://EX.FR/P'], ''],
    ['https://ex.fr/p;29,90;lampe', [P], ';29,90;lampe'],
    ['(https://ex.fr/lampe_(bureau))', ['https://ex.fr/lampe_(bureau)'], ''],
    ['rien', [], 'rien'],
  ])('%j', (pasted, addresses, rest) => {
    expect(pastedAddresses(pasted)).toEqual({ addresses, rest })
  })
})

describe('two addresses are two', () => {
  test.each([
    ['https://ex.fr/p, https://ex.fr/q.'],
    ['https://ex.fr/p,https://ex.fr/q'],
    ['https://ex.fr/p;https://ex.fr/q'],
    ['https://ex.fr/p|https://ex.fr/q'],
    ['https://ex.fr/p | https://ex.fr/q |'],
    ['https://ex.fr/phttps://ex.fr/q'],
    ['https://ex.fr/p et https://ex.fr/q'],
    ['https://ex.fr/p\u3001https://ex.fr/q\u3002'],
    ['https://ex.fr/p，https://ex.fr/q'],
    ['https://ex.fr/p - https://ex.fr/q'],
    ['https://ex.fr/p—https://ex.fr/q'],
    ['https://ex.fr/p→https://ex.fr/q'],
    ['https://ex.fr/p•https://ex.fr/q'],
    ['https://ex.fr/p+https://ex.fr/q'],
    ['https://ex.fr/p&https://ex.fr/q'],
    ['https://ex.fr/p"https://ex.fr/q"'],
    ['["https://ex.fr/p","https://ex.fr/q"]'],
    ['{https://ex.fr/p}{https://ex.fr/q}'],
    ['(https://ex.fr/p)(https://ex.fr/q)'],
    ['https://ex.fr/p\u00a0https://ex.fr/q'],
    ['https://ex.fr/p.https://ex.fr/q'],
    ['https://ex.fr/p/https://ex.fr/q', ['https://ex.fr/p/', Q]],
    ['https://ex.fr/p?a=1,https://ex.fr/q', ['https://ex.fr/p?a=1', Q]],
    ['https://ex.fr/p?a=1|b,www.ex.fr/q', ['https://ex.fr/p?a=1|b', 'https://www.ex.fr/q']],
    ['www.ex.fr/p et www.ex.fr/q', ['https://www.ex.fr/p', 'https://www.ex.fr/q']],
    ['www.ex.fr/p,www.ex.fr/q', ['https://www.ex.fr/p', 'https://www.ex.fr/q']],
  ])('%j', (pasted, addresses = [P, Q]) => {
    expect(pastedAddresses(pasted).addresses).toEqual(addresses)
  })
})

describe('one address is one', () => {
  test.each([
    ['https://ex.fr/p?prix=29,90'],
    ['https://ex.fr/p,12.html'],
    ['https://ex.fr/login?next=https://ex.fr/p'],
    ['https://l.facebook.com/l.php?u=https://ex.fr/p&h=1'],
    ['https://href.li/?https://ex.fr/p'],
    ['https://web.archive.org/web/2024/https://ex.fr/p'],
    ['https://urldefense.com/v3/__https://ex.fr/p__;!!abc'],
    ['https://fonts.ex.fr/css?family=A|B'],
    ['https://ex.fr/p;sid=1?a=1'],
    ['https://ex.fr/l’offre'],
    ['https://fr.wikipedia.org/wiki/Marge_(commerce)'],
    ['https://ex.fr/p?f[couleur]=bleu'],
    ['https://ex.fr/wiki/Loi_Boyle–Mariotte'],
    ['https://www.tiktok.com/@lea/video/7301234567890123456'],
    ['https://ex.fr/a*b_c~d'],
  ])('%j', (pasted) => {
    expect(pastedAddresses(pasted)).toEqual({ addresses: [pasted], rest: '' })
    expect(pastedAddresses(`(${pasted}).`).addresses).toEqual([pasted])
  })

  test.each([
    [
      P,
      '» … “ — ， 。 ” ’ ! ? : ; , . ) ] } > " ` | * ** _ ~~ – · 」 』 】 ） ； ： ！ ？ 、 ؟ । ... ?! !!! )). ”. ».',
    ],
  ])('%s ends before each sign of a sentence', (address, signs) => {
    for (const sign of signs.split(' ')) {
      for (const after of ['', ' et la suite', '\nsuite', '\u00a0!']) {
        expect(pastedAddresses(`Voir ${address}${sign}${after}`).addresses, sign).toEqual([address])
      }
    }
  })
})

describe('« & » as HTML writes it', () => {
  test.each([
    ['https://ex.fr/p;sid=1?a=1&amp;b=2', 'https://ex.fr/p;sid=1?a=1&b=2'],
    ['https://ex.fr/p?a=1&#38;b=2', 'https://ex.fr/p?a=1&b=2'],
    ['https://ex.fr/p?a=1&#038;b=2', 'https://ex.fr/p?a=1&b=2'],
    ['https://ex.fr/p?a=1&#x26;b=2', 'https://ex.fr/p?a=1&b=2'],
    ['https://ex.fr/p?a=1&amp;amp;b=2', 'https://ex.fr/p?a=1&b=2'],
    ['https://ex.fr/p?a=1&AMP;b=2', 'https://ex.fr/p?a=1&b=2'],
    ['https://ex.fr/p?a=1&amp;vide&amp;b=2', 'https://ex.fr/p?a=1&vide&b=2'],
    ['https://ex.fr/p?a=1&amp;', 'https://ex.fr/p?a=1'],
    ['https://ex.fr/p?a=1&quot;', 'https://ex.fr/p?a=1'],
    ['&lt;https://ex.fr/p&gt;', P],
    ['https://ex.fr/p&nbsp;suite', P],
    ['https://ex.fr/p?amp=1&ampere=2', 'https://ex.fr/p?amp=1&ampere=2'],
  ])('%j', (pasted, address) => {
    expect(pastedAddresses(pasted).addresses).toEqual([address])
  })
})

describe('markup around an address leaves its words alone', () => {
  test.each([
    ['[lampe](https://ex.fr/p)', 'lampe'],
    ['[lampe](https://ex.fr/p "Belle lampe")', 'lampe'],
    ["[lampe](https://ex.fr/p 'Belle lampe')", 'lampe'],
    ['[lampe](<https://ex.fr/p> (Belle lampe)) à 12 €', 'lampe à 12 €'],
    ['**[lampe](https://ex.fr/p "Belle lampe")** vite', 'lampe vite'],
    ['![Photo](https://ex.fr/p "Belle lampe")', 'Photo'],
    ['![](https://ex.fr/p "Belle lampe")', 'Belle lampe'],
    ['[→](https://ex.fr/p "Belle lampe")', 'Belle lampe'],
    ['[lampe](https://ex.fr/p\n  "Belle lampe") à 12 €', 'lampe à 12 €'],
    ['[lampe](https://ex.fr/p "Belle l’autre (LED)")', 'lampe'],
    ['[https://ex.fr/p](https://ex.fr/p "Belle lampe")', 'Belle lampe', 2],
    ['[1]: https://ex.fr/p "Belle lampe"', 'Belle lampe'],
    ['[lampe][]\n[Lampe]: https://ex.fr/p "Belle lampe"', 'lampe'],
    ['[lampe]( https://ex.fr/p )', 'lampe'],
    ['[](https://ex.fr/p)', ''],
    ['[ ](https://ex.fr/p "")', ''],
    ['![Photo](https://ex.fr/p)', 'Photo'],
    ['**[lampe](https://ex.fr/p)**', 'lampe'],
    ['- [ ] [lampe](https://ex.fr/p)', '- [ ] lampe'],
    ['[lampe (LED)](https://ex.fr/p)', 'lampe (LED)'],
    ['[https://ex.fr/p](https://ex.fr/p)', '', 2],
    ['[lampe][1]\n\n[1]: https://ex.fr/p "Titre"', 'lampe'],
    ['[lampe][]\n[lampe]: <https://ex.fr/p>', 'lampe'],
    ['La [lampe] ici\n[Lampe]: https://ex.fr/p', 'La lampe ici'],
    ['[1]: https://ex.fr/p', ''],
    ['[url=https://ex.fr/p]lampe[/url]', 'lampe'],
    ['[url]https://ex.fr/p[/url]', ''],
    ['<a href="https://ex.fr/p" target="_blank">lampe</a>', 'lampe'],
    ["<a class='x' href='https://ex.fr/p'>lampe</a>", 'lampe'],
    ['<img src="https://ex.fr/p" alt="">', ''],
    ['[[https://ex.fr/p][lampe]]', 'lampe'],
    ['[https://ex.fr/p lampe de bureau]', 'lampe de bureau'],
    ['[lampe|https://ex.fr/p]', 'lampe'],
    ['<https://ex.fr/p|lampe>', 'lampe'],
    ['`https://ex.fr/p` seul', 'seul'],
    ['“https://ex.fr/p” seul', 'seul'],
    ['‹ https://ex.fr/p › seul', 'seul'],
    ['「https://ex.fr/p」 seul', 'seul'],
    ['(https://ex.fr/p) seul', 'seul'],
    ['[https://ex.fr/p] seul', 'seul'],
    ['*https://ex.fr/p* seul', 'seul'],
    ['Voir (lampe : https://ex.fr/p) vite', 'Voir (lampe :) vite'],
    ['« la lampe https://ex.fr/p »', '« la lampe »'],
    ['tableau [a][b] https://ex.fr/p', 'tableau [a][b]'],
  ])('%j', (pasted, rest, count = 1) => {
    expect(pastedAddresses(pasted)).toEqual({ addresses: Array.from({ length: count }, () => P), rest })
  })
})

test.each([
  'https://ex.fr/p,',
  'https://',
  '=https://',
  '[a](https://ex.fr/p ',
  '[',
  '<a href="',
  '&amp;',
  'www.a',
  '[x]: https://e.fr/ ',
])('a long text of %j is read in time', (part) => {
  const text = part.repeat(100_000 / part.length)
  const began = performance.now()
  pastedAddresses(text)
  expect(performance.now() - began).toBeLessThan(1_000)
})
