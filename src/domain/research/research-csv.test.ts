import { expect, test } from 'vitest'
import { parseCandidate, type Candidate } from './candidate'
import { NEW_SELLER } from '@/domain/money/seller'
import { researchCsv } from './research-csv'

function candidate(fields: Record<string, unknown>): Candidate {
  const parsed = parseCandidate('p', { link: 'https://ex.fr/p', ...fields })
  if (!parsed) throw new Error('no candidate')
  return parsed
}

const SELLER = { ...NEW_SELLER, vatPoints: 2_000, feePoints: 150, feeFixedCents: 25 }

const csvOf = (tables: Parameters<typeof researchCsv>[0]) => researchCsv(tables, SELLER, '2026-11-26')

/** Lines of cells; no sample has a quoted `;` or line break. */
function linesOf(csv: string): string[][] {
  return csv
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';').map((cell) => cell.replace(/^"(.*)"$/, '$1')))
}

/** The cells from one column to another one, both included. */
function cellsBetween(csv: string, line: number, from: string, to: string): readonly string[] | undefined {
  const [header = [], ...rows] = linesOf(csv)
  return rows[line]?.slice(header.indexOf(from), header.indexOf(to) + 1)
}

test('there is a header, then one line per candidate with its section', () => {
  const csv = csvOf([
    { name: 'Mes liens', candidates: [] },
    {
      name: 'Lampe',
      candidates: [
        candidate({
          wowEffect: true,
          solvesProblem: true,
          goodMargin: false,
          name: 'Lampe pince',
          note: 'Délai à vérifier',
          salePriceCents: 2990,
          costCents: 800,
          shippingCents: 350,
          adsCents: 900,
          isResold: true,
          createdAt: new Date(2026, 10, 5, 12),
        }),
        candidate({ link: '=1+1', salePriceCents: 1000, costCents: 1250 }),
      ],
    },
  ])
  const [header, first, second, ...rest] = linesOf(csv)
  expect(header).toEqual([
    'Tableau',
    'LIEN',
    'EFFET WOW',
    'RESOUD PROBLEME',
    'AVANT/APRES',
    'INNOVANT',
    'BONNE MARGE',
    'VRAIE VALEUR',
    'TENDANCE',
    'PREUVE DE SUCCÈS',
    'Score (oui sur 8)',
    'Évalués (sur 8)',
    'Note',
    'Prix de vente (€)',
    'Achat (€)',
    'Livraison (€)',
    "Droits et frais d'importation (€)",
    'Retours (%)',
    "Coût d'un retour (€)",
    'Autres frais (€)',
    'Publicité par vente (€)',
    'Reste par vente (€)',
    'Marge (%)',
    ...['TVA (%)', 'Cotisations (%)', 'Frais de paiement (%)', 'Frais de paiement (€)', 'À vérifier'],
    'Date',
    'Nom',
    'Les articles retournés peuvent être revendus',
  ])
  const NONE = ['', '', '', '', '', '']
  const unset = 'Non évalué'
  expect(first).toEqual([
    ...['Lampe', 'https://ex.fr/p', 'Oui', 'Oui', unset, unset, 'Non', unset, unset, unset, '2', '3'],
    ...['Délai à vérifier', '29,90', '8,00', '3,50', '', '', '', '', '9,00', '0,63', '2,5'],
    ...['20', '12,415', '1,5', '0,25'],
    'avant impôt sur le revenu, coûts incomplets, taux à vérifier',
    '05/11/2026',
    'Lampe pince',
    'Oui',
  ])
  expect(second?.slice(0, 2)).toEqual(['Lampe', "'=1+1"])
  expect(cellsBetween(csv, 1, 'Note', 'Marge (%)')).toEqual(['', '10,00', '12,50', ...NONE, '-5,60', '-67,2'])
  expect(rest).toEqual([])
})

test('a product without a statement has no rates to check', () => {
  const csv = csvOf([{ name: '', candidates: [candidate({ salePriceCents: 1000 })] }])
  const cells = cellsBetween(csv, 0, 'Reste par vente (€)', 'À vérifier')
  expect(cells?.length).toBeGreaterThan(0)
  expect(cells?.filter((cell) => cell !== '')).toEqual([])
})

test('a name, a link or a note cannot break out of its cell', () => {
  const csv = csvOf([
    { name: '=cmd|x;"', candidates: [candidate({ link: 'https://ex.fr/;"\r\n=1', note: '@a\n;b' })] },
  ])
  const lines = csv.slice(1).split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toMatch(/^"'=cmd\|x;""";"https:\/\/ex\.fr\/;""\n=1";/)
  expect(lines[1]).toContain(`;"'@a\n;b";`)
})
