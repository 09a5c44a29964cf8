import { expect, test } from 'vitest'
import type { FactRow } from '@/components/memory/fact-rows'
import type { Card } from '@/domain/coach/card'
import type { Fact } from '@/domain/coach/facts'
import type { ProposedFact } from '@/domain/coach/proposal'
import { factStanding, type KnownFacts } from './fact-standing'

const proposed: ProposedFact = { genre: 'souvenir', fait: 'Budget 600 €', projet: null }
const card = (state: Card['state']): Card => ({
  ...{ id: 'c', at: 1, order: 0, from: 'coach', proposed, target: 't', state, replaced: null },
})
const fact = (id: string, text: string, project: string | null = null): Fact => ({
  ...{ id, text, project, saidAt: new Date(0), from: 'coach', conversation: null },
})
const row = (of: Fact, state: FactRow['state'] = 'saved'): FactRow => ({ fact: of, state, refused: [] })
const known = (...rows: FactRow[]): KnownFacts => ({ isRead: true, rows, room: 24 - rows.length })
const own = fact('t', proposed.fait)

test.each<[string, Card['state'], KnownFacts, string]>([
  ['nothing is known of it', 'open', { isRead: false, rows: [], room: 24 }, 'looking'],
  ['it is new', 'open', known(row(fact('a', 'Autre chose'))), 'open'],
  ['it is there', 'open', known(row(fact('a', 'budget 600 €.'))), 'known'],
  ['it is there, of a project', 'open', known(row(fact('a', 'Budget 600 €', 'p1'))), 'open'],
  ['another number is there', 'open', known(row(fact('a', 'Budget 2 000 €'))), 'clash'],
  ['another number was refused', 'open', known(row(fact('a', 'Budget 2 000 €'), 'refused')), 'open'],
  ['there is no room', 'open', { ...known(), room: 0 }, 'full'],
  ['it was put aside', 'ignored', known(), 'folded'],
  ['it was taken back', 'undone', known(), 'folded'],
  ['it is remembered', 'accepted', known(row(own)), 'made'],
  ['it waits for the network', 'accepted', known(row(own, 'waiting')), 'made'],
  ['the server refused it', 'accepted', known(row(own, 'refused')), 'refused'],
  ['it was changed since', 'accepted', known(row(fact('t', 'Budget 700 €'))), 'moved-on'],
  ['it is about another project since', 'edited', known(row(fact('t', proposed.fait, 'p1'))), 'moved-on'],
  ['it was forgotten since', 'accepted', known(), 'moved-on'],
  ['nobody knows yet whether it is there', 'accepted', { isRead: false, rows: [], room: 24 }, 'looking'],
])('%s', (_, state, facts, expected) => {
  expect(factStanding(card(state), proposed, facts).standing).toBe(expected)
})

test('what is nobody’s to remember is not offered, whatever is known', () => {
  const said = { ...proposed, fait: 'Je suis diabétique' }
  expect(factStanding(card('open'), said, known()).standing).toBe('private')
})

test('the one that says otherwise is named', () => {
  const other = fact('a', 'Budget 2 000 €')
  expect(factStanding(card('open'), proposed, known(row(other))).clash).toEqual(other)
})
