import type { Proposed } from '@/domain/coach/cards/card-kinds'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readCompletion } from './completion'
import { ProposalReader } from './proposal-reader'

const todo = {
  genre: 'tache',
  jour: 'jeudi',
  texte: 'Filmer 3 plans {[« à 29 € »]} \\ "ici" 👩‍💻',
  chaqueSemaine: false,
  pourquoi: null,
}
const item = { genre: 'element', projet: 'P1', element: 'offer-2', texte: '- a\n- b', pourquoi: 'x' }
const project = {
  genre: 'projet',
  titre: 'Gourde',
  produit: 'C2',
  elements: [{ element: 'product-1', texte: 'Une gourde' }],
}
const proof = { critere: 'wowEffect', valeur: true, preuve: 'on voit la différence' }
const product = { genre: 'produit', produit: null, note: 'Trop lourde', criteres: [proof] }
const GOOD = [todo, item, project, product]
const BAD = [
  { ...todo, jour: 'demain' },
  { genre: 'supprimer', id: 'x' },
  { ...item, element: '__proto__' },
  [todo],
  'tache',
  null,
  7,
]

const args = (...elements: unknown[]) => JSON.stringify({ propositions: elements })

function read(text: string, size = text.length, name = 'proposer') {
  const reader = new ProposalReader()
  const proposed: Proposed[] = reader.read([{ index: 0, function: { name, arguments: '' } }])
  for (let at = 0; at < text.length; at += Math.max(1, size)) {
    proposed.push(...reader.read([{ index: 0, function: { arguments: text.slice(at, at + size) } }]))
  }
  return { proposed, shown: reader.shown, dropped: reader.dropped }
}

test.each([1, 2, 3, 7, 50, 10_000])('all four kinds come whole from pieces of %i characters', (size) => {
  expect(read(args(...GOOD), size)).toEqual({ proposed: GOOD, shown: 4, dropped: 0 })
})

it('each is there as soon as it is closed, not when the call ends', () => {
  const text = args(todo, item)
  const end = text.indexOf('},') + 1
  expect(read(text.slice(0, end)).proposed).toEqual([todo])
  expect(read(text.slice(0, end - 1))).toEqual({ proposed: [], shown: 0, dropped: 1 })
})

it('cut anywhere it shows those that were whole', () => {
  const text = args(...GOOD)
  for (let end = 0; end <= text.length; end += 1) {
    const { proposed, dropped } = read(text.slice(0, end))
    expect(proposed).toEqual(GOOD.slice(0, proposed.length))
    expect(proposed.length + dropped).toBeLessThanOrEqual(GOOD.length)
  }
})

describe('proposals that are not shown', () => {
  test.each<[string, string, number, number]>([
    ['an invalid proposal', args(todo, { ...todo, jour: 'demain' }, item), 2, 1],
    ['more than nine', args(...Array.from({ length: 12 }, () => todo)), 9, 3],
    ['another list', JSON.stringify({ autres: [todo], propositions: [item] }), 1, 0],
    ['an object instead of the list', JSON.stringify({ propositions: todo }), 0, 1],
    ['a list instead of the object', JSON.stringify([[todo]]), 0, 1],
    [
      'a proposal nested too deep',
      JSON.stringify({ propositions: [[todo], { propositions: [todo] }] }),
      0,
      2,
    ],
    ['a proposal after the end', `${args(todo)}${args(item)}`, 1, 1],
    ['no JSON', 'Voici : {"propositions": oui', 0, 1],
    ['brackets that do not fit', '{"propositions":[{"genre":"tache"],"x":[{]}', 0, 1],
    ['a prototype', `{"propositions":[{"__proto__":${JSON.stringify(todo)}}],"__proto__":[{}]}`, 0, 1],
    ['a list that is called __proto__', JSON.stringify({ ['__proto__']: [todo] }), 0, 1],
    ['one proposal without a list', JSON.stringify(todo), 0, 1],
    ['JSON in JSON', JSON.stringify(args(todo)), 0, 1],
    ['texts in the place of proposals', args('Filmer', 'Appeler', todo), 1, 2],
    ['a call that is cut before its first proposal', '{"propositions":[', 0, 1],
    ['an empty list', args(), 0, 0],
    ['no arguments', '', 0, 0],
    ['an empty object', '{ }', 0, 0],
  ])('%s', (_, text, shown, dropped) => {
    for (const size of [text.length, 1]) expect(read(text, size)).toMatchObject({ shown, dropped })
  })

  test.each<[string, object, number]>([
    ['a negative price', { valeurs: [{ champ: 'salePriceCents', valeur: -5 }] }, 1],
    ['ten million', { valeurs: [{ champ: 'salePriceCents', valeur: 10_000_000 }] }, 1],
    ['an unknown input', { valeurs: [{ champ: 'benefice', valeur: 12 }] }, 1],
    ['the regime of VAT, of all products', { valeurs: [{ champ: 'vatPoints', valeur: 20 }] }, 1],
    ['contributions, of all products', { valeurs: [{ champ: 'contributionPoints', valeur: 6.2 }] }, 1],
    ['no values', {}, 1],
    ['returns, of a known product', { produit: 'C1', valeurs: [{ champ: 'returnPoints', valeur: 8 }] }, 0],
    ['values that fit, of an unknown product', { valeurs: [{ champ: 'adsCents', valeur: 12 }] }, 0],
  ])('a simulation of %s is told apart from the others that were dropped', (_, more, uncomputed) => {
    const proposals = new ProposalReader()
    const elements = [{ genre: 'simuler', produit: 'C99', ...more }, { genre: 'tache' }, todo]
    proposals.readWritten(args(...elements))
    expect(proposals).toMatchObject({ shown: 2 - uncomputed, dropped: 1 + uncomputed, uncomputed })
  })

  test('a key twice: the last one counts, as everywhere in JSON', () => {
    const twice = args(todo).replace('"jour":"jeudi"', '"jour":"jeudi","jour":"lundi"')
    expect(read(twice).proposed).toEqual([{ ...todo, jour: 'lundi' }])
  })

  test('ten thousand elements, and a proposal after 20,000 characters', () => {
    const { shown, dropped } = read(args(...Array.from({ length: 10_000 }, () => ({}))), 999)
    expect(shown).toBe(0)
    expect(dropped).toBeLessThan(20_000 / 3)
    const late = args(...Array.from({ length: 18 }, () => ({ ...todo, texte: 'a'.repeat(1_100) })), todo)
    expect(read(late)).toMatchObject({ shown: 0 })
  })

  test.each(['{', '[', '{"a":', '{"propositions":[', '"'])('%s a hundred thousand times', (sign) => {
    const text = `{"propositions":[${sign.repeat(100_000)}`
    expect(read(text, 5_000).shown).toBe(0)
  })
})

