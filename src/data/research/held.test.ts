import { expect, test } from 'vitest'
import { newEntry, withFollowers, type Entry } from '@/data/sync/entry'
import type { Mutation } from '@/data/sync/mutation'
import { NO_ANSWERS } from '@/domain/research/candidate'
import { draftPlaces } from '@/domain/research/links/product-key'
import { heldLinks, heldSections, homelessLinks, withChanges, type HeldLink } from './held'
import { addCandidates, removeCandidate, renameCandidate, setFigure, setNote, setVerdict } from './research'
import { addSection, renameSection } from './sections'

const AT = new Date('2026-11-25T10:00:00.000Z')
let numbers = 0

function entry<Args>(mutation: Mutation<Args>, args: Args, more: Partial<Entry> = {}): Entry {
  numbers += 1
  const made = newEntry(mutation, args, AT, more.isHeld)
  return { ...made, number: numbers, place: numbers, uid: 'lea', fault: null, wasSent: false, ...more }
}

/** `at`: seconds after the others. */
function link(id: string, sectionId: string | null, at: number, more: Partial<Entry> = { isHeld: true }) {
  const candidates = [{ id, link: `https://ex.fr/${id}`, verdicts: NO_ANSWERS }]
  const createdAt = new Date(AT.getTime() + at * 1_000).toISOString()
  return entry(addCandidates, { sectionId, candidates, createdAt }, more)
}

const section = (id: string, more: Partial<Entry> = { isHeld: true }) =>
  entry(addSection, { id, name: 'Lampe', createdAt: AT.toISOString() }, more)
const ids = (links: readonly HeldLink[]) =>
  links.map(({ candidate, isDraft }) => `${candidate.id} ${isDraft ? 'draft' : 'confirmed'}`)

test('links of the device are drafts, and those that wait for an unsaved section, newest first', () => {
  const entries = [
    section('s'),
    link('a', 's', 1),
    link('b', 's', 2, {}),
    link('c', null, 4),
    link('d', null, 3),
    link('sent', null, 5, {}),
    link('refused', null, 6, { fault: 'denied' }),
    entry(setVerdict, { at: { id: 'c', sectionId: null }, criterion: 'trending', verdict: true }),
  ]
  expect(ids(heldLinks(entries))).toEqual(['c draft', 'd draft', 'b confirmed', 'a draft'])
})

test('a released section and its confirmed links are no longer drafts of the device', () => {
  const entries = [section('s', {}), link('a', 's', 1), link('b', 's', 2, {}), section('t')]
  expect(heldSections(entries).map(({ id }) => id)).toEqual(['t'])
  expect(ids(heldLinks(entries))).toEqual(['a draft'])
})

test('a section of the device does not hold back the name of another one', () => {
  const rename = entry(renameSection, { id: 's', name: 'Lampes' })
  expect(heldSections([section('s'), rename]).map(({ name }) => name)).toEqual(['Lampe'])
})

test.each<[string, Entry, boolean]>([
  ['a draft of a section that is there', link('a', 's', 0), false],
  ['a draft of « Mes liens »', link('a', null, 0), false],
  ['a draft of a section that is gone', link('a', 'gone', 0), true],
  ['a link that was refused since its section is gone', link('a', 'gone', 0, { fault: 'gone' }), true],
  ['a link that was refused for another reason', link('a', 'gone', 0, { fault: 'denied' }), false],
  ['a link on its way to a section that is gone', link('a', 'gone', 0, {}), false],
])('%s is homeless: %j', (_name, added, isHomeless) => {
  expect(homelessLinks([added], new Set(['loose', 's']))).toHaveLength(isHomeless ? 1 : 0)
})

test('a draft names the tables that have its product already: earlier drafts, and confirmed links', () => {
  const place = (id: string, address: string, sectionId: string | null, isDraft = true) => ({
    id,
    link: address,
    sectionId,
    isDraft,
  })
  const links = [
    place('third', 'https://ex.fr/p', null),
    place('second', 'https://www.ex.fr/p?utm_source=x', null),
    place('first', 'https://ex.fr/p', 's9'),
    place('other', 'https://ex.fr/q', 's8'),
  ]
  const namedBy = (id: string) => {
    const [own] = links.filter((each) => each.id === id)
    return own && draftPlaces(links, own)
  }
  expect(namedBy('third')).toEqual([null, 's9'])
  expect(namedBy('second')).toEqual(['s9'])
  expect(namedBy('first')).toEqual([])
  const confirmed = place('later', 'https://ex.fr/q', 's7', false)
  expect(draftPlaces([confirmed, ...links], place('other', 'https://ex.fr/q', 's8'))).toEqual(['s7'])
})

test('a link that moves to « Mes liens » takes its later changes along, and a deleted one does not come back', () => {
  const at = { id: 'a', sectionId: 'gone' }
  const candidate = { id: 'a', link: 'https://ex.fr/a', verdicts: NO_ANSWERS }
  const changes = [
    entry(setVerdict, { at, criterion: 'trending', verdict: true }),
    entry(setFigure, { at, figure: 'costCents', value: 800 }),
    entry(setNote, { at, from: '', note: 'Un doute' }),
    entry(renameCandidate, { at, name: 'Lampe pince' }),
  ]
  expect(withChanges(candidate, changes)).toEqual({
    ...candidate,
    verdicts: { ...NO_ANSWERS, trending: true },
    figures: { costCents: 800 },
    note: 'Un doute',
    name: 'Lampe pince',
  })
  expect(
    withChanges(candidate, [...changes, entry(removeCandidate, { at, link: candidate.link })]),
  ).toBeNull()
})

test('a draft is given up with all that waits behind it, and a refused change alone', () => {
  const draft = section('s')
  const inside = link('a', 's', 1, {})
  const at = { id: 'a', sectionId: 's' }
  const judged = entry(setVerdict, { at, criterion: 'trending', verdict: true })
  const noted = entry(setNote, { at, from: '', note: 'Belle' })
  const loose = link('b', null, 2)
  const other = entry(setVerdict, { at: { id: 'b', sectionId: null }, criterion: 'trending', verdict: true })
  const refused = link('c', null, 3, { fault: 'denied' })
  const behind = entry(setVerdict, { at: { id: 'c', sectionId: null }, criterion: 'trending', verdict: true })
  const entries = [draft, inside, judged, loose, noted, other, refused, behind]
  expect(withFollowers(draft, entries)).toEqual([draft, inside, judged, noted])
  expect(withFollowers(loose, entries)).toEqual([loose, other])
  expect(withFollowers(refused, entries)).toEqual([refused])
})
