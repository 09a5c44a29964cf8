import { expect, test } from 'vitest'
import { withHiddenLinks } from './hidden-links'

test.each([
  ['Lampe', '<a href="https://ex.fr/p">Lampe</a>', 'Lampe https://ex.fr/p'],
  [
    'Lampe\nGourde',
    '<ul><li><a href="https://ex.fr/p">Lampe</a></li><li><a href="https://ex.fr/q">Gourde</a></li></ul>',
    'Lampe https://ex.fr/p\nGourde https://ex.fr/q',
  ],
  [
    'Lampe\t29,90\nLampe\t14,90',
    '<table><td><a href="https://ex.fr/p">Lampe</a><td>29,90<tr><td><a href="https://ex.fr/q">Lampe</a><td>14,90</table>',
    'Lampe https://ex.fr/p\t29,90\nLampe https://ex.fr/q\t14,90',
  ],
  ['', '<a href="https://ex.fr/p"><img src="x.png"></a>', 'https://ex.fr/p'],
  ['Voir ici', 'Voir <a href="https://ex.fr/p">i<b>c</b>i</a>', 'Voir ici https://ex.fr/p'],
  [
    'Lampe',
    '<a href="https://ex.fr/p">Lampe</a> <a href="https://ex.fr/p">Photo</a>',
    'Lampe https://ex.fr/p',
  ],
  [
    'https://ex.fr/p',
    '<a href="https://ex.fr/p">https://ex.fr/p</a> <a href="https://ex.fr/non">Non</a>',
    null,
  ],
  ['Lampe', '<p>Lampe</p>', null],
  ['Léa', '<a href="mailto:lea@ex.fr">Léa</a>', null],
  ['Clic', '<a href="javascript:alert(1)">Clic</a>', null],
  ['Accueil', '<a href="/accueil">Accueil</a>', null],
  ['Lampe', '', null],
])('%j, copied as %j', (text, html, whole) => {
  expect(withHiddenLinks(text, html)).toBe(whole ?? text)
})
