// The life of every kind of card on stored documents: the writes, and the state of the card after them.
import { describe, expect, test, vi } from 'vitest'
import type { FactRow } from '@/components/memory/fact-rows'
import { takeCards, undoCards } from '@/data/coach/cards'
import { runMutation, type Mutation } from '@/data/sync/mutation'
import type { Fields } from '@/domain/base/read-field'
import { afterWrite, fieldsAsRead, Refusal, type Write } from '@/domain/base/write'
import { textMark } from '@/domain/base/text/text-mark'
import { PROJECT_ITEM_MAX } from '@/domain/base/text/text-limits'
import { outcomeOf, parseCards } from '@/domain/coach/cards/card'
import { cardFields } from '@/domain/coach/cards/card-head'
import {
  type Card,
  type CardOf,
  kindOf,
  type Proposed,
  type Over,
  type ProposalKind,
} from '@/domain/coach/cards/card-kinds'
import type { CardState } from '@/domain/coach/cards/card-kind'
import { cardsWrites, conversationPath } from '@/domain/coach/conversation/conversation-writes'
import { coachPath } from '@/domain/account/coach-document'
import type { Fact } from '@/domain/coach/facts/facts'
import { newProjectContent } from '@/domain/coach/cards/kinds/project'
import { withText } from '@/domain/projects/text/item-text'
import { emptyContent } from '@/domain/projects/parts'
import { changeBy, newProject, projectPath } from '@/domain/projects/project-writes'
import { todoPath } from '@/domain/todos/new-todo'
import { PLAIN_TODO, type Todo } from '@/domain/todos/todo'
import { drawnKind } from './kinds'
import { factOffer } from './kinds/fact'
import { movedOnWords } from './kinds/todo'
import { cardState } from './kind'

const NOW = new Date('2026-11-20T10:00:00.000Z')
const LATER = new Date('2026-11-20T11:00:00.000Z')
const AUTHOR = { uid: 'u', at: NOW }
const CONVERSATION = conversationPath('c')

type Docs = Readonly<Record<string, Fields | null>>

function after(docs: Docs, writes: readonly Write[], at = NOW): Docs {
  return writes.reduce((before: Docs, write) => {
    const raw = afterWrite(before[write.path] ?? null, write)
    return { ...before, [write.path]: raw && fieldsAsRead(raw, at) }
  }, docs)
}

function run<A>(mutation: Mutation<A>, args: A, docs: Docs, at = NOW): readonly Write[] {
  return runMutation(mutation, args, (path) => docs[path] ?? null, { ...AUTHOR, at })
}

const PROJECT = after(
  {},
  newProject(changeBy('p', null, null, AUTHOR), { ...emptyContent(), title: 'Gourde' }),
)[projectPath('p')]!

interface Life {
  readonly proposed: Proposed
  readonly path: string
  readonly before?: Fields
  /** Overwritten values that the card stores, and content that accepting needs. */
  readonly over?: Partial<Over>
  readonly given?: unknown
  /** A later edit of the target by the person. */
  readonly touch: Fields
  readonly needsTarget?: true
}

const titled = { genre: 'projet', titre: 'Lampe', produit: null, elements: [] } as const
const LIVES: Readonly<Record<ProposalKind, Life>> = {
  tache: {
    proposed: { genre: 'tache', jour: 'jeudi', texte: 'Filmer', chaqueSemaine: false, pourquoi: null },
    path: todoPath('t'),
    touch: { completed: true },
  },
  element: {
    proposed: { genre: 'element', projet: 'p', element: 'product-1', texte: 'En inox', pourquoi: null },
    path: projectPath('p'),
    before: PROJECT,
    touch: { sections: {} },
    needsTarget: true,
  },
  produit: {
    proposed: {
      genre: 'produit',
      produit: 'k',
      note: 'Demander une vidéo',
      criteres: [{ critere: 'wowEffect', valeur: true, preuve: '' }],
    },
    path: 'product/k',
    before: { userId: 'u', link: 'https://ex.fr/lampe', note: 'Vue au marché  ', wowEffect: null },
    over: { before: { verdicts: { wowEffect: null }, hasNote: true } },
    touch: { wowEffect: false },
    needsTarget: true,
  },
  chiffres: {
    proposed: {
      genre: 'chiffres',
      produit: 'f',
      montants: [
        { champ: 'salePriceCents', passage: 'je la vends 29,90 €' },
        { champ: 'costCents', passage: "je l'achète 6,80 €" },
      ],
    },
    path: 'product/f',
    before: { userId: 'u', link: 'https://ex.fr/gourde', salePriceCents: 2500 },
    over: { figures: { salePriceCents: 2500, costCents: null } },
    touch: { costCents: 700 },
    needsTarget: true,
  },
  simuler: {
    proposed: {
      genre: 'simuler',
      produit: 's',
      valeurs: [
        { champ: 'adsCents', valeur: 12 },
        { champ: 'returnPoints', valeur: 4.5 },
      ],
    },
    path: 'product/s',
    before: { userId: 'u', link: 'https://ex.fr/gourde', salePriceCents: 2990, adsCents: 800 },
    over: { figures: { adsCents: 800, returnPoints: null } },
    touch: { adsCents: 900 },
    needsTarget: true,
  },
  projet: {
    proposed: titled,
    path: projectPath('t'),
    given: { content: newProjectContent(titled, titled, null) },
    touch: { updatedAt: LATER.toISOString() },
  },
  souvenir: {
    proposed: { genre: 'souvenir', fait: 'Budget 600 €', projet: null },
    path: coachPath('u'),
    before: { facts: { old: { text: 'Budget 900 €', saidAt: NOW.toISOString(), from: 'person' } } },
    over: {
      forgot: {
        id: 'old',
        text: 'Budget 900 €',
        project: null,
        saidAt: NOW.toISOString(),
        from: 'person',
        conversation: null,
      },
    },
    touch: { facts: {} },
  },
}

