import { describe, expect, test } from 'vitest'
import { emptyContent, withHead, withItemText } from '@/domain/projects/parts'
import { parseVersion } from '@/domain/projects/project-version'
import { differingParts, faultOfText, partNames, versionMoment, versionTitle } from './version-words'

const now = new Date(2026, 10, 23, 14, 0)
const stored = { projectId: 'p', sections: {}, keptAt: new Date(2026, 10, 22, 9, 30).toISOString() }
const version = (fields: object) => parseVersion('p_1', { ...stored, ...fields })!

describe('a version', () => {
  test('goes by why it was kept until it has a name', () => {
    const unnamed = version({ reason: 'undoing' })
    expect(versionTitle(unnamed)).toBe('Avant l’annulation')
    expect(versionMoment(unnamed, now)).toBe('hier à 09:30')
    const named = version({ reason: 'opening', name: 'Avant le prix' })
    expect(versionTitle(named)).toBe('Avant le prix')
    expect(versionMoment(named, now)).toBe('À l’ouverture de l’éditeur, hier à 09:30')
    expect(versionMoment(version({ keptAt: 1e99 }), now)).toBe('à une date inconnue')
  })

  test('differs in the parts that a person reads', () => {
    const present = { ...emptyContent(), title: 'Lampe', fromCoach: ['product-1 1-1f'] }
    const other = withHead(withItemText(present, 'offer', 'offer-2', 'Deux ans'), 'status', 'completed')
    expect(partNames(differingParts(other, present))).toBe('Statut, Offre irrésistible')
    expect(differingParts({ ...present, title: 'Lampe ', fromCoach: [] }, present)).toEqual([])
  })
})

test('a project that cannot be stored gets a sentence about its fault', () => {
  const lamp = { ...emptyContent(), title: 'Lampe' }
  expect(faultOfText(lamp)).toBeNull()
  expect(faultOfText({ ...lamp, title: ' ' })).toBe('Donnez d’abord un titre au projet.')
  expect(faultOfText(withItemText(lamp, 'offer', 'offer-1', 'x'.repeat(20_001)))).toMatch(/trop long/)
})
