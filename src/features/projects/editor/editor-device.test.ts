// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { copyProject, removeProject, setField } from '@/data/projects'
import type { Project } from '@/domain/projects/project'
import { deleteProject } from './editor-device'

const device = vi.hoisted(() => ({ entries: [] as unknown[], calls: [] as unknown[] }))

vi.mock('@/data/sync/current', () => ({
  syncOf: () => ({
    entries: () => device.entries,
    giveUp: (numbers: readonly number[]) => Promise.resolve(device.calls.push(numbers)),
  }),
  mutate: ({ name }: { name: string }) => Promise.resolve(device.calls.push(name)),
}))

test('the deletion of a copy gives up the refused « Dupliquer » that made it, and that of its source does not', async () => {
  const copied = { uid: 'lea', name: copyProject.name, args: { id: 'q', source: 'p' } }
  const typed = { field: 'title', from: 'A', to: 'B', opens: false, title: 'A' }
  device.entries = [
    { ...copied, number: 1, fault: 'full' },
    { ...copied, number: 2, fault: null },
    { uid: 'lea', number: 3, name: setField.name, args: { ...typed, id: 'q' }, fault: 'full' },
  ]
  await deleteProject({ userId: 'lea', id: 'p', title: 'Gourde' } as Project)
  await deleteProject({ userId: 'lea', id: 'q', title: 'Gourde (copie)' } as Project)
  expect(device.calls).toEqual([removeProject.name, [1], removeProject.name])
})
