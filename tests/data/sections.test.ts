import { beforeAll, describe, expect, test } from 'vitest'
import {
  setJudgement,
  watchCandidate,
  type CandidateParent,
  type LiveCandidate,
} from '@/data/research/candidates'
import { editResearchDrafts, readResearchDrafts, saveSections } from '@/data/research/research-drafts'
import { readAllCandidates, readAllSections, watchSections, type LiveSection } from '@/data/research/sections'
import { removeSection, renameSection } from '@/data/research/section-changes'
import type { LiveList } from '@/data/live/live-list'
import type { DraftSection } from '@/domain/research/research-draft'
import { confirmed, offline, signUp } from './support/person'
import { draftCandidates, draftSection, watchIn } from './support/research'
import { deleteStored, storedIds } from './support/stored'
import { until } from '../support/until'

let uid = ''

beforeAll(async () => {
  uid = await signUp()
})

/** Saves sections as a screen does, and waits until the server has them. */
async function save(...sections: readonly DraftSection[]): Promise<void> {
  editResearchDrafts(uid, (drafts) => ({ ...drafts, sections }))
  saveSections(uid, new Date())
  await until(() => expect(readResearchDrafts(uid).sections).toEqual([]))
}

function inSection(sectionId: string): CandidateParent {
  return { kind: 'section', sectionId }
}

async function liveSections() {
  return (await confirmed<LiveList<LiveSection>>((...heard) => watchSections(uid, ...heard))).items
}

describe('« Sauvegarder »', () => {
  test('stores sections and candidates in the order in which they stood', async () => {
    const candidates = draftCandidates(3, 'lamp')
    await save(draftSection('lamp', candidates), draftSection('rug'), draftSection('empty', []))
    expect((await liveSections()).map(({ id }) => id)).toEqual(['lamp', 'rug', 'empty'])
    const { items } = await confirmed(watchIn(inSection('lamp')))
    expect(items.map(({ id }) => id)).toEqual(candidates.map(({ id }) => id))
  })

  test('stores more candidates than one batch takes; what a window shows of them comes first, the rest by pages', async () => {
    const candidates = draftCandidates(900, 'many')
    await save(draftSection('many', candidates))
    const parent = inSection('many')
    const lists: LiveList<LiveCandidate>[] = []
    const stop = watchIn(parent)(
      (list) => lists.push(list),
      (error) => {
        throw error
      },
    )
    await until(() => expect(lists.at(-1)?.items).toHaveLength(24 + 200 - 5))
    stop()
    expect(lists[0]?.items).toHaveLength(24)
    expect(lists.every(({ hasMore }) => hasMore)).toBe(true)
    const two = await confirmed(watchIn(parent, 2))
    expect(two.items.length).toBeGreaterThan(300)
    const ids = (await readAllCandidates(parent)).map(({ id }) => id)
    expect(ids).toEqual(candidates.map(({ id }) => id))
  })
})

test('a name goes into both fields, and one that nobody wrote into none', async () => {
  await save({ ...draftSection('unnamed'), name: 'Nom du produit' }, draftSection('named'))
  const unnamed = (await readAllSections(uid)).find(({ id }) => id === 'unnamed')
  expect(unnamed).toMatchObject({ nomSection: 'nom', product: 'Nom du produit' })
  await renameSection({ id: 'named' }, 'Lampe')
  const section = (await readAllSections(uid)).find(({ id }) => id === 'named')
  expect(section).toMatchObject({ nomSection: 'Lampe', product: 'Lampe' })
  await expect(renameSection({ id: 'named' }, '')).rejects.toMatchObject({ code: 'data/denied' })
  await expect(renameSection({ id: 'missing' }, 'x')).rejects.toMatchObject({ name: 'AppError' })
})

test('one of its candidates is watched and judged alone', async () => {
  await save(draftSection('judged', draftCandidates(2, 'judged')))
  const only = async (id: string) =>
    (
      await confirmed<LiveList<LiveCandidate>>((...heard) =>
        watchCandidate(inSection('judged'), id, ...heard),
      )
    ).items
  await setJudgement(inSection('judged'), 'judged-1', { verdicts: { trending: true }, note: 'Vue' })
  expect(await only('judged-1')).toMatchObject([
    { id: 'judged-1', note: 'Vue', verdicts: { trending: true } },
  ])
  expect(await only('judged-0')).toMatchObject([{ note: '', verdicts: { trending: null } }])
  expect(await only('none')).toEqual([])
})

describe('deleting a section', () => {
  test('takes its candidates along, all pages of them', async () => {
    await save(draftSection('full', draftCandidates(401, 'full')))
    await removeSection({ id: 'full', userId: uid })
    expect(await storedIds('sections/full/products')).toEqual([])
    expect(await storedIds('sections')).not.toContain('full')
  })

  test('is no failure when it is deleted already', async () => {
    await save(draftSection('gone', []))
    await deleteStored('sections/gone')
    await removeSection({ id: 'gone', userId: uid })
  })

  test('drops what the device kept for its table', async () => {
    await save(draftSection('kept'))
    const [row] = draftCandidates(1, 'row')
    editResearchDrafts(uid, (drafts) => ({ ...drafts, candidates: row ? { kept: row } : {} }))
    await removeSection({ id: 'kept', userId: uid })
    expect(readResearchDrafts(uid).candidates).toEqual({})
  })

  test('fails without a network, at once, and leaves everything', async () => {
    await save(draftSection('stays', draftCandidates(3, 'stays')))
    const offlineError = { name: 'AppError', code: 'network/offline' }
    await offline(async () => {
      await expect(removeSection({ id: 'stays', userId: uid })).rejects.toMatchObject(offlineError)
      await expect(readAllCandidates(inSection('stays'))).rejects.toMatchObject(offlineError)
      await expect(readAllSections(uid)).rejects.toMatchObject(offlineError)
    })
    expect(await storedIds('sections')).toContain('stays')
    expect(await storedIds('sections/stays/products')).toHaveLength(3)
  })
})
