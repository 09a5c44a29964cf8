import { beforeEach, describe, expect, test, vi } from 'vitest'
import { noteKeeper, readNoteDrafts } from '@/data/research/note-drafts'
import {
  dropSentCandidate,
  editResearchDrafts,
  readResearchDrafts,
  retryCandidate,
  saveCandidate,
  saveSections,
} from '@/data/research/research-drafts'
import { countUnsavedResearch } from '@/data/research/research-draft-store'
import { readStored, writeStored } from '@/data/device/device-storage'
import { NO_DRAFTS, type DraftCandidate, type ResearchDrafts } from '@/domain/research/research-draft'
import { settleNotes } from '@/features/research/sheet/settle-notes'
import { offline, signUp } from './support/person'
import { draftCandidates, draftSection, verdicts } from './support/research'
import { storedIds } from './support/stored'
import { until } from '../support/until'

const now = new Date()
// What the rules refuse, and the screen does not let through.
const bad = { id: 'bad', link: 'https://ex.fr/"', verdicts }
let uid = ''

beforeEach(async () => {
  uid = await signUp()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

function keep(drafts: Partial<ResearchDrafts>) {
  editResearchDrafts(uid, () => ({ ...NO_DRAFTS, ...drafts }))
}

function becomes(drafts: object) {
  return until(() => expect(readResearchDrafts(uid)).toMatchObject(drafts))
}

function row(id: string): DraftCandidate {
  return { id: `${id}-${uid}`, link: 'https://ex.fr/row', verdicts }
}

describe('a section', () => {
  test('that is refused stays, and is stored once it is repaired', async () => {
    const id = `refused-${uid}`
    keep({ sections: [draftSection(id, [bad])] })
    saveSections(uid, now)
    expect(readResearchDrafts(uid).sections).toMatchObject([{ state: 'sent' }])
    await becomes({ sections: [{ id, state: 'refused', products: [bad] }] })
    expect(countUnsavedResearch(uid)).toEqual({ sections: 1, links: 0 })

    keep({ sections: [draftSection(id)] })
    saveSections(uid, now)
    await becomes(NO_DRAFTS)
    expect(await storedIds('sections')).toContain(id)
  })

  test('that is refused in part keeps just what the server does not have', async () => {
    const id = `half-${uid}`
    const candidates = draftCandidates(401, 'half')
    keep({ sections: [draftSection(id, [...candidates.slice(0, 400), bad])] })
    saveSections(uid, now)
    // A batch is stored whole or not at all, and each takes 18.
    const last = candidates.slice(396, 400).map(({ id: candidate }) => ({ id: candidate }))
    await becomes({ sections: [{ state: 'refused', isStored: true, products: [...last, bad] }] })

    editResearchDrafts(uid, (drafts) => ({
      ...drafts,
      sections: drafts.sections.map((section) => ({ ...section, products: candidates.slice(396) })),
    }))
    saveSections(uid, now)
    await becomes(NO_DRAFTS)
    expect(await storedIds(`sections/${id}/products`)).toHaveLength(401)
  })

  test('that was saved from two tabs is one section', async () => {
    const section = draftSection(`twice-${uid}`)
    keep({ sections: [section] })
    saveSections(uid, now)
    keep({ sections: [section] })
    saveSections(uid, new Date(now.getTime() + 1000))
    await becomes(NO_DRAFTS)
  })

  test('that was saved without a network is on its way, and arrives', async () => {
    const id = `later-${uid}`
    await offline(async () => {
      keep({ sections: [draftSection(id)] })
      saveSections(uid, now)
      await new Promise((resolve) => setTimeout(resolve, 200))
      expect(readResearchDrafts(uid).sections).toMatchObject([{ id, state: 'sent' }])
      expect(countUnsavedResearch(uid)).toEqual({ sections: 0, links: 0 })
    })
    await becomes(NO_DRAFTS)
    expect(await storedIds('sections')).toContain(id)
  })
})

describe('a draft row', () => {
  test('of « Mes liens » is stored; one of a section that is gone is kept, and can go elsewhere', async () => {
    keep({ candidates: { loose: row('a'), missing: row('b') } })
    saveCandidate(uid, 'loose', now)
    saveCandidate(uid, 'loose', now)
    saveCandidate(uid, 'missing', now)
    expect(readResearchDrafts(uid).candidates).toEqual({})
    await becomes({ sentCandidates: [{ ...row('b'), tableId: 'missing', state: 'refused' }] })
    expect(countUnsavedResearch(uid)).toEqual({ sections: 0, links: 1 })

    retryCandidate(uid, row('b').id, now, 'loose')
    await becomes(NO_DRAFTS)
    expect(await storedIds('product')).toEqual(expect.arrayContaining([row('a').id, row('b').id]))
  })

  test('of an unsaved section becomes its first candidate', () => {
    const section = draftSection('here')
    keep({ sections: [section], candidates: { here: row('a') } })
    saveCandidate(uid, 'here', now)
    expect(readResearchDrafts(uid)).toEqual({
      ...NO_DRAFTS,
      sections: [{ ...section, products: [row('a'), ...section.products] }],
    })
  })

  test('that another tab saved an instant ago, and followed by the next one, takes nothing of it along', async () => {
    const [saved, next] = [row('saved'), row('next')]
    keep({ candidates: { loose: saved } })
    const sent = { ...saved, tableId: 'loose', state: 'sent' } as const
    writeStored(
      `research.drafts.${uid}`,
      JSON.stringify({ ...NO_DRAFTS, candidates: { loose: next }, sentCandidates: [sent] }),
    )
    saveCandidate(uid, 'loose', now)
    expect(readResearchDrafts(uid)).toMatchObject({ candidates: { loose: next }, sentCandidates: [sent] })
    saveCandidate(uid, 'loose', now)
    await until(async () => expect(await storedIds('product')).toContain(next.id))
  })

  test('that is refused keeps its note until it is given up', async () => {
    const [id, tableId] = [row('a').id, 'missing']
    keep({ candidates: { [tableId]: row('a') } })
    saveCandidate(uid, tableId, now)
    await becomes({ sentCandidates: [{ state: 'refused' }] })
    noteKeeper(uid, id).keep({ tableId, changes: { note: { from: [''], to: 'Pliable' } } })
    // The server has said that there is nothing.
    const settle = () => {
      const parent = { kind: 'section', sectionId: tableId } as const
      settleNotes({ uid, tableId, parent, items: [], isComplete: true })
    }
    settle()
    expect(readNoteDrafts(uid).get(id)?.changes.note?.to).toBe('Pliable')
    dropSentCandidate(uid, id)
    settle()
    expect(readNoteDrafts(uid).has(id)).toBe(false)
  })

  test('that is refused can be given up', async () => {
    keep({ candidates: { missing: row('a') } })
    saveCandidate(uid, 'missing', now)
    await becomes({ sentCandidates: [{ state: 'refused' }] })
    dropSentCandidate(uid, row('a').id)
    expect(readResearchDrafts(uid)).toEqual(NO_DRAFTS)
    expect(readStored(`research.drafts.${uid}`)).toBeNull()
  })
})

test('what was sent before a reload is asked for, and what the server does not have is sent again', async () => {
  const [known, lost] = [draftSection(`known-${uid}`), draftSection(`lost-${uid}`)]
  keep({ sections: [known], candidates: { loose: row('known') } })
  saveSections(uid, now)
  saveCandidate(uid, 'loose', now)
  await becomes(NO_DRAFTS)

  // As the page before left it; nobody has asked for this person's drafts since.
  readResearchDrafts('somebody')
  writeStored(
    `research.drafts.${uid}`,
    JSON.stringify({
      sections: [known, lost].map((section) => ({ ...section, state: 'sent' })),
      sentCandidates: ['known', 'lost'].map((id) => ({ ...row(id), tableId: 'loose', state: 'sent' })),
    }),
  )
  expect(readResearchDrafts(uid).sections).toHaveLength(2)
  await becomes(NO_DRAFTS)
  expect(await storedIds('sections')).toContain(lost.id)
  expect(await storedIds('product')).toEqual(expect.arrayContaining([row('known').id, row('lost').id]))
})