describe('calls', () => {
  const call = (index: number | undefined, name: string, text: string) => ({
    ...(index !== undefined && { index }),
    function: { ...(name !== '' && { name }), arguments: text },
  })
  const readAll = (...deltas: unknown[]) => {
    const reader = new ProposalReader()
    return { proposed: deltas.flatMap((each) => reader.read(each)), dropped: reader.dropped }
  }

  it('ignores calls of other functions', () => {
    const foreign = readAll([call(0, 'delete_all', args(todo))], [call(1, 'constructor', args(todo))])
    expect(foreign).toEqual({ proposed: [], dropped: 0 })
  })

  it('may be two, one within the other, beside a foreign one', () => {
    const [a, b] = [args(todo), args(item)]
    const { proposed } = readAll(
      [call(0, 'proposer', a.slice(0, 30))],
      [call(1, 'other', '{"propositions":['), call(2, 'proposer', b.slice(0, 40))],
      [call(0, '', a.slice(30)), call(1, '', a.slice(17))],
      [call(2, '', b.slice(40))],
    )
    expect(proposed).toEqual([todo, item])
  })

  it('takes arguments that are no text but the object itself', () => {
    const whole = [{ index: 0, function: { name: 'proposer', arguments: { propositions: [todo] } } }]
    expect(readAll(whole).proposed).toEqual([todo])
  })

  it.each<[unknown]>([
    [undefined],
    [null],
    ['proposer'],
    [[null, 3, [], 'x', { function: 'proposer' }]],
    [[{ index: '0', function: { name: ['proposer'], arguments: args(todo) } }]],
    [Array.from({ length: 10_000 }, (_, index) => call(index, 'x', args(todo)))],
  ])('that are none: %#', (delta) => {
    expect(readAll(delta)).toEqual({ proposed: [], dropped: 0 })
  })
})

describe('a call that is written in the answer', () => {
  const events = (deltas: readonly object[]) =>
    `${deltas.map((delta) => `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`).join('')}data: [DONE]\n\n`
  const receiveAll = (...deltas: object[]) => {
    const bytes = Buffer.from(events(deltas))
    return receive(bytes, () => bytes.length, 2)
  }
  const written = `<tool_call>{"name":"proposer","arguments":${args(todo, item)}}</tool_call>`

  it('is a call: its proposals are parsed as others, and nothing of it is text', async () => {
    const received = await receiveAll(
      { content: 'Voici.\n' },
      { content: written.slice(0, 40) },
      { content: written.slice(40) },
    )
    expect(received).toEqual({ text: 'Voici.\n', proposed: [todo, item], ended: 'stop', dropped: 0 })
    const bad = await receiveAll({ content: `\`\`\`json\n${args({ ...todo, jour: 'demain' })}\n\`\`\`` })
    expect(bad).toEqual({ text: '', proposed: [], ended: 'stop', dropped: 1 })
  })

  it('is not shown a second time beside the same real call', async () => {
    const real = { tool_calls: [{ index: 0, function: { name: 'proposer', arguments: args(todo) } }] }
    expect(await receiveAll({ content: written }, real)).toMatchObject({ proposed: [todo, item], dropped: 0 })
    expect(await receiveAll(real, { content: written })).toMatchObject({ proposed: [todo, item], dropped: 0 })
  })

  it('counts together with real calls', async () => {
    const others = [1, 2, 3, 4, 5, 6, 7, 8].map((each) => ({ ...todo, texte: `Filmer ${each}` }))
    const real = { tool_calls: [{ index: 0, function: { name: 'proposer', arguments: args(...others) } }] }
    expect(await receiveAll(real, { content: written })).toMatchObject({
      proposed: [...others, todo],
      dropped: 1,
    })
  })
})

