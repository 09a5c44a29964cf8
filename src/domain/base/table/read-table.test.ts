import { describe, expect, test } from 'vitest'
import { knownColumns, titleKey, titleTest, type Catalogue } from './known-columns'
import { decodeFile } from './decode-file'
import { isValue, readTable } from './read-table'

const cells = (text: string, isTitle?: (cell: string) => boolean) => {
  const { titles, rows } = readTable(text, isTitle)
  return { titles: titles?.cells ?? null, rows: rows.map((row) => row.cells) }
}

describe('separators', () => {
  const titles = ['Jour', 'Visites', 'Dépensé']
  const rows = [
    ['02/11', '120', '15,50'],
    ['03/11', '130', '16,50'],
  ]
  test.each([
    ['tabs', 'Jour\tVisites\tDépensé\n02/11\t120\t15,50\n03/11\t130\t16,50'],
    ['semicolons', 'Jour;Visites;Dépensé\r\n02/11;120;15,50\r\n03/11;130;16,50\r\n'],
    ['commas and quotes', 'Jour,Visites,Dépensé\n02/11,120,"15,50"\n03/11,130,"16,50"'],
    ['quotes around each cell', '"Jour";"Visites";"Dépensé"\n"02/11";"120";"15,50"\n"03/11";"130";"16,50"'],
    [
      'a Markdown table',
      '| Jour | Visites | Dépensé |\n|:--|--:|--:|\n| 02/11 | 120 | 15,50 |\n| 03/11 | 130 | 16,50 |',
    ],
    ['pipes', 'Jour|Visites|Dépensé\n02/11|120|15,50\n03/11|130|16,50'],
    ['aligned columns', 'Jour    Visites   Dépensé\n02/11       120     15,50\n03/11       130     16,50'],
    ['spaces', 'Jour Visites Dépensé\n02/11 120 15,50\n03/11 130 16,50'],
    ['the line of Excel', 'sep=;\nJour;Visites;Dépensé\n02/11;120;15,50\n03/11;130;16,50'],
    ['old line ends', 'Jour;Visites;Dépensé\r02/11;120;15,50\r03/11;130;16,50'],
    ['a byte order mark', '\ufeffJour;Visites;Dépensé\n02/11;120;15,50\n03/11;130;16,50'],
    [
      'lines before the titles',
      'Rapport, de novembre\nDu 1er au 8 nov., 2026\n\nJour;Visites;Dépensé\n02/11;120;15,50\n03/11;130;16,50',
    ],
    [
      'lines before the titles, padded',
      'Rapport;;\nPériode;02/11 - 08/11;\n;;\nJour;Visites;Dépensé\n02/11;120;15,50\n03/11;130;16,50',
    ],
  ])('%s', (_, text) => {
    expect(cells(text)).toEqual({ titles, rows })
  })

  test('a sign inside names is no separator', () => {
    const text = 'Campaign,Day,Clicks\nFR | Lampe | A,2026-11-02,12\nFR | Lampe | B,2026-11-02,8'
    expect(cells(text).rows).toEqual([
      ['FR | Lampe | A', '2026-11-02', '12'],
      ['FR | Lampe | B', '2026-11-02', '8'],
    ])
    expect(cells('Nom,Jour,Clics\nA; B,02/11,12\nC; D,03/11,8').rows[0]).toEqual(['A; B', '02/11', '12'])
  })

  test('decimal commas alone separate no columns', () => {
    expect(cells('120 8 3 1 15,50').rows).toEqual([['120', '8', '3', '1', '15,50']])
    expect(cells('15,50').rows).toEqual([['15,50']])
    expect(cells('lundi 2 novembre 2026 120 15,50 €').rows).toEqual([
      ['lundi 2 novembre 2026', '120', '15,50\u00a0€'],
    ])
  })
})

test('a cell of several lines is on one line, and its line is its first one', () => {
  const { rows } = readTable('Nom,Note,Clics\n"Câble\nUSB","dit ""oui""",12\nLampe,,8')
  expect(rows).toEqual([
    { cells: ['Câble USB', 'dit "oui"', '12'], line: 2 },
    { cells: ['Lampe', '', '8'], line: 4 },
  ])
})

describe('a quote that does not close is part of its own cell', () => {
  const inches = (cell: string) => `Nom,Dépensé,Clics\n${cell},"15,50",12\n"Coque, noire","1 234,50",8`
  test.each([
    ['"Lampe', '"Lampe'],
    ['"Lampe 15" noire', '"Lampe 15" noire'],
    ['"Bonjour" dit-il', '"Bonjour" dit-il'],
    ['écran 24"', 'écran 24"'],
    ['24" et 27"', '24" et 27"'],
    ['"', '"'],
    ['"""', '"""'],
    ['"a"b"', '"a"b"'],
    ['"a""', '"a""'],
    ['""a', '""a'],
    ['"24"" Lampe', '"24"" Lampe'],
    ['"24"" Lampe"', '24" Lampe'],
    ['"Lampe" ', 'Lampe'],
    ['"Lampe\nLED"', 'Lampe LED'],
    ['"a, b"', 'a, b'],
    ['"a, ""b"""', 'a, "b"'],
    ["'Lampe", "'Lampe"],
    ['“Lampe', '“Lampe'],
    ['""', ''],
  ])('%j', (written, cell) => {
    expect(cells(inches(written)).rows).toEqual([
      [cell, '15,50', '12'],
      ['Coque, noire', '1 234,50', '8'],
    ])
  })

  test('in the titles, in the last cell, between semicolons and tabs', () => {
    expect(cells('"Nom;"Note";Clics\nLampe;"a;b";12').titles).toEqual(['"Nom', 'Note', 'Clics'])
    expect(cells('Nom;Note\n"a;b";12\nLampe;"12').rows).toEqual([
      ['a;b', '12'],
      ['Lampe', '"12'],
    ])
    expect(cells('Nom\tNote\tClics\n"Lampe\t"a\nb"\t12').rows).toEqual([['"Lampe', 'a b', '12']])
  })
})