function cardOf(proposed: Proposed): Card {
  return {
    id: 'a',
    at: 1,
    order: 0,
    from: 'coach',
    proposed,
    target: 't',
    state: 'open',
    ground: {},
    over: {},
  }
}

function inState(
  card: Card,
  state: CardState,
  doneAt: number,
  { over = card.over, given }: Pick<Life, 'over' | 'given'> = {},
) {
  const outcome = outcomeOf({ ...card, over, state, doneAt })
  return { conversation: 'c', cards: [{ ...outcome, ...(given !== undefined && { given }) }] }
}

function storedCard(docs: Docs): Card {
  return parseCards(docs[CONVERSATION]?.['proposals'])[0]!
}

function stateOf(docs: Docs, refused: readonly number[] = []) {
  const card = storedCard(docs)
  const path = kindOf(card).path(card, 'u')
  const target = kindOf(card).parse((path === null ? null : docs[path]) ?? null, card)
  return cardState(card, { target, refused })
}

describe.each(Object.entries(LIVES))('a card of a %s', (_, life) => {
  const { proposed, path, before = null, touch } = life
  const card = cardOf(proposed)
  const open: Docs = {
    [path]: before,
    [CONVERSATION]: { userId: 'u', proposals: { a: cardFields(card) } },
  }
  const taking = inState(card, 'accepted', 5, life)
  const made = after(open, run(takeCards, taking, open))
  const undoing = inState(storedCard(made), 'undone', 6)

  test('is accepted once, and writes its document', () => {
    expect(stateOf(open)).toBe('open')
    expect(stateOf(made)).toBe('made')
    expect(made[path]).not.toEqual(before)
    expect(run(takeCards, taking, made)).toEqual([])
    // The target was deleted since: accepting again does not create it again.
    expect(run(takeCards, taking, { ...made, [path]: null })).toEqual([])
  })

  test('is taken back exactly, and stays put aside until it is brought back', () => {
    const undone = after(made, run(undoCards, undoing, made))
    expect(stateOf(undone)).toBe('folded')
    expect(withoutTimes(undone[path])).toEqual(withoutTimes(before))
    expect(run(undoCards, undoing, undone)).toEqual([])
    expect(run(takeCards, taking, undone)).toEqual([])
    const back = after(undone, cardsWrites('c', undone[CONVERSATION]!, inState(card, 'open', 7).cards))
    expect(stateOf(back)).toBe('open')
    const again = after(back, run(takeCards, inState(card, 'edited', 8, life), back))
    expect(stateOf(again)).toBe('made')
    // A stale undo changes nothing.
    expect(run(undoCards, undoing, again)).toEqual([])
    const aside = after(open, cardsWrites('c', open[CONVERSATION]!, inState(card, 'ignored', 5).cards))
    expect(stateOf(aside)).toBe('folded')
  })

  test('leaves a document that the person changed since', () => {
    const touched = { ...made, [path]: { ...made[path], ...touch } }
    expect(stateOf(touched)).toBe('moved-on')
    expect(run(undoCards, undoing, touched)).toEqual([])
  })

  test('shows when its document is gone, not read yet or not saved', () => {
    expect(stateOf({ ...made, [path]: null })).toBe('moved-on')
    expect(run(undoCards, undoing, { ...made, [path]: null })).toEqual([])
    expect(stateOf(made, [3])).toBe('refused')
    expect(cardState(storedCard(made), { target: undefined, refused: [] })).toBe('looking')
  })

  test('needs the document that it goes into, but no conversation', () => {
    const alone = after({ [path]: before }, run(takeCards, taking, { [path]: before }))
    expect(alone[path]).toEqual(made[path])
    expect(after(alone, run(takeCards, taking, alone))).toEqual(alone)
    const gone = { ...open, [path]: null }
    if (life.needsTarget) expect(() => run(takeCards, taking, gone)).toThrow(Refusal)
    else expect(stateOf(after(gone, run(takeCards, taking, gone)))).toBe('made')
  })
})

/** Without `updatedAt`, which a change and its undo renew. */
function withoutTimes(fields: Fields | null | undefined): unknown {
  return fields && JSON.parse(JSON.stringify({ ...fields, updatedAt: null }))
}

