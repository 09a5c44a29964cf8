// The order of changes, as the promises of the stories know it.
import { expect, test } from 'vitest'
import { Device, newWorld } from './support/device'
import { Places } from './support/places'
import type { Shown } from './support/shown'
import { removeNote, writeNote } from './support/verbs'

test('a change is before the later one of two removals, in whatever order the device stored them', async () => {
  const device = new Device(newWorld(), 'lea')
  const tab = device.open()
  const store = (number: number, made: object) =>
    device.stored.write([['journal', number, { ...made, number, place: number }]])
  const shown = (verb: Shown['verb'], text: string): Shown => {
    return { tab, on: device, moment: 1, madeAt: 1, verb, note: 'n', text, from: '' }
  }
  await store(3, tab.made(writeNote, { id: 'n', from: '', text: 'Written' }))
  await store(4, tab.made(removeNote, { id: 'n', lock: '' }))
  // Another tab, which a full storage kept apart, has removed the note too.
  await store(2, tab.made(removeNote, { id: 'n', lock: '' }))
  await store(5, tab.made(writeNote, { id: 'n', from: '', text: 'Later' }))
  await store(6, tab.made(removeNote, { id: 'n', lock: 'refused/n' }))
  const places = new Places()
  places.look([device])
  const isRemovedAfter = (text: string) => places.isAfter(shown('remove', ''), shown('write', text))
  expect([isRemovedAfter('Written'), isRemovedAfter('Later')]).toEqual([true, false])
})
