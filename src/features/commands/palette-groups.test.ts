import { describe, expect, it } from 'vitest'
import { TODO_MAX } from '@/domain/base/text/text-limits'
import type { Command } from './command'
import { restingGroups, typedGroups, type Offer } from './palette-groups'
import { todoDayCommands, todoFault } from './typed-commands'

const line = (id: string, label: string): Command => ({
  id,
  look: 'projects',
  label,
  target: { to: 'profile' },
})
const lamp = line('project.1', 'Lampe Lumo')
const older = line('projects.more', 'Plus anciens')
const offer: Offer = {
  lessons: [],
  today: 'samedi',
  access: { kind: 'trial', endsAt: new Date(0) },
  recent: [],
  here: '/',
  projects: { items: [lamp], further: older },
  conversations: { items: [line('conversation.1', 'Prix de la lampe')], further: null },
  todos: { items: [line('todo.1', 'Photographier la lampe')], further: null },
  products: { items: [], further: null },
  links: { items: [line('candidate.1', 'exemple.fr › abat-jour')], further: null },
}
const ids = (groups: ReturnType<typeof typedGroups>) => groups.map(({ id }) => id)
const first = (groups: ReturnType<typeof typedGroups>) => groups[0]?.items[0]

describe('before a word is typed', () => {
  it('offers everything, today first among the days', () => {
    const groups = restingGroups(offer)
    expect(ids(groups)).toEqual(['act', 'go', 'days', 'projects', 'conversations'])
    const days = groups.find(({ id }) => id === 'days')?.items
    expect(days?.[0]).toMatchObject({ label: 'Samedi', hint: "Aujourd'hui" })
  })

  it('puts what was chosen last on top, once', () => {
    const groups = restingGroups({ ...offer, recent: ['project.1', 'gone', 'home', 'research'] })
    expect(groups[0]?.items.map(({ id }) => id)).toEqual(['project.1', 'research'])
    expect(groups.flatMap(({ items }) => items).filter(({ id }) => id === 'project.1')).toHaveLength(1)
    expect(groups.find(({ id }) => id === 'projects')?.items).toEqual([older])
  })

  it('shows the way to an access first to who has none', () => {
    const access = { kind: 'none', reason: 'trial-over', endedAt: new Date(0) } as const
    const groups = restingGroups({ ...offer, access })
    expect(groups.find(({ id }) => id === 'go')?.items[0]?.id).toBe('payment')
    expect(ids(typedGroups('comment vendre', { ...offer, access }))).not.toContain('ask')
  })
})

describe('what answers the typed words', () => {
  it('puts the group with the best answer first', () => {
    expect(first(typedGroups('lampe', offer))?.id).toBe('project.1')
    expect(ids(typedGroups('lampe', offer))).toEqual(['projects', 'conversations', 'todos', 'todo', 'ask'])
    expect(first(typedGroups('tableau', offer))?.id).toBe('home')
    expect(first(typedGroups('lundi', offer))?.id).toBe('day.lundi')
  })

  it('finds a todo, a link and a guide, which are not listed before', () => {
    expect(first(typedGroups('photographier', offer))?.id).toBe('todo.1')
    expect(first(typedGroups('abat-jour', offer))?.id).toBe('candidate.1')
    expect(first(typedGroups('hors ligne', offer))?.id).toBe('guide.hors-ligne')
    expect(first(typedGroups('remboursement', offer))?.id).toBe('guide.essai-et-paiement')
    const resting = restingGroups(offer).flatMap(({ items }) => items.map(({ id }) => id))
    expect(resting.filter((id) => /^(todo|candidate|guide)\./.test(id))).toEqual([])
  })

  it('makes a todo of a sentence, for the day that it names', () => {
    expect(first(typedGroups('acheter du carton', offer))).toMatchObject({
      label: "Ajouter la tâche «\u00a0acheter du carton\u00a0» à aujourd'hui",
      target: { text: 'acheter du carton', day: 'samedi' },
    })
    expect(first(typedGroups('vendre la lampe lundi', offer))).toMatchObject({
      target: { text: 'vendre la lampe', day: 'lundi' },
    })
  })

  it('says where it has not looked', () => {
    const groups = typedGroups('parapluie', offer)
    expect(groups.at(-1)).toMatchObject({ id: 'further', items: [older] })
  })

  it('offers no todo that is blank or too long', () => {
    expect(ids(typedGroups('\u200b', offer))).not.toContain('todo')
    expect(ids(typedGroups('x'.repeat(TODO_MAX + 1), offer))).not.toContain('todo')
  })
})

describe('the day of a todo', () => {
  it('is today first, or the one that was written', () => {
    expect(todoDayCommands('Appeler', 'samedi').map(({ label }) => label)).toEqual([
      "Ajouter à aujourd'hui",
      'Ajouter à demain',
      ...['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi'].map((day) => `Ajouter à ${day}`),
    ])
    expect(todoDayCommands('Appeler jeudi', 'samedi')[0]).toMatchObject({
      target: { text: 'Appeler', day: 'jeudi' },
    })
    expect(todoDayCommands(' ', 'samedi')).toEqual([])
  })

  it('waits for a text that is short enough', () => {
    expect(todoFault('')).toBeNull()
    expect(todoFault('x'.repeat(TODO_MAX))).toBeNull()
    expect(todoFault('x'.repeat(TODO_MAX + 1))).toContain('500')
  })
})
