import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  addCandidate,
  newCandidateId,
  removeCandidate,
  restoreCandidate,
  setJudgement,
  setNoteAndFigures,
  setVerdict,
  watchCandidate,
  watchCandidates,
  type CandidateParent,
  type LiveCandidate,
} from '@/data/research/candidates'
import { noteKeeper } from '@/data/research/note-drafts'
import { findLink } from '@/data/research/find-link'
import type { OnError, OnValue } from '@/data/live/live'
import type { LiveList } from '@/data/live/live-list'
import { LOOSE_TABLE } from '@/domain/research/research-draft'
import { comeIn, confirmed, offline } from './support/person'
import { verdicts, watchIn } from './support/research'
import { deleteStored, storedFields, storedIds } from './support/stored'

const now = new Date()
const link = 'https://ex.fr/lampe'
let loose: CandidateParent
let uid = ''
let id = ''

beforeAll(async () => {
  uid = await comeIn()
  loose = { kind: 'loose', uid }
})

beforeEach(async () => {
  id = newCandidateId()
  await addCandidate(loose, id, { link, verdicts }, now)
})

async function stored(): Promise<LiveCandidate> {
  const { items } = await confirmed(watchIn(loose))
  const candidate = items.find((item) => item.id === id)
  if (!candidate) throw new Error('The candidate is not there')
  return candidate
}

test('a double click is one candidate', async () => {
  const twice = newCandidateId()
  const before = (await storedIds('product')).length
  const later = new Date(now.getTime() + 5)
  await Promise.all([now, later].map((at) => addCandidate(loose, twice, { link, verdicts }, at)))
  expect(await storedIds('product')).toHaveLength(before + 1)
})

test('a creation that is sent again, its answer lost, leaves the note that was written meanwhile', async () => {
  await setNoteAndFigures(loose, await stored(), { ...(await stored()), note: 'Pliable' })
  await addCandidate(loose, id, { link, verdicts }, now)
  expect((await stored()).note).toBe('Pliable')
})

test('a criterion is set and unset, alone', async () => {
  await setVerdict(loose, id, 'trending', false)
  await setVerdict(loose, id, 'wowEffect', null)
  expect((await stored()).verdicts).toEqual({ ...verdicts, trending: false, wowEffect: null })
})

test('a judgement is one update of what it names, and is taken back as exactly', async () => {
  const before = await stored()
  await setJudgement(loose, id, { verdicts: { trending: true, wowEffect: false }, note: 'Vue au marché' })
  const judged = { ...before.verdicts, trending: true, wowEffect: false }
  expect(await stored()).toMatchObject({ verdicts: judged, note: 'Vue au marché' })
  await setJudgement(loose, id, { verdicts: { innovative: true }, note: null })
  expect(await stored()).toMatchObject({ verdicts: { ...judged, innovative: true }, note: 'Vue au marché' })
  await setJudgement(loose, id, { verdicts: { ...before.verdicts }, note: '' })
  expect(await stored()).toEqual(before)
  expect(await storedFields(`product/${id}`)).not.toHaveProperty('note')
})

test('one candidate is watched alone, there or not', async () => {
  const only = (parent: CandidateParent, wanted: string) =>
    confirmed((onValue: OnValue<LiveList<LiveCandidate>>, onError: OnError) =>
      watchCandidate(parent, wanted, onValue, onError),
    )
  expect((await only(loose, id)).items).toMatchObject([{ id, link }])
  expect((await only(loose, newCandidateId())).items).toEqual([])
  const owner = { kind: 'section', sectionId: newCandidateId() } as const
  // Of a section that is gone, nothing can be asked.
  await expect(only(owner, id)).rejects.toMatchObject({ code: 'data/denied' })
})

test('only what changed of a note and of the amounts is written', async () => {
  const opened = await stored()
  const figures = { ...opened.figures, salePriceCents: 2990, adsCents: 0 }
  await setNoteAndFigures(loose, opened, { note: 'Délai\u00a0?', figures })
  // The other form was opened before, and changes something else.
  await setNoteAndFigures(loose, opened, { note: '', figures: { ...opened.figures, costCents: 800 } })
  const changed = await stored()
  expect(changed).toMatchObject({ note: 'Délai\u00a0?', figures: { ...figures, costCents: 800 } })

  await setNoteAndFigures(loose, changed, { note: '', figures: opened.figures })
  const fields = await storedFields(`product/${id}`)
  expect(fields).not.toEqual(expect.arrayContaining(['note']))
  expect(fields).toHaveLength(['userId', 'link', 'createdAt'].length + 8)
})

