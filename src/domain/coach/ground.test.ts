import { expect, it } from 'vitest'
import { parseProject } from '@/domain/projects/project'
import { grounded } from './ground'
import { textMark } from '@/domain/base/text-mark'
import type { ProposedCandidate, ProposedItem } from './proposal'

const project = parseProject('p', {
  userId: 'u',
  title: 'Gourde',
  sections: { product: [{ id: 'product-1', title: '', content: 'En inox' }] },
})!
const item: ProposedItem = {
  genre: 'element',
  projet: 'p',
  element: 'product-1',
  texte: 'Filtre',
  pourquoi: null,
}
const judged: ProposedCandidate = {
  genre: 'produit',
  produit: 'c',
  note: null,
  criteres: [
    { critere: 'wowEffect', valeur: true, preuve: 'Elle filtre devant les YEUX' },
    { critere: 'trending', valeur: true, preuve: 'Tout le monde en parle' },
  ],
}

it('remembers which text the item had', () => {
  expect(grounded(item, { texts: [], projects: [project] }).base).toBe(textMark('En inox'))
  expect(grounded({ ...item, element: 'product-2' }, { texts: [], projects: [project] }).base).toBe(
    textMark(''),
  )
})

it('remembers nothing of a project that it did not see', () => {
  expect(grounded(item, { texts: [], projects: [] })).toEqual({ proposed: item })
  expect(grounded({ ...item, projet: null }, { texts: [], projects: [project] })).not.toHaveProperty('base')
})

it('says which criteria rest on what the person wrote', () => {
  const texts = ['Je vends une gourde.', 'Elle filtre devant les yeux, sans pile.']
  expect(grounded(judged, { texts, projects: [] }).evident).toEqual(['wowEffect'])
  expect(grounded(judged, { texts: [], projects: [] }).evident).toEqual([])
})
