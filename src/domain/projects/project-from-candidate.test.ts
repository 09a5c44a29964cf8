import { describe, expect, test } from 'vitest'
import { parseCandidate, type Candidate } from '@/domain/research/candidate'
import { checkProject } from './parts'
import { projectFromCandidate } from './project-from-candidate'
import { PROJECT_TITLE_MAX } from '@/domain/base/text/text-limits'

function candidateWith(fields: Record<string, unknown> = {}): Candidate {
  const candidate = parseCandidate('p1', { link: 'https://www.ex.fr/lampe', ...fields })
  if (!candidate) throw new Error('not a candidate')
  return candidate
}

function filled(candidate: Candidate, name: string | null = 'Lampe') {
  const { sections } = projectFromCandidate(candidate, name)
  const items = Object.values(sections).flat()
  return Object.fromEntries(items.flatMap(({ title, content }) => (content === '' ? [] : [[title, content]])))
}

describe('the facts of a candidate fill a new project', () => {
  test('link, note, answers and figures, each in its item', () => {
    const candidate = candidateWith({
      note: '  Vue deux fois cette semaine.\nPliable. ',
      wowEffect: true,
      solvesProblem: true,
      beforeAfter: true,
      innovative: true,
      realValue: true,
      goodMargin: false,
      salePriceCents: 2990,
      costCents: 800,
      shippingCents: 300,
      adsCents: 600,
    })
    expect(filled(candidate)).toEqual({
      'Description du produit':
        'Produit repéré\u00a0: https://www.ex.fr/lampe\n\n' +
        'Vue deux fois cette semaine.\nPliable.\n\n' +
        'Mon évaluation\u00a0: Prometteur, 5 oui sur 6\u00a0réponses (83\u00a0%).\n' +
        'Oui\u00a0: effet wow, résout un problème, avant/après visible, innovant, vraie valeur.\n' +
        'Non\u00a0: bonne marge.\n' +
        'Reste à évaluer\u00a0: en tendance, succès déjà prouvé.',
      'Concurrents directs': 'Déjà proposé ici\u00a0: https://www.ex.fr/lampe',
      'Prix concurrents':
        'Prix de vente envisagé\u00a0: 29,90\u00a0€. À comparer avec les prix relevés chez les concurrents.',
      'Informations fournisseur':
        'Lien de départ\u00a0: https://www.ex.fr/lampe\nÀ vérifier\u00a0: est-ce le fabricant, un grossiste ou un revendeur\u00a0?',
      'Prix et MOQ':
        'Achat\u00a0: 8,00\u00a0€.\nLivraison\u00a0: 3,00\u00a0€.\nPublicité par vente\u00a0: 6,00\u00a0€.\n' +
        'Quantité minimale (MOQ)\u00a0: à demander.',
    })
  })

  test('an item without known facts stays blank', () => {
    const texts = filled(candidateWith())
    expect(Object.keys(texts)).toEqual([
      'Description du produit',
      'Concurrents directs',
      'Informations fournisseur',
    ])
    expect(texts['Description du produit']).toContain('À évaluer, aucune réponse.')
    expect(texts['Description du produit']).not.toContain('Non\u00a0:')
  })
})

describe('the title', () => {
  const titleOf = (candidate: Candidate, name: string | null) => projectFromCandidate(candidate, name).title

  test('is the name of the table, or the link where the table has no name of its own', () => {
    expect(titleOf(candidateWith(), ' Lampe ')).toBe('Lampe')
    expect(titleOf(candidateWith({ name: 'Lampe pince' }), 'Lampe')).toBe('Lampe pince')
    expect(titleOf(candidateWith({ name: 'Lampe pince' }), null)).toBe('Lampe pince')
    expect(titleOf(candidateWith(), null)).toBe('ex.fr/lampe')
    expect(titleOf(candidateWith(), '  ')).toBe('ex.fr/lampe')
  })

  test('is never longer than a title, and never cut inside a character', () => {
    const long = candidateWith({
      link: `https://ex.fr/${'a'.repeat(PROJECT_TITLE_MAX - 7)}%F0%9F%98%80%F0%9F%98%80`,
    })
    const title = titleOf(long, null)
    expect(title.length).toBeLessThanOrEqual(PROJECT_TITLE_MAX)
    expect(() => encodeURIComponent(title)).not.toThrow()
  })
})

test('the longest candidate makes a project that can be saved', () => {
  const candidate = candidateWith({ link: `https://ex.fr/${'a'.repeat(1_980)}`, note: 'n'.repeat(2_000) })
  expect(checkProject(projectFromCandidate(candidate, 'x'.repeat(500)))).toBeNull()
})
