import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  changeFact,
  forgetFacts,
  rememberFact,
  renewFact,
  restoreFacts,
  saveTone,
  watchMemory,
} from '@/data/coach/memory'
import { dropFactChanges, readFactChanges } from '@/data/coach/memory-outbox'
import { writeStored } from '@/data/device/device-storage'
import { saveSharing, watchSharing } from '@/data/coach/sharing'
import { FACTS_MAX } from '@/domain/base/text-limits'
import { NO_MEMORY, type Fact, type Memory } from '@/domain/coach/facts'
import { SHARES_ALL, type Sharing } from '@/domain/coach/sharing'
import { coachSightOf } from '@/features/coach/dossier/coach-sight'
import { confirmed, offline, comeIn } from './support/person'
import { writeStoredFields } from './support/stored'
import { until } from '../support/until'

const saidAt = new Date('2026-11-01T10:00:00Z')
let uid = ''

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  uid = await comeIn()
})

const fact = (id: string, text = `Fait ${id}`): Fact => ({
  ...{ id, text, project: null, saidAt, from: 'person', conversation: null },
})

function memory(): Promise<Memory> {
  return confirmed((onValue, onError) => watchMemory(uid, onValue, onError))
}

async function ids(): Promise<string[]> {
  return (await memory()).facts.map(({ id }) => id).sort()
}

/** As another device of the same person does. */
async function elsewhere(change: Readonly<Record<string, string | null>>): Promise<void> {
  const said = Object.entries(change).flatMap(([id, text]) => (text === null ? [] : [[id, wire(text)]]))
  await writeStoredFields(
    `coach/${uid}`,
    Object.keys(change).map((id) => `facts.${id}`),
    { facts: { mapValue: { fields: Object.fromEntries(said) as object } } },
  )
}

function wire(text: string) {
  const from = { stringValue: 'person' }
  return {
    mapValue: {
      fields: { text: { stringValue: text }, saidAt: { timestampValue: saidAt.toISOString() }, from },
    },
  }
}

describe('two devices', () => {
  test('that remember something at once have both, and what one says twice is one', async () => {
    const sent = await offline(async () => {
      const [here, again] = [rememberFact(uid, fact('here')), rememberFact(uid, fact('here'))]
      await elsewhere({ there: 'De l’autre' })
      return [here, again]
    })
    expect(await Promise.all(sent)).toEqual(['dropped', 'saved'])
    expect(await ids()).toEqual(['here', 'there'])
  })

  test('one of which edits what the other has deleted: it stays deleted, and leaves its room', async () => {
    await rememberFact(uid, fact('a'))
    await rememberFact(uid, fact('b'))
    const [edited] = await offline(async () => {
      const change = changeFact(uid, fact('a', 'Changé'))
      await elsewhere({ a: null })
      return [change]
    })
    await edited
    expect(await memory()).toMatchObject({ facts: [{ id: 'b' }], room: FACTS_MAX - 1, husks: ['a'] })
    const { husks } = await memory()
    await rememberFact(uid, fact('c'), { husks })
    expect([...(await memory()).ids].sort()).toEqual(['b', 'c'])
  })

  test('that fill the last place: one is kept on its device, and taken when there is room', async () => {
    const many = Array.from({ length: FACTS_MAX - 1 }, (_, rank) => fact(`f${rank}`))
    await restoreFacts(uid, many)
    const [late] = await offline(async () => {
      const change = rememberFact(uid, fact('late', 'Budget 600'))
      await elsewhere({ first: 'Plus rapide' })
      return [change]
    })
    expect(await late).toBe('refused')
    expect(await ids()).not.toContain('late')
    expect(readFactChanges(uid).get('late')).toMatchObject({ state: 'refused', fact: { text: 'Budget 600' } })
    await forgetFacts(uid, ['f0'])
    expect(await rememberFact(uid, fact('late', 'Budget 600'))).toBe('saved')
    expect(readFactChanges(uid).size).toBe(0)
    expect(await memory()).toMatchObject({ room: 0 })
  })

  test('one of which forgets all without a network: what the other adds meanwhile stays', async () => {
    const before = [fact('a'), fact('b')]
    await restoreFacts(uid, before)
    const { ids: seen } = await memory()
    const [forgotten] = await offline(async () => {
      const change = forgetFacts(uid, seen)
      await elsewhere({ c: 'Ajouté là-bas' })
      return [change]
    })
    await forgotten
    expect(await ids()).toEqual(['c'])
    await restoreFacts(uid, before)
    expect(await ids()).toEqual(['a', 'b', 'c'])
  })
})

