import { describe, expect, it, test } from 'vitest'
import { PROJECT_ITEM_MAX } from '@/domain/base/text/text-limits'
import { isFromCoach } from '@/domain/projects/from-coach'
import { emptyContent } from '@/domain/projects/parts'
import { projectFromCandidate } from '@/domain/projects/project-from-candidate'
import { parseProject } from '@/domain/projects/project'
import { parseCandidate } from '@/domain/research/candidate'
import { itemIn, withCoachText } from '@/domain/projects/text/item-text'
import { isAsCreated } from '@/domain/projects/project'
import { newProjectContent, type ProposedProject } from './project'

const candidate = parseCandidate('c', { link: 'https://ex.fr/lampe', note: 'Solide', wowEffect: true })!
const proposed: ProposedProject = {
  genre: 'projet',
  titre: 'Lampe de lecture',
  produit: 'c',
  elements: [
    { element: 'product-1', texte: 'Une pince, trois lumières.' },
    { element: 'offer-2', texte: 'Reprise 30 jours.' },
  ],
}

describe('a new project', () => {
  it('contains the proposed texts and nothing else', () => {
    const expected = withCoachText(
      withCoachText(emptyContent(), 'product-1', 'Une pince, trois lumières.'),
      'offer-2',
      'Reprise 30 jours.',
    )
    expect(newProjectContent(proposed, proposed, null)).toEqual({
      ...expected,
      title: 'Lampe de lecture',
    })
  })

  it('puts the facts of its candidate before the proposed text, and keeps the proposed title', () => {
    const content = newProjectContent(proposed, proposed, candidate)
    const known = itemIn(projectFromCandidate(candidate, null), 'product-1')!.content
    expect(content.title).toBe('Lampe de lecture')
    expect(itemIn(content, 'product-1')!.content).toBe(`${known}\n\nUne pince, trois lumières.`)
    expect(itemIn(content, 'competition-1')!.content).toContain('https://ex.fr/lampe')
  })

  it('says which texts came from the coach, and not of one that the person changed on the card', () => {
    const [first, second] = proposed.elements
    const edited = { ...proposed, elements: [first!, { ...second!, texte: 'Reprise 60 jours.' }] }
    const content = newProjectContent(edited, proposed, candidate)
    expect(isFromCoach(content, 'product', 0)).toBe(true)
    expect(isFromCoach(content, 'offer', 1)).toBe(false)
    // The note of the product is the person's own text.
    expect(itemIn(content, 'competition-1')!.content).not.toBe('')
    expect(isFromCoach(content, 'competition', 0)).toBe(false)
  })

  it('has both of two texts for one item', () => {
    const twice = { ...proposed, elements: ['Un', 'Deux'].map((texte) => ({ element: 'offer-1', texte })) }
    expect(itemIn(newProjectContent(twice, twice, null), 'offer-1')!.content).toBe('Un\n\nDeux')
  })

  it('never holds more in an item than the rules take', () => {
    const long = parseCandidate('c', { link: 'https://ex.fr', note: 'x'.repeat(PROJECT_ITEM_MAX - 300) })!
    const texte = 'y'.repeat(1_500)
    const filling = { ...proposed, elements: [{ element: 'product-1', texte }] }
    const content = newProjectContent(filling, filling, long)
    expect(content.fromCoach).toEqual([])
    expect(itemIn(content, 'product-1')!.content.length).toBeLessThanOrEqual(PROJECT_ITEM_MAX)
  })
})

const BORN = '2026-11-22T10:00:00Z'
const made = parseProject('p', { userId: 'lea', title: 'Lampe', createdAt: BORN, updatedAt: BORN })!
const saved = { ...made, updatedAt: new Date('2026-11-22T10:00:00.001Z') }

test('the smallest save is noticed', () => {
  expect(isAsCreated(made)).toBe(true)
  expect(isAsCreated(saved)).toBe(false)
  expect(isAsCreated({ createdAt: null, updatedAt: null })).toBe(false)
})
