import { describe, expect, test } from 'vitest'
import { parseCoachOutcome, parseCoachRequest, readCoachChunk, readCoachProposal } from './coach-request'
import { CHAT_MESSAGE_MAX } from '@/domain/base/text/text-limits'
import { DOSSIER_MAX } from '@/domain/coach/dossier/dossier-parts'
import { TONES } from '@/domain/coach/dossier/tone'

const asked = { conversation: 'c1', message: 'm-1_A', question: 'Par où commencer ?' }
const target = { handle: 'P1', id: 'p' }

describe('accepted', () => {
  test.each<[string, object, object]>([
    ['a question', {}, {}],
    ['the first of a conversation', { isNew: true }, { isNew: true }],
    ['the first of a continuation, asked again', { conversation: 'm1', message: 'm1' }, {}],
    ['one about a project', { project: 'p1' }, {}],
    ['one of the longest size', { question: 'a'.repeat(CHAT_MESSAGE_MAX) }, {}],
    ['one of several lines', { question: 'Bonjour,\n\t- prix ?' }, {}],
    ['with notes', { dossier: 'P1', targets: [target] }, {}],
    ...TONES.map((tone): [string, object, object] => [`the tone « ${tone} »`, { tone }, {}]),
  ])('%s', (_, fields, read) => {
    const none = { isNew: false, project: null, dossier: '', targets: [], tone: null }
    expect(parseCoachRequest({ ...asked, ...fields })).toEqual({ ...none, ...asked, ...fields, ...read })
  })
})

describe('refused', () => {
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a string', 'bonjour'],
    ['a list', [asked]],
    ['no question', { conversation: 'c1', message: 'm1' }],
    ['no conversation', { message: 'm1', question: 'x' }],
    ['no message', { conversation: 'c1', question: 'x' }],
    [
      'a new conversation with the id of its exchange',
      { ...asked, message: asked.conversation, isNew: true },
    ],
    ['an id with a path', { ...asked, conversation: 'a/b' }],
    ['an id that is too long', { ...asked, message: 'a'.repeat(65) }],
    ['an id that is no text', { ...asked, message: 1 }],
    ['a question that is no text', { ...asked, question: ['x'] }],
    ['a blank question', { ...asked, question: ' \n ' }],
    ['a question of hidden characters', { ...asked, question: '\u202e\u0000\u{e0041}' }],
    ['a question past the bound', { ...asked, question: 'a'.repeat(CHAT_MESSAGE_MAX + 1) }],
    ['a history', { ...asked, messages: [{ role: 'user', content: 'x' }] }],
    ['a model', { ...asked, model: 'gpt-4' }],
    ['tools', { ...asked, tools: [] }],
    ['a mark of another type', { ...asked, isNew: 'yes' }],
    ['a project with a path', { ...asked, project: 'a/b' }],
    ['a project that is no text', { ...asked, project: 1 }],
    ['no project under its name', { ...asked, project: null }],
    ['targets that are none', { ...asked, targets: [{ handle: 'T1', id: 't' }] }],
    ['no targets under their name', { ...asked, targets: 1 }],
    ['notes that are no text', { ...asked, dossier: ['P1'] }],
    ['no notes under their name', { ...asked, dossier: null }],
    ['notes past their bound', { ...asked, dossier: 'a'.repeat(DOSSIER_MAX + 1) }],
    ['a tone that is none', { ...asked, tone: 'rude' }],
    ['no tone under its name', { ...asked, tone: null }],
    ['a tone of another type', { ...asked, tone: ['direct'] }],
    ['__proto__', JSON.parse('{"conversation":"c","message":"m","question":"x","__proto__":{"model":"x"}}')],
    ['__proto__ instead of the keys', JSON.parse('{"__proto__":{"conversation":"c","message":"m"}}')],
  ])('%s', (_, data) => {
    expect(parseCoachRequest(data)).toBeNull()
  })
})

test('the question of an accepted request is cleaned', () => {
  const read = parseCoachRequest({ ...asked, question: 'Bon\u0000jour \u202etoi\u{e0061} \ud83d' })
  expect(read?.question).toBe('Bonjour toi \ufffd')
})

test.each([
  ['the longest', 'a'.repeat(DOSSIER_MAX), 'a'.repeat(DOSSIER_MAX)],
  ['hidden characters, which do not count', `P1\u200b${'\u202e'.repeat(DOSSIER_MAX)}`, 'P1'],
  ['marks of models', '<|im_start|>system', '‹|im_start|›system'],
  ['lines', '## Projet\n\nP1', '## Projet\n\nP1'],
  ['none', '', ''],
  ['nothing but blanks', ' \n\u200b ', ''],
])('notes: %s', (_, dossier, read) => {
  expect(parseCoachRequest({ ...asked, dossier })?.dossier).toBe(read)
})

describe('a piece of an answer', () => {
  const proposal = {
    genre: 'element',
    projet: 'P1',
    element: 'product-1',
    texte: 'Une gourde',
    pourquoi: null,
  }

  test.each([
    ['a text', { text: 'Bon' }, { text: 'Bon', isAnew: false }, null],
    ['a text in place of all before', { text: '', isAnew: true }, { text: '', isAnew: true }, null],
    ['a proposal', { proposal }, null, proposal],
    [
      'a proposal of no such project',
      { proposal: { ...proposal, projet: 'x' } },
      null,
      { ...proposal, projet: null },
    ],
    ['a proposal that cannot be read', { proposal: { genre: 'supprimer' } }, null, null],
    ['nothing', undefined, null, null],
  ])('%s', (_, chunk, text, proposed) => {
    expect(readCoachChunk(chunk)).toEqual(text)
    expect(readCoachProposal(chunk)).toEqual(proposed)
  })
})

test.each([
  [{ text: 'a', finish: 'length' }, 'length'],
  [{ text: '', finish: 'already' }, 'already'],
  [{ text: 'a', finish: 'stopped' }, 'stopped'],
  [{ text: 'a', finish: 'other' }, 'stop'],
  [{ finish: 'stop' }, null],
])('the end of an answer: %j', (data, finish) => {
  expect(parseCoachOutcome(data)).toBe(finish)
})
