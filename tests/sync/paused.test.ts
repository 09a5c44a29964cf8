import { expect, test } from 'vitest'
import { Device, newWorld } from './support/device'
import { settled } from './support/tasks'
import { addNote, notesOf, pathOfNote } from './support/verbs'

test('while a sign-out is asked for nothing is sent or heard; where it fails, both go on', async () => {
  const world = newWorld()
  const { server, tasks } = world
  const tab = new Device(world, 'lea').open()
  let shown = 0
  tab.sync.watch(notesOf('lea').spec, (answer) => {
    if (answer.status === 'ready') shown = answer.docs.length
  })
  const add = async (id: string) => {
    void tab.mutate(addNote, { id, text: id })
    await settled()
    await tasks.drain()
  }
  const elsewhere = (id: string) =>
    server.documents.set(pathOfNote(id), { userId: 'lea', text: id, createdAt: new Date(world.time) })
  await add('a')
  expect(server.transactions).toBe(1)

  tab.sync.pause()
  await add('b')
  elsewhere('c')
  server.touch()
  await tasks.drain()
  expect(server.transactions).toBe(1)
  expect(shown).toBe(1)

  tab.sync.resume()
  await tasks.drain()
  expect(server.transactions).toBe(2)
  expect(shown).toBe(3)
})