test.each([
  ['Total;12;8', 'total'],
  ['TOTAL GÉNÉRAL;12;8', 'total'],
  ['Totaux;12;8', 'total'],
  ['Sous-total;12;8', 'total'],
  ['Grand total;12;8', 'total'],
  ['Résultats de 3 campagnes;12;8', 'total'],
  ['Results from 3 campaigns;12;8', 'total'],
  ['Moyenne;12;8', 'total'],
  ['Total : campagnes;12;8', 'total'],
  ['-----;---;---', 'rule'],
  ['=====;;', 'rule'],
  ['Généré le 9 novembre 2026;;', 'note'],
  ['* chiffres provisoires', 'note'],
  ['# ----------;;', 'rule'],
  ['# Compte : Lune;;', 'note'],
  ['Jour;Clics;Ventes', 'titles'],
])('« %s » is furniture: %s', (line, kind) => {
  const { rows, furniture } = readTable(`Jour;Clics;Ventes\n02/11;1;2\n${line}\n03/11;3;4`)
  expect(rows.map((row) => row.line)).toEqual([2, 4])
  expect(furniture).toMatchObject([{ line: 3, kind }])
})

test('lines before the titles are told; data without titles has no such lines', () => {
  const { furniture, titles } = readTable('Mon rapport\n\n1 nov. 2026 - 8 nov. 2026\nJour;Clics\n02/11;1')
  expect(furniture.map(({ kind, line }) => [kind, line])).toEqual([
    ['before', 1],
    ['before', 3],
  ])
  expect(titles?.line).toBe(4)
  expect(readTable('02/11;120;8').titles).toBeNull()
  expect(readTable('').rows).toEqual([])
})

test('the known titles decide where texts alone could be titles', () => {
  const text = 'Boutique;Lune;Paris\nJour;Clics;Ventes\n02/11;1;2'
  expect(cells(text, (cell) => cell === 'Clics').titles).toEqual(['Jour', 'Clics', 'Ventes'])
  expect(cells('Clics\n12\n15', (cell) => cell === 'Clics')).toEqual({
    titles: ['Clics'],
    rows: [['12'], ['15']],
  })
})

test.each([
  '12',
  '1 234',
  '15,50 €',
  '€12.50',
  '-3',
  '40 %',
  '02/11',
  '2 nov.',
  '1.2345',
  '12.5 EUR',
  '(12,50)',
])('« %s » is a value', (cell) => {
  expect(isValue(cell)).toBe(true)
})

test.each([
  ['Montant dépensé (EUR)', 'montant depense', 'euro'],
  ['Amount spent (USD)', 'amount spent', 'other'],
  ['Dépensé (€)', 'depense', 'euro'],
  ['Dépensé €', 'depense', 'euro'],
  ['Dépenses en euros', 'depenses', 'euro'],
  ['Coût (HT)', 'cout', null],
  ['Coût ($)', 'cout', 'other'],
  ['Sessions (%)', 'sessions', 'percent'],
  ['% de sessions', 'de sessions', 'percent'],
  ['Nb. de ventes', 'ventes', null],
  ['Nombre total d’utilisateurs', 'utilisateurs', null],
  ['Number of orders', 'orders', null],
  ['Commande n°', 'commande numero', null],
  ['add_to_cart', 'add to cart', null],
  ['addToCarts', 'add to carts', null],
  ['Add-to-cart', 'add to cart', null],
  ['Cost / conv.', 'cost par conv', null],
  ['Sessions (previous period)', 'sessions previous period', null],
])('the title « %s »', (title, key, unit) => {
  expect(titleKey(title)).toEqual({ key, unit })
})

const CATALOGUE: Catalogue<'visits' | 'spent'> = {
  visits: { ranks: [['Sessions', 'Visites'], ['Clics']], possible: ['Résultats'] },
  spent: { ranks: [['Montant dépensé', 'Coût']], isMoney: true },
}

test.each([
  [['Clics', 'Sessions', 'Coût (EUR)'], { known: { visits: 1, spent: 2 }, ignored: [0] }],
  [['Sessions', 'Visites'], { ambiguous: { visits: [0, 1] }, ignored: [] }],
  [['Sessions with cart additions', 'Coût par clic'], { known: {}, ignored: [0, 1] }],
  [['Résultats', 'Coût'], { possible: { visits: [0] }, known: { spent: 1 }, ignored: [0] }],
  [['Sessions (%)', 'Sessions (€)', ''], { known: {}, ignored: [0, 1] }],
])('the columns of %j', (titles, expected) => {
  expect(knownColumns(titles, CATALOGUE)).toMatchObject(expected)
  expect(titleTest(CATALOGUE)('SESSIONS')).toBe('visits')
})

describe('files', () => {
  const text = 'Jour;Dépensé\r\n02/11;15,50'
  const utf16 = (mark: string) => new Uint8Array(Buffer.from(mark + text, 'utf16le'))
  test.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-16', utf16('\ufeff')],
    ['UTF-16 without its mark', utf16('')],
    ['UTF-16, the high byte first', utf16('\ufeff').map((_, at, bytes) => bytes[at ^ 1] ?? 0)],
    // Node decodes 0x80, « € », otherwise than browsers.
    ['Windows-1252', Uint8Array.from(text, (sign) => sign.charCodeAt(0))],
  ])('%s', (_, bytes) => {
    expect(decodeFile(bytes)).toEqual({ text })
  })
})