test('a note that another tab has typed over before Firestore was there is left to that tab', async () => {
  const opened = await stored()
  const other = await otherTab()
  const here = noteKeeper(uid, id)
  const typed = (to: string) => ({ tableId: LOOSE_TABLE, changes: { note: { from: [''], to } } })
  here.keep(typed('Avant'), true)
  const values = { note: 'Avant', figures: { ...opened.figures, costCents: 800 } }
  const sent = setNoteAndFigures(loose, opened, values, here.isLatest)
  other.noteKeeper(uid, id).keep(typed('Après'))
  await sent
  expect(await stored()).toMatchObject({ note: opened.note, figures: values.figures })
})

/** What another tab of the device keeps of notes. */
function otherTab() {
  vi.resetModules()
  return import('@/data/research/note-drafts')
}

test('a deleted candidate comes back as it was', async () => {
  const opened = await stored()
  await setNoteAndFigures(loose, opened, { note: 'Note', figures: { ...opened.figures, costCents: 1 } })
  const before = await stored()
  await removeCandidate(loose, id)
  expect(await storedIds('product')).not.toContain(id)
  await restoreCandidate(loose, before)
  expect(await stored()).toEqual(before)
})

describe('what the server refuses', () => {
  test('is no failure when it is done already: the acknowledgement was lost', async () => {
    await deleteStored(`product/${id}`)
    await removeCandidate(loose, id)
  })

  test('is said in our own words', async () => {
    const denied = { name: 'AppError', code: 'data/denied' }
    const inTwoDays = new Date(now.getTime() + 2 * 86_400_000)
    const bad = { link: 'javascript:alert(1)', verdicts }
    await expect(addCandidate(loose, 'bad', bad, now)).rejects.toMatchObject(denied)
    await expect(addCandidate(loose, 'late', { link, verdicts }, inTwoDays)).rejects.toMatchObject(denied)
    await expect(setVerdict(loose, 'missing', 'trending', true)).rejects.toMatchObject(denied)
    const nowhere: CandidateParent = { kind: 'section', sectionId: 'missing' }
    await expect(addCandidate(nowhere, 'x', { link, verdicts }, now)).rejects.toMatchObject(denied)
    const others: CandidateParent = { kind: 'loose', uid: 'other' }
    await expect(addCandidate(others, 'x', { link, verdicts }, now)).rejects.toMatchObject(denied)
  })
})

describe('a link that is somewhere already', () => {
  const nowhere = { name: 'Supprimée', parent: { kind: 'section', sectionId: 'missing' } } as const

  test('is found without what follows the visitor; a place that cannot be asked is left out', async () => {
    const places = [nowhere, { name: 'Mes liens', parent: loose }]
    expect(await findLink(`${link}?utm_source=x`, places)).toEqual(['Mes liens'])
    expect(await findLink('https://ex.fr/tapis', places)).toEqual([])
  })

  test('is found without a network in what the device knows', async () => {
    const stop = watchCandidates(
      loose,
      () => undefined,
      () => undefined,
    )
    await stored()
    expect(await offline(() => findLink(link, [nowhere, { name: 'Mes liens', parent: loose }]))).toEqual([
      'Mes liens',
    ])
    stop()
  })
})

test('without a network a change shows at once, and is answered later', async () => {
  const { answer, shown } = await offline(async () => {
    const answer = setVerdict(loose, id, 'provenSuccess', true)
    return { answer, shown: await firstPending() }
  })
  expect(shown.verdicts.provenSuccess).toBe(true)
  await answer
  expect((await stored()).verdicts.provenSuccess).toBe(true)
})

function firstPending(): Promise<LiveCandidate> {
  return new Promise((resolve, reject) => {
    const stop = watchCandidates(
      loose,
      ({ items }) => {
        const candidate = items.find((item) => item.id === id && item.isPending)
        if (!candidate) return
        stop()
        resolve(candidate)
      },
      reject,
    )
  })
}