test('one takes the place of another in one write; an edit and « toujours vrai » touch nothing else', async () => {
  await rememberFact(uid, { ...fact('old', 'Budget 600'), project: 'p1' })
  await rememberFact(uid, fact('new', 'Budget 2 000'), { instead: 'old' })
  expect((await memory()).facts).toEqual([fact('new', 'Budget 2 000')])
  await changeFact(uid, { ...fact('new', 'Budget 900'), project: 'p1' })
  const now = new Date('2026-11-23T10:00:00Z')
  await renewFact(uid, fact('new'), now)
  expect((await memory()).facts).toEqual([{ ...fact('new', 'Budget 900'), project: 'p1', saidAt: now }])
  await changeFact(uid, fact('new', 'Budget 900'))
  expect((await memory()).facts).toEqual([fact('new', 'Budget 900')])
})

test('the tone is beside the choice, and neither takes the other away', async () => {
  const sharing = () => confirmed<Sharing>((onValue, onError) => watchSharing(uid, onValue, onError))
  await saveTone(uid, 'direct')
  await saveSharing(uid, SHARES_ALL)
  await rememberFact(uid, fact('a'))
  expect(await sharing()).toMatchObject({ tone: 'direct', always: SHARES_ALL })
  await saveTone(uid, null)
  expect(await sharing()).toMatchObject({ tone: null, always: SHARES_ALL })
  expect(await ids()).toEqual(['a'])
})

test('a fact is in the notes of a question from when it is remembered until it is forgotten, and only where it is shared', async () => {
  const sight = coachSightOf(uid)
  const release = sight.hold()
  const parts = { ...SHARES_ALL, me: true }
  sight.choose('c', { parts, project: null, candidate: null })
  const told = async () => (await sight.dossierFor('c')).text
  expect(await told()).not.toContain('canari')
  await rememberFact(uid, fact('a', 'canari'))
  await rememberFact(uid, { ...fact('b', 'canari du projet'), project: 'p1' })
  await until(async () => expect(await told()).toContain('- canari (dit le 01/11/2026)'))
  expect(await told()).not.toContain('canari du projet')
  sight.choose('c', { parts: { ...parts, me: false }, project: null, candidate: null })
  expect(await told()).not.toContain('canari')
  sight.choose('c', { parts, project: null, candidate: null })
  expect(await told()).toContain('canari')
  await elsewhere({ a: null })
  await until(async () => expect(await told()).not.toContain('canari'))
  release()
})

test('one that the page before did not come to hand over is written whole by who changes it', async () => {
  const { id, ...said } = fact('neuf')
  const kept = { fact: said, instead: null, isWhole: true, state: 'sent' }
  writeStored(`coach.facts.${uid}.${id}`, JSON.stringify(kept))
  expect(await changeFact(uid, fact(id, 'Autre'))).toBe('saved')
  expect((await memory()).facts.map(({ text }) => text)).toEqual(['Autre'])
})

test('a fact gives way to what another tab has said in its place before Firestore was there', async () => {
  await rememberFact(uid, fact('a'))
  vi.resetModules()
  const other = await import('@/data/coach/memory-outbox')
  const older = changeFact(uid, fact('a', 'Avant'))
  other.factSent(uid, { fact: fact('a', 'Après'), instead: null, isWhole: false })
  expect(await older).toBe('dropped')
  expect((await memory()).facts).toEqual([fact('a')])
})

test('what was given up is kept no longer', async () => {
  const [late] = await offline(() => Promise.resolve([rememberFact(uid, fact('a'))]))
  expect(readFactChanges(uid).get('a')).toMatchObject({ state: 'sent', isUnheard: false })
  dropFactChanges(uid, ['a'])
  expect(readFactChanges(uid).size).toBe(0)
  await late
  expect(await memory()).not.toEqual(NO_MEMORY)
})