test('« Tout ajouter » accepts every possible card, each on the result of the one before', () => {
  const all = Object.values(LIVES).map((life, n) => {
    const card = { ...cardOf(life.proposed), id: `c${n}`, order: n }
    return inState(card, 'accepted', 5, life).cards
  })
  const second = { ...LIVES.element.proposed, texte: 'Deux litres' } as Proposed
  const more = inState({ ...cardOf(second), id: 'd' }, 'accepted', 5).cards
  const args = { conversation: 'c', cards: [...all.flat(), ...more] }
  const docs: Docs = {
    ...Object.fromEntries(Object.values(LIVES).map(({ path, before = null }) => [path, before])),
    'product/k': null,
    [CONVERSATION]: { userId: 'u', proposals: {} },
  }
  const made = after(docs, run(takeCards, args, docs))
  const states = parseCards(made[CONVERSATION]?.['proposals']).map(({ id }) => id)
  // The judgement's product is deleted, so its card is unchanged.
  const taken = Object.keys(LIVES).flatMap((kind, n) => (kind === 'produit' ? [] : [`c${n}`]))
  expect(states.sort()).toEqual([...taken, 'd'])
  expect(JSON.stringify(made[projectPath('p')])).toContain(JSON.stringify('En inox\n\nDeux litres'))
  expect(run(takeCards, args, made)).toEqual([])
})

test.each([
  [null, 'Retirée de tes tâches depuis'],
  [{ completed: true, dayOfWeek: 'lundi' }, 'Faite'],
  [{ repeats: true }, 'Revient chaque jeudi'],
  [{ dayOfWeek: 'dimanche' }, 'Déplacée à dimanche'],
  [{ dayOfWeek: 'lundi', date: '2026-11-30' }, 'Déplacée au lundi 30\u00a0nov.'],
  [{ text: 'Filmer tout' }, 'Modifiée depuis'],
] as const)('a task that went on, %j: « %s »', (change, words) => {
  const card = cardOf(LIVES.tache.proposed) as CardOf<'tache'>
  const todo: Todo = {
    ...PLAIN_TODO,
    id: 't',
    userId: 'u',
    text: 'Filmer',
    dayOfWeek: 'jeudi',
    createdAt: NOW,
    ...change,
  }
  expect(movedOnWords(card, change && todo, NOW)).toBe(words)
})

test.each([
  ['En inox', [], 'En inox', 'listed'],
  ['', ['Ajouter'], '', 'open'],
  ['Léger', ['Ajouter à la suite', 'Remplacer'], 'Léger', 'open'],
  ['Léger', ['Ajouter à la suite', 'Remplacer'], 'Lourd', 'open'],
  ['x'.repeat(PROJECT_ITEM_MAX), [], '', 'full'],
])('a text for an item that says %#', (present, ways, read, state) => {
  const content = withText(emptyContent(), 'product-1', present)
  const card = { ...cardOf(LIVES.element.proposed), ground: { base: textMark(read) } }
  const look = drawnKind('element').look({
    card,
    stored: card,
    ticked: null,
    onTick: vi.fn(),
    onTake: vi.fn(),
    onPutAside: vi.fn(),
    found: { target: { ...content, id: 'p' }, isPending: false, refused: [], beside: null, unread: [] },
  })
  expect(look.state).toBe(state)
  expect(look.ways?.map(({ label }) => label)).toEqual(ways)
  // « Tout ajouter » must not replace or extend a text that the coach did not see.
  const isChanged = state === 'open' && present !== read
  expect(look.ways?.some(({ all }) => all !== undefined)).toBe(state === 'open' && !isChanged)
  expect(look.notice === null).toBe(present === read)
})

const fact = (id: string, text: string, project: string | null = null): Fact => ({
  id,
  text,
  project,
  saidAt: NOW,
  from: 'coach',
  conversation: null,
})
const known = (other: Fact, state: FactRow['state'] = 'saved') => ({
  status: 'ready' as const,
  room: 23,
  rows: [{ fact: other, state, refused: [], fault: null }],
})

test.each([
  ['nothing is known of the memory', { ...known(fact('a', 'x')), status: 'loading' as const }, 'looking'],
  ['it is new', known(fact('a', 'Autre chose')), 'open'],
  ['it is there', known(fact('a', 'budget 600 €.')), 'listed'],
  ['it is there, of a project', known(fact('a', 'Budget 600 €', 'p1')), 'open'],
  ['another number is there', known(fact('a', 'Budget 2 000 €')), 'clash'],
  ['another number was refused', known(fact('a', 'Budget 2 000 €'), 'refused'), 'open'],
  ['there is no room', { ...known(fact('a', 'Autre chose')), room: 0 }, 'full'],
])('a fact is offered as it can be remembered: %s', (_, memory, state) => {
  const said = { genre: 'souvenir', fait: 'Budget 600 €', projet: null } as const
  expect(factOffer(said, memory).state).toBe(state)
  expect(factOffer({ ...said, fait: 'Je suis diabétique' }, memory).state).toBe('private')
})
