import { describe, expect, test } from 'vitest'
import { ideasOf, type IdeaFacts } from './coach-ideas'
import { STAGES } from './stages'

const NOTHING: IdeaFacts = { stage: null, test: null, product: null, project: null }
const NAMED: IdeaFacts = { ...NOTHING, test: 'Lampe pince', product: 'Gourde', project: 'Aquaroc' }
const KEYS = [...STAGES.map(({ key }) => key), null]
const PLACES = KEYS.map((stage) => [stage ?? 'after the last stage', stage] as const)

test('each stage has first questions of its own', () => {
  const firsts = KEYS.map((stage) => ideasOf({ ...NOTHING, stage }).join('\n'))
  expect(new Set(firsts).size).toBe(KEYS.length)
})

describe.each(PLACES)('at « %s »', (_, stage) => {
  test('there are three different ideas, with and without names', () => {
    for (const facts of [NOTHING, NAMED]) {
      const ideas = ideasOf({ ...facts, stage })
      expect(ideas).toHaveLength(3)
      expect(new Set(ideas).size).toBe(3)
    }
  })

  test('a running test comes first, and the ideas of the stage after it', () => {
    const [first, ...others] = ideasOf({ ...NOTHING, stage, test: 'Lampe pince' })
    expect(first).toBe(
      'Mon test de «\u00a0Lampe pince\u00a0»\u00a0: j’arrête, je change une chose ou je continue\u00a0?',
    )
    expect(others).toEqual(ideasOf({ ...NOTHING, stage }).slice(0, 2))
  })

  test('nothing is named that is not known', () => {
    expect(ideasOf({ ...NOTHING, stage }).join(' ')).not.toContain('«')
  })
})

test('the product and the project are named at their stages', () => {
  expect(ideasOf({ ...NAMED, test: null, stage: 'product' })[0]).toContain('«\u00a0Gourde\u00a0»')
  expect(ideasOf({ ...NAMED, test: null, stage: 'offer' })[0]).toContain('«\u00a0Aquaroc\u00a0»')
})

test('a long name on several lines is one short line of the question', () => {
  const [idea = ''] = ideasOf({ ...NOTHING, stage: 'product', product: `Lampe\n${'très '.repeat(40)}longue` })
  expect(idea).toMatch(/^Que vérifier encore pour «\sLampe très .*…\s»\s\?$/)
  expect(idea.length).toBeLessThan(80)
})
