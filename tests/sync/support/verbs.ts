import * as json from '@/domain/base/json'
import { earned, profilePath } from '@/domain/account/earned'
import { readText } from '@/domain/base/read-field'
import { Refusal, SERVER_TIME } from '@/domain/base/write'
import { defineMutation, type Mutation } from '@/data/sync/mutation'
import type { Query } from '@/data/sync/query'

// Mutations like those of the product: a creation, a text edited by two people, points earned once, a deletion.

export const pathOfNote = (id: string) => `notes/${id}`

/** The server refuses the document, also if a later change of the same transaction replaces the text. */
const badMark = (text: string) => (text.startsWith('refused') ? { isBad: true } : {})

interface OfNote {
  readonly id: string
}

interface Added extends OfNote {
  readonly text: string
}

export const addNote = defineMutation<Added>({
  name: 'test.add',
  args: json.args<Added>({ id: json.id, text: json.text }),
  reads: ({ id }) => [pathOfNote(id)],
  writes: ({ id, text }, doc, { uid }) =>
    doc(pathOfNote(id))
      ? []
      : [
          {
            kind: 'set',
            path: pathOfNote(id),
            fields: { userId: uid, text, ...badMark(text), createdAt: SERVER_TIME },
          },
        ],
  held: { key: ({ id }) => id, says: 'Brouillon.' },
  says: ({ text }) => text,
})

interface Written extends Added {
  readonly from: string
}

const writing: Omit<Mutation<Written>, 'name'> = {
  args: json.args<Written>({ id: json.id, from: json.text, text: json.text }),
  reads: ({ id }) => [pathOfNote(id)],
  writes({ id, from, text }, doc) {
    const note = doc(pathOfNote(id))
    if (!note) throw new Refusal('gone')
    const stored = readText(note['text'])
    if (stored === text || stored.split('\n').includes(text)) return []
    const joined = stored === from ? text : `${stored}\n${text}`
    return [{ kind: 'update', path: pathOfNote(id), fields: { text: joined, ...badMark(text) } }]
  },
  key: ({ id }) => id,
  joined: (earlier, later) => (later.from === earlier.text ? { ...later, from: earlier.from } : null),
  says: ({ text }) => text,
}

export const writeNote = defineMutation<Written>({ ...writing, name: 'test.write' })

export const TYPING_PAUSE_MS = 2_000

/** The same, sent after a pause. */
export const typeNote = defineMutation<Written>({
  ...writing,
  name: 'test.type',
  quietMs: TYPING_PAUSE_MS,
})

export const tickNote = defineMutation<OfNote>({
  name: 'test.tick',
  args: json.args<OfNote>({ id: json.id }),
  reads: ({ id }) => [pathOfNote(id)],
  besides: (_, uid) => [profilePath(uid)],
  writes({ id }, doc, { uid, at }) {
    const note = doc(pathOfNote(id))
    if (!note) return []
    const points = note['counted'] === true ? [] : earned(uid, doc(profilePath(uid)), 10, at)
    const fields = { done: true, ...(points.length > 0 && { counted: true }) }
    return [{ kind: 'update', path: pathOfNote(id), fields }, ...points]
  },
  says: ({ id }) => id,
})

interface Removed extends OfNote {
  /** A document whose write the server refuses together with the deletion; empty: none. */
  readonly lock: string
}

export const removeNote = defineMutation<Removed>({
  name: 'test.remove',
  args: json.args<Removed>({ id: json.id, lock: json.text }),
  reads: ({ id }) => [pathOfNote(id)],
  besides: ({ lock }) => (lock ? [lock] : []),
  writes: ({ id, lock }, doc) =>
    doc(pathOfNote(id))
      ? [
          { kind: 'delete', path: pathOfNote(id) },
          ...(lock ? [{ kind: 'set', path: lock, fields: { isBad: true } } as const] : []),
        ]
      : [],
  says: ({ id }) => id,
})

export interface Note {
  readonly id: string
  readonly text: string
  readonly done: boolean
  /** Numbers of the refused entries that mark it. */
  readonly refused: readonly number[]
}

export function notesOf(uid: string): Query<readonly Note[]> {
  return {
    spec: { collection: 'notes', where: [['userId', '==', uid]], latest: 'createdAt', limit: 500 },
    read: (docs) =>
      docs.map(({ id, fields, refused }) => ({
        id,
        text: readText(fields['text']),
        done: fields['done'] === true,
        refused,
      })),
  }
}
