import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { writeStored } from '@/data/device/device-storage'
import type { OnError, OnValue } from '@/data/live/live'
import { readDrafts } from '@/data/projects/project-drafts'
import { watchProjects, type LiveProject } from '@/data/projects/projects'
import { newProjectId, settleSaves } from '@/data/projects/project-saves'
import type { LiveList } from '@/data/live/live-list'
import { changesBetween } from '@/domain/projects/project-draft'
import { emptyContent } from '@/domain/projects/parts'
import { confirmed, signUp } from './support/person'
import { until } from '../support/until'

// The rules refuse what is dated more than a day ahead.
const AHEAD_MS = 3 * 86_400_000
let uid = ''

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + AHEAD_MS })
  writeStored('clock-offset', String(-AHEAD_MS))
})
afterAll(() => {
  vi.useRealTimers()
})
beforeEach(async () => {
  uid = await signUp()
})

test('a project that the page before did not hand over bears the time of the server', async () => {
  const onServer = () =>
    confirmed((onValue: OnValue<LiveList<LiveProject>>, onError: OnError) =>
      watchProjects(uid, onValue, onError),
    )
  const id = newProjectId()
  const changes = changesBetween(emptyContent(), { ...emptyContent(), title: 'Lampe' })
  readDrafts('somebody')
  writeStored(
    `project-draft.${uid}.sent.${id}`,
    JSON.stringify({
      ...{ projectId: id, version: '', keptAt: new Date(), state: 'sent', title: 'Lampe' },
      changes,
    }),
  )
  settleSaves(uid, await onServer())
  await until(() => expect(readDrafts(uid).size).toBe(0))
  expect((await onServer()).items).toMatchObject([{ id, title: 'Lampe' }])
})
