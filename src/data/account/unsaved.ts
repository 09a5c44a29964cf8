import { unsavedCoachWork } from '@/data/coach/coach-unsaved'
import { readStored, storedKeys } from '@/data/device/device-storage'
import { readNameChange } from '@/data/session/name-change-store'
import { countUnsavedNotes } from '@/data/research/note-drafts'
import { unsavedProjectDrafts } from '@/data/projects/project-drafts'
import { countUnsavedResearch } from '@/data/research/research-drafts'
import type { StoredKey, TypedFamily } from '@/data/device/stored-keys'
import { readOutbox, type TodoChange } from '@/data/todos/todo-outbox'

/** One kind of thing that is only on this device: what it is called, and how many of it this person has here. */
interface Kind {
  readonly one: string
  readonly many: string
  readonly count: (uid: string) => number
}

/** What a sign-out would erase, by the keys that hold it. A family without a row is a type error. */
const KINDS: Record<TypedFamily, readonly Kind[]> = {
  'todos.outbox': [
    {
      one: 'tâche non enregistrée',
      many: 'tâches non enregistrées',
      count: (uid) => countChanges(uid, ({ kind }) => kind === 'add'),
    },
    {
      one: 'changement de tâche non enregistré',
      many: 'changements de tâches non enregistrés',
      count: (uid) => countChanges(uid, ({ kind }) => kind !== 'add'),
    },
  ],
  'todos.draft': [
    {
      one: 'tâche à moitié écrite',
      many: 'tâches à moitié écrites',
      count: (uid) => countTexts(`todos.draft.${uid}`),
    },
  ],
  'todos.edit': [
    {
      one: 'tâche à moitié modifiée',
      many: 'tâches à moitié modifiées',
      count: (uid) => countTexts(`todos.edit.${uid}`),
    },
  ],
  'project-draft': [
    {
      one: 'projet non enregistré',
      many: 'projets non enregistrés',
      count: (uid) => unsavedProjectDrafts(uid).filter(({ state }) => state !== 'open').length,
    },
    {
      one: 'brouillon de projet',
      many: 'brouillons de projets',
      count: (uid) => unsavedProjectDrafts(uid).filter(({ state }) => state === 'open').length,
    },
  ],
  'research.drafts': [
    {
      one: 'section de produits non enregistrée',
      many: 'sections de produits non enregistrées',
      count: (uid) => countUnsavedResearch(uid).sections,
    },
    {
      one: 'lien non enregistré',
      many: 'liens non enregistrés',
      count: (uid) => countUnsavedResearch(uid).links,
    },
  ],
  'research.link': [
    {
      one: 'lien à moitié écrit',
      many: 'liens à moitié écrits',
      count: (uid) => countTexts(`research.link.${uid}.`),
    },
  ],
  'research.name': [
    {
      one: 'nom de section à moitié écrit',
      many: 'noms de sections à moitié écrits',
      // By the section alone: whoever signs out takes them all along.
      count: () => countTexts('research.name.'),
    },
  ],
  'research-note': [
    {
      one: 'note de produit non enregistrée',
      many: 'notes de produits non enregistrées',
      count: countUnsavedNotes,
    },
  ],
  name: [{ one: 'nom non enregistré', many: 'noms non enregistrés', count: countNames }],
  'name-draft': [
    {
      one: 'nom à moitié écrit',
      many: 'noms à moitié écrits',
      count: (uid) => countTexts(`name-draft.${uid}`),
    },
  ],
  'contact-subject': [
    {
      one: "sujet de message à l'équipe",
      many: "sujets de messages à l'équipe",
      count: (uid) => countTexts(`contact-subject.${uid}`),
    },
  ],
  'contact-message': [
    {
      one: "message à l'équipe à moitié écrit",
      many: "messages à l'équipe à moitié écrits",
      count: (uid) => countTexts(`contact-message.${uid}`),
    },
  ],
  'coach.draft': [
    {
      one: 'message à moitié écrit',
      many: 'messages à moitié écrits',
      count: (uid) => (unsavedCoachWork(uid).isTyped ? 1 : 0),
    },
  ],
  'coach.unsaved': [
    {
      one: 'question sans réponse',
      many: 'questions sans réponse',
      count: (uid) => unsavedCoachWork(uid).questions,
    },
    {
      one: 'conversation non enregistrée',
      many: 'conversations non enregistrées',
      count: (uid) => unsavedCoachWork(uid).answers,
    },
    {
      one: 'conversation refusée',
      many: 'conversations refusées',
      count: (uid) => unsavedCoachWork(uid).refused,
    },
  ],
}

/** What of this person is on this device alone, each kind in words: « 2 tâches non enregistrées ». */
export function unsavedOf(uid: string): string[] {
  return Object.values(KINDS)
    .flat()
    .flatMap(({ one, many, count }) => {
      const number = count(uid)
      return number === 0 ? [] : `${number} ${number === 1 ? one : many}`
    })
}

/** What is on its way is Firestore's to ask about. */
function countChanges(uid: string, isOne: (change: TodoChange) => boolean): number {
  const { failed, orphans } = readOutbox(uid)
  return [...failed, ...orphans].filter(isOne).length
}

function countNames(uid: string): number {
  const change = readNameChange(uid)
  return change === null || change.status === 'sending' ? 0 : 1
}

function countTexts(prefix: StoredKey): number {
  return storedKeys(prefix).filter((key) => (readStored(key) ?? '').trim() !== '').length
}
