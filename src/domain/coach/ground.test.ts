import { expect, it } from 'vitest'
import { parseProject } from '@/domain/projects/project'
import { groundIn } from './ground'
import { textMark } from '@/domain/base/text-mark'
import type { ProposedCandidate, ProposedItem } from './proposal'

const project = parseProject('p', {
  userId: 'u',
  title: 'Gourde',
  sections: { product: [{ id: 'product-1', title: '', content: 'En inox' }] },
})!
const item: ProposedItem = {
  genre: 'element',
  projet: 'P1',
  element: 'product-1',
  texte: 'Filtre',
  pourquoi: null,
}
const judged: ProposedCandidate = {
  genre: 'produit',
  produit: 'C1',
  note: null,
  criteres: [
    { critere: 'wowEffect', valeur: true, preuve: 'Elle filtre devant les YEUX' },
    { critere: 'trending', valeur: true, preuve: 'Tout le monde en parle' },
  ],
}

const sent = { text: '', handles: new Map([['P1', 'p']]), projects: [project] }

it('remembers which text the item had when the question left', () => {
  const ground = groundIn(sent, [])
  expect(ground(item)).toMatchObject({ proposed: { projet: 'p' }, base: textMark('En inox') })
  expect(ground({ ...item, element: 'product-2' })?.base).toBe(textMark(''))
})

it('remembers nothing of a project that did not go along', () => {
  const unnamed = { proposed: { ...item, projet: null } }
  expect(groundIn({ ...sent, handles: new Map() }, [])(item)).toEqual(unnamed)
  expect(groundIn(sent, [])({ ...item, projet: 'P2' })).toEqual(unnamed)
  expect(groundIn({ ...sent, projects: [] }, [])(item)).not.toHaveProperty('base')
})

it('says which criteria rest on what the person wrote, and never on what the coach said', () => {
  const said = 'Elle filtre devant les yeux, sans pile.'
  const evidentIn = (text: string, role: 'user' | 'assistant') =>
    groundIn({ ...sent, text }, [{ role, content: said }])(judged)?.evident
  expect(evidentIn('', 'user')).toEqual(['wowEffect'])
  expect(evidentIn('', 'assistant')).toEqual([])
  expect(evidentIn(said, 'assistant')).toEqual(['wowEffect'])
})