test('a thought without its beginning is replaced by the answer, and is not counted', async () => {
  const deltas = [
    { content: 'hum '.repeat(240) },
    { content: '</think>' },
    { content: 'Bonjour '.repeat(20) },
  ]
  const lines = deltas.map((delta) => `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`).join('')
  const bytes = Buffer.from(`${lines}data: [DONE]\n\n`)
  const { text, ended } = await receive(bytes, () => 400, 800)
  expect([text.trimEnd(), ended]).toEqual(['Bonjour '.repeat(20).trimEnd(), 'stop'])
})

function randomStream(chance: (below: number) => number): string {
  const elements = Array.from({ length: chance(8) }, () =>
    chance(3) > 0 ? GOOD[chance(GOOD.length)] : BAD[chance(BAD.length)],
  )
  const text = chance(4) > 0 ? args(...elements) : args(...elements).slice(0, chance(400))
  const events: object[] = ['Voici ', '👩‍💻 « '].map((content) => ({ content }))
  for (let at = 0, size: number; at < text.length; at += size) {
    size = 1 + chance(60)
    const name = at === 0 ? { name: 'proposer' } : {}
    events.push({ tool_calls: [{ index: 3, function: { ...name, arguments: text.slice(at, at + size) } }] })
    if (chance(5) === 0) events.push({ tool_calls: [{ index: 9, function: { name: 'x', arguments: text } }] })
  }
  const lines = events.map((delta) => `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`).join('')
  return chance(3) > 0 ? `${lines}data: [DONE]\n\n` : lines
}

async function receive(bytes: Uint8Array, chance: (below: number) => number, longest: number) {
  const received = { text: '', proposed: [] as Proposed[] }
  const proposals = new ProposalReader()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0, size: number; at < bytes.length; at += size) {
        size = longest === 1 ? 1 : 1 + chance(longest)
        controller.enqueue(bytes.slice(at, at + size))
      }
      controller.close()
    },
  })
  const ended = await readCompletion(body, {
    textCharactersMax: 100_000,
    answerBytesMax: 1_000,
    onBytes: () => undefined,
    onText: (text, isAnew) => (received.text = isAnew ? text : received.text + text),
    onProposal: (proposal) => received.proposed.push(proposal),
    proposals,
  }).then(
    ({ finish }) => finish,
    (error: unknown) => (error as { reason?: unknown }).reason,
  )
  return { ...received, ended, dropped: proposals.dropped }
}

test('two hundred streams say the same however the network cuts them, and nothing that is not valid', async () => {
  let shown = 0
  const run = fc.asyncProperty(fc.gen(), async (value) => {
    const chance = (below: number) => value(fc.nat, below - 1)
    const bytes = Buffer.from(randomStream(chance))
    const whole = await receive(bytes, () => bytes.length, 2)
    shown += whole.proposed.length
    expect(['stop', 'cut']).toContain(whole.ended)
    for (const each of whole.proposed) expect(GOOD).toContainEqual(each)
    for (const longest of [1, 40]) expect(await receive(bytes, chance, longest)).toEqual(whole)
  })
  await fc.assert(run, { seed: 20_261_122, numRuns: 200 })
  expect(shown).toBeGreaterThan(200)
})

test('a stream cut at any byte yields only whole characters and whole proposals', async () => {
  const text = args(...GOOD)
  const pieces = (text.match(/[^]{1,90}/gu) ?? []).map((piece, index) => ({
    tool_calls: [{ index: 0, function: { ...(index === 0 && { name: 'proposer' }), arguments: piece } }],
  }))
  const events = [{ content: 'Voici ' }, { content: '👩‍💻 « à toi »' }, ...pieces]
  const stream = events.map((delta) => `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`).join('')
  const bytes = Buffer.from(`${stream}data: [DONE]\n\n`)
  const whole = await receive(bytes, () => bytes.length, 2)
  expect(whole).toMatchObject({ proposed: GOOD, ended: 'stop' })
  const counts = new Set<number>()
  for (let end = 0; end < bytes.length; end += 1) {
    const received = await receive(bytes.subarray(0, end), () => end, 2)
    expect(whole.text.startsWith(received.text)).toBe(true)
    expect(received.proposed).toEqual(GOOD.slice(0, received.proposed.length))
    // Only the empty line after the last event may be missing.
    if (end < bytes.length - 1) expect(received.ended).toBe('cut')
    counts.add(received.proposed.length)
  }
  expect(counts.size).toBeGreaterThan(1)
})
