import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearStored, writeStored } from '@/data/device/device-storage'
import type { StoredKey, TypedFamily } from '@/data/device/stored-keys'
import type { ExportContent } from '@/domain/export/export-content'
import { unsavedOf, withUnsaved } from './unsaved'

let count = 0
let uid = ''
beforeEach(() => {
  clearStored()
  count += 1
  // The stores remember whom they were read for.
  uid = `lea-${count}`
})
afterEach(() => clearStored())

/** What a page that is gone has left under each family: text and key are the stores' own. */
const LEFT: Record<TypedFamily, { key: (uid: string) => StoredKey; value: unknown; words: string[] }> = {
  'todos.draft': { key: (uid) => `todos.draft.${uid}`, value: 'Appe', words: ['1 tâche à moitié écrite'] },
  'todos.edit': {
    key: (uid) => `todos.edit.${uid}.t1`,
    value: { id: 'a', text: 'Rapp' },
    words: ['1 tâche à moitié modifiée'],
  },
  'project.new': {
    key: (uid) => `project.new.${uid}`,
    value: { id: 'p2', fields: [{ field: 'product-1', text: 'En inox', from: '' }] },
    words: ['1 nouveau projet sans titre'],
  },
  'project.text': {
    key: (uid) => `project.text.${uid}.p1`,
    value: { id: 'p1', fields: [{ field: 'product-1', text: 'En inox', from: '' }] },
    words: ['1 texte de projet à moitié écrit'],
  },
  'version.name': {
    key: (uid) => `version.name.${uid}.p1`,
    value: 'Avant',
    words: ['1 nom de version à moitié écrit'],
  },
  'research.link': {
    key: (uid) => `research.link.${uid}.loose`,
    value: 'https://ex',
    words: ['1 lien à moitié écrit'],
  },
  'research.name': {
    key: () => 'research.name.s1',
    value: 'Gour',
    words: ['1 nom de tableau à moitié écrit'],
  },
  'research-note': {
    key: (uid) => `research-note.${uid}.c1`,
    value: { sectionId: null, texts: { note: 'Trop cher' } },
    words: ['1 note de produit non enregistrée'],
  },
  'sales-test': {
    key: (uid) => `sales-test.${uid}.new.c1`,
    value: { tried: 'Page A' },
    words: ['1 test de vente à moitié écrit'],
  },
  'name-draft': { key: (uid) => `name-draft.${uid}`, value: 'Léa D', words: ['1 nom à moitié écrit'] },
  'contact-subject': {
    key: (uid) => `contact-subject.${uid}`,
    value: 'Facture',
    words: ['1 sujet de message à l’équipe'],
  },
  'contact-message': {
    key: (uid) => `contact-message.${uid}`,
    value: 'Bonjour',
    words: ['1 message à l’équipe à moitié écrit'],
  },
  'coach.draft': {
    key: (uid) => `coach.draft.${uid}`,
    value: 'Comment',
    words: ['1 message à moitié écrit'],
  },
  'conversation.name': {
    key: (uid) => `conversation.name.${uid}.c1`,
    value: 'Mon pri',
    words: ['1 nom de conversation à moitié écrit'],
  },
  'coach.fact': {
    key: (uid) => `coach.fact.${uid}`,
    value: 'Budget',
    words: ['1 souvenir à moitié écrit'],
  },
  letter: {
    key: (uid) => `letter.${uid}.p1`,
    value: { id: 'refund', texts: { order: '12' }, days: {} },
    words: ['1 courrier gardé sur cet appareil seulement'],
  },
  plan: {
    key: () => 'plan.device',
    value: { answers: { stage: 'idea', product: 'Gourde' }, reached: 3, without: [], wantedAt: '' },
    words: ['1 plan en 5 questions pas encore créé'],
  },
  sale: {
    key: () => 'sale.device',
    value: { salePriceCents: '40', costCents: '12', shippingCents: '4' },
    words: ['1 calcul pas encore dans vos produits'],
  },
  week: {
    key: (uid) => `week.${uid}.2026-11-16`,
    value: {
      monday: '2026-11-16',
      card: 3,
      went: 'Deux vidéos',
      priorities: ['a', 'b', 'c'].map((todoId) => ({ text: '', date: '2026-11-23', todoId })),
      state: 'open',
    },
    words: ['1 bilan de semaine pas encore clos'],
  },
  'review.cut': {
    key: (uid) => `review.cut.${uid}.a`,
    value: 'Ouvrir le logiciel',
    words: ['1 tâche à moitié divisée'],
  },
}

/** Kept without saying whose they are: of whoever is here. */
const OF_THE_DEVICE: readonly TypedFamily[] = ['research.name', 'plan', 'sale']

const FAMILIES = Object.keys(LEFT) as TypedFamily[]

function leave(family: TypedFamily) {
  const { key, value } = LEFT[family]
  writeStored(key(uid), typeof value === 'string' ? value : JSON.stringify(value))
}

test.each(FAMILIES)('« %s » is named before a sign-out erases it', (family) => {
  leave(family)
  expect(unsavedOf(uid)).toEqual(LEFT[family].words)
  if (!OF_THE_DEVICE.includes(family)) expect(unsavedOf('somebody')).toEqual([])
})

test.each(FAMILIES)('« %s » is in the archive of its person alone', (family) => {
  const content = { conversations: [], unsaved: {} } as unknown as ExportContent
  expect(withUnsaved(uid, content, [])).toEqual(content)
  leave(family)
  const archive = withUnsaved(uid, content, [])
  expect(archive.unsaved).toEqual({ [family]: [LEFT[family].value] })
  if (!OF_THE_DEVICE.includes(family)) expect(withUnsaved('somebody', content, [])).toEqual(content)
})

test('all kinds are named together, and no kind without a typed text', () => {
  expect(unsavedOf(uid)).toEqual([])
  writeStored(`coach.draft.${uid}`, '  ')
  writeStored(`payment.${uid}`, '{"id":"pi_1"}')
  writeStored('commands.help-key', 'off')
  expect(unsavedOf(uid)).toEqual([])
  uid = `${uid}-all`
  for (const family of FAMILIES) leave(family)
  expect(unsavedOf(uid)).toEqual(Object.values(LEFT).flatMap(({ words }) => words))
})
