import { describe, expect, test } from 'vitest'
import { parseVerdicts } from './candidate'
import {
  adoptStranded,
  draftSectionsHolding,
  isWorthKeeping,
  joinDrafts,
  NO_DRAFTS,
  parseResearchDrafts,
  withoutDraftRow,
  type DraftSection,
  type ResearchDrafts,
} from './research-draft'

const lamp = { id: 'lamp', link: 'https://ex.fr/lampe', verdicts: parseVerdicts({ wowEffect: true }) }
const section: DraftSection = { id: 's1', name: 'Lampes', products: [lamp], state: 'open' }
const drafts: ResearchDrafts = {
  sections: [section, { id: 's2', name: 'Tapis', products: [], state: 'refused', isStored: true }],
  candidates: { loose: lamp, s1: { ...lamp, id: 'row' } },
  sentCandidates: [{ ...lamp, id: 'sent', tableId: 's9', state: 'refused' }],
}

describe('what the device kept', () => {
  test('is read as it was written', () => {
    expect(parseResearchDrafts(JSON.parse(JSON.stringify(drafts)))).toEqual(drafts)
  })

  test.each([
    [null],
    [42],
    ['text'],
    [[]],
    [{}],
    [{ sections: 'x', candidates: [1], sentCandidates: {} }],
    [{ sections: [null, 1, {}, { id: '' }, { id: '../x', name: 'a' }, { id: 'a'.repeat(65) }] }],
    [{ candidates: { loose: { id: 'x', link: 'javascript:alert(1)' }, s1: null, 'a/b': lamp } }],
    [{ sentCandidates: [{ ...lamp, tableId: 'a/b' }, { ...lamp }, { tableId: 'loose' }] }],
  ])('is nothing when it is damaged: %j', (value) => {
    expect(parseResearchDrafts(value)).toEqual(NO_DRAFTS)
  })

  test('loses only what cannot be used', () => {
    const read = parseResearchDrafts({
      sections: [
        {
          id: 's1',
          name: 'n'.repeat(200),
          state: 'gone',
          isStored: 'yes',
          products: [lamp, { ...lamp, link: 'https://ex.fr/2' }, { id: 'bad', link: 'data:x' }, 7],
        },
        { id: 's2', name: '  ', products: null },
      ],
    })
    expect(read.sections).toEqual([
      { id: 's1', name: 'n'.repeat(120), state: 'open', products: [{ ...lamp, link: 'https://ex.fr/2' }] },
      { id: 's2', name: 'Nom du produit', state: 'open', products: [] },
    ])
  })

  test('cannot reach what every object has', () => {
    const read = parseResearchDrafts(JSON.parse(`{"candidates":{"__proto__":${JSON.stringify(lamp)}}}`))
    expect(Object.getPrototypeOf(read.candidates)).toBe(Object.prototype)
  })
})

test('a link is found in an unsaved section whatever follows the visitor in it', () => {
  expect(draftSectionsHolding(drafts, 'https://ex.fr/lampe?utm_source=x')).toEqual(['Lampes'])
  expect(draftSectionsHolding(drafts, 'https://ex.fr/autre')).toEqual([])
})

test('a section is worth a question once it has a name or a candidate', () => {
  const blank: DraftSection = { id: 's', name: 'Nom du produit', products: [], state: 'open' }
  expect(isWorthKeeping(blank)).toBe(false)
  expect(isWorthKeeping({ ...blank, name: 'Lampe' })).toBe(true)
  expect(isWorthKeeping({ ...blank, products: [lamp] })).toBe(true)
  expect(isWorthKeeping({ ...blank, state: 'sent' })).toBe(true)
})

test('a draft row goes alone', () => {
  expect(withoutDraftRow(drafts, 'loose')).toEqual({ ...drafts, candidates: { s1: drafts.candidates['s1'] } })
})

test('links of a table that exists no more go to « Mes liens », where they can be sent again', () => {
  const all = new Set(['loose', 's1', 's2', 's9'])
  expect(adoptStranded(drafts, all)).toBe(drafts)

  const onItsWay = { ...lamp, id: 'on its way', tableId: 's9', state: 'sent' } as const
  const { candidates, sentCandidates } = adoptStranded(
    { ...drafts, sentCandidates: [...drafts.sentCandidates, onItsWay] },
    new Set(['loose']),
  )
  expect(candidates).toEqual({ loose: lamp })
  expect(sentCandidates).toEqual([
    { ...lamp, id: 'sent', tableId: 'loose', state: 'refused' },
    onItsWay,
    { ...lamp, id: 'row', tableId: 'loose', state: 'refused' },
  ])
})

describe('what two tabs wrote apart', () => {
  const row = (id: string) => ({ ...lamp, id })
  const before: ResearchDrafts = { ...NO_DRAFTS, sections: [section], candidates: { loose: lamp } }

  test('is of each what it did since', () => {
    const theirs = { ...before, sections: [{ ...section, products: [row('new'), lamp] }], candidates: {} }
    const mine = { ...before, sections: [{ ...section, name: 'Lampes de chevet' }] }
    const joined = joinDrafts(before, theirs, mine)
    expect(joined.sections).toEqual([{ ...section, name: 'Lampes de chevet', products: [lamp, row('new')] }])
    expect(joined.candidates).toEqual({})
    expect(joinDrafts(before, before, mine)).toEqual(mine)
    expect(joinDrafts(null, theirs, null)).toEqual(theirs)
  })

  test('is no more refused when the other tab has seen it saved, or given it up', () => {
    const sent = { ...lamp, tableId: 's1', state: 'sent' } as const
    const was: ResearchDrafts = {
      ...NO_DRAFTS,
      sections: [{ ...section, products: [lamp, row('kept')], state: 'sent' }],
      sentCandidates: [sent],
    }
    const refused = { ...section, products: [lamp], state: 'refused', isStored: true } as const
    const mine = {
      ...was,
      sections: [refused],
      sentCandidates: [{ ...sent, state: 'refused' } as const, { ...sent, id: 'mine' }],
    }
    const left = { ...NO_DRAFTS, sentCandidates: [{ ...sent, id: 'mine' }] }
    expect(joinDrafts(was, NO_DRAFTS, mine)).toEqual(left)
    const typed = { ...refused, name: 'Lampes de chevet' }
    expect(joinDrafts(was, NO_DRAFTS, { ...mine, sections: [typed] }).sections).toEqual([typed])
  })

  test('is a row and a refused link where both began one in the same table', () => {
    const mine = { ...before, candidates: { loose: row('mine') } }
    const joined = joinDrafts(before, { ...before, candidates: { loose: row('theirs') } }, mine)
    expect(joined.candidates).toEqual({ loose: row('mine') })
    expect(joined.sentCandidates).toEqual([{ ...row('theirs'), tableId: 'loose', state: 'refused' }])
  })
})
