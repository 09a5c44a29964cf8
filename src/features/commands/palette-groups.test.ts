import { describe, expect, it } from 'vitest'
import { TODO_MAX } from '@/domain/base/text/text-limits'
import { LESSONS as LESSON_TABLE } from '@/domain/learning/lessons'
import type { Command } from './command'
import { LESSONS, SALES_TESTS } from './offered-lists'
import { restingGroups, typedGroups, type Offer } from './palette-groups'

const line = (id: string, label: string): Command => ({
  id,
  look: 'projects',
  label,
  target: { to: 'profile' },
})
const TESTED = {
  id: 'a',
  product: 's/b',
  link: 'https://ex.fr/p/gourde-inox',
  tried: 'Première vidéo à 29 €',
}
const lamp = line('project.1', 'Lampe Lumo')
const older = line('projects.more', 'Plus anciens')
const offer: Offer = {
  today: '2026-11-28',
  access: { kind: 'trial', endsAt: new Date(0) },
  projects: { items: [lamp], further: older },
  conversations: { items: [line('conversation.1', 'Prix de la lampe')], further: null },
  todos: { items: [line('todo.1', 'Photographier la lampe')], further: null },
  products: { items: [line('product.1', 'Gourde inox')], further: null },
  tables: { items: [line('section.1', 'Bouteilles')], further: null },
  salesTests: { items: [SALES_TESTS.toCommand(TESTED)], further: null },
  lessons: { items: LESSON_TABLE.map(LESSONS.toCommand), further: null },
}
const ids = (groups: ReturnType<typeof typedGroups>) => groups.map(({ id }) => id)
const first = (groups: ReturnType<typeof typedGroups>) => groups[0]?.items[0]

describe('before a word is typed', () => {
  it('offers everything, today first among the days', () => {
    const groups = restingGroups(offer)
    expect(ids(groups)).toEqual(['act', 'go', 'days', 'projects', 'conversations'])
    const days = groups.find(({ id }) => id === 'days')?.items
    expect(days?.[0]).toMatchObject({ label: 'Samedi', hint: 'Aujourd’hui' })
  })

  it('shows the way to an access first to a person without access', () => {
    const access = { kind: 'none', reason: 'trial-over', endedAt: new Date(0) } as const
    const groups = restingGroups({ ...offer, access })
    expect(groups.find(({ id }) => id === 'go')?.items[0]?.id).toBe('payment')
    expect(ids(typedGroups('comment vendre', { ...offer, access }))).not.toContain('ask')
  })
})

describe('the search for typed words', () => {
  it('puts the group with the best answer first', () => {
    expect(first(typedGroups('lampe', offer))?.id).toBe('project.1')
    expect(ids(typedGroups('lampe', offer))).toEqual(['projects', 'conversations', 'todos', 'todo', 'ask'])
    expect(first(typedGroups('tableau', offer))?.id).toBe('home')
    expect(first(typedGroups('lundi', offer))?.id).toBe('day.lundi')
    expect(first(typedGroups('gourde', offer))?.id).toBe('product.1')
    expect(typedGroups('gourde', offer)[0]).toMatchObject({ id: 'products', label: 'Produits' })
    expect(typedGroups('bouteilles', offer)[0]).toMatchObject({ id: 'tables', label: 'Tableaux' })
  })

  it('finds a todo, which is not listed before', () => {
    expect(first(typedGroups('photographier', offer))?.id).toBe('todo.1')
    const resting = restingGroups(offer).flatMap(({ items }) => items.map(({ id }) => id))
    expect(resting.filter((id) => id.startsWith('todo.'))).toEqual([])
  })

  it('finds a sales test by what it tries or by its words, and leads to its tab', () => {
    const test = { label: TESTED.tried, hint: 'Gourde inox', target: { path: '/search/s%2Fb/test' } }
    expect(first(typedGroups('premiere video', offer))).toMatchObject(test)
    for (const typed of ['test de vente', 'test gourde']) {
      const group = typedGroups(typed, offer).find(({ id }) => id === 'sales-tests')
      expect(group).toMatchObject({ label: 'Tests de vente', items: [test] })
    }
    expect(SALES_TESTS.toCommand({ ...TESTED, tried: ' ' }).label).toBe('Test de vente')
  })

  it('finds a lesson by its title', () => {
    expect(typedGroups('huit critères', offer)[0]).toMatchObject({
      label: 'Leçons',
      items: [{ label: 'Les huit critères, un par un', target: { path: '/modules/eight-criteria' } }],
    })
  })

  it.each([
    ['nouvelle tâche', 'new-todo'],
    ['Nouvelle tache', 'new-todo'],
    ['ajouter une tâche', 'new-todo'],
    ['nouveau projet', 'new-project'],
    ['NOUVEAU PROJET', 'new-project'],
    ['créer un projet', 'new-project'],
    ['ajouter un lien', 'new-link'],
    ['nouveau lien', 'new-link'],
    ['nouvelle conversation', 'new-conversation'],
    ['thème', 'theme'],
    ['mode sombre', 'theme'],
    ['se déconnecter', 'sign-out'],
    ['deconnexion', 'sign-out'],
    ['logout', 'sign-out'],
  ])('begins with the verb for « %s »', (typed, id) => {
    expect(first(typedGroups(typed, offer))?.id).toBe(id)
  })

  it.each([
    ['nouveau projet lampe', { to: 'add-project', title: 'lampe' }],
    ['Nouveau projet : Lampe Lumo', { to: 'add-project', title: 'Lampe Lumo' }],
    ['nouvelle tâche appeler Léa lundi', { to: 'add-todo', text: 'appeler Léa', day: 'lundi' }],
    ['ajouter un lien https://ex.fr/p', { to: 'begin', path: '/search', text: 'https://ex.fr/p' }],
    ['nouvelle conversation: mes prix', { to: 'begin', path: '/coach', text: 'mes prix' }],
  ])('gives the verb the words behind its name: « %s »', (typed, target) => {
    const groups = typedGroups(typed, offer)
    expect(first(groups)?.target).toEqual(target)
    const todos = groups.flatMap(({ items }) => items).filter((item) => item.id === 'add-todo')
    expect(todos, 'one todo, whichever verb').toHaveLength(1)
  })

  it.each([
    ['Ajouter un lien de parrainage à ma page mardi', 0, 'Ajouter un lien de parrainage à ma page', 'mardi'],
    ['Ajouter un lien vers ma boutique', 0, 'Ajouter un lien vers ma boutique', 'samedi'],
    ['Nouveau projet avec Paul demain', 1, 'Nouveau projet avec Paul', 'dimanche'],
    ['Nouvelle conversation avec Paul lundi', 1, 'Nouvelle conversation avec Paul', 'lundi'],
  ])('offers « %s » as a todo too', (typed, at, text, day) => {
    const group = typedGroups(typed, offer)[at]
    expect(group?.id).toBe('todo')
    expect(group?.items[0]?.target).toEqual({ to: 'add-todo', text, day })
  })

  it('makes a todo of a sentence, for the day that it names', () => {
    expect(first(typedGroups('acheter du carton', offer))).toMatchObject({
      label: 'Ajouter la tâche «\u00a0acheter du carton\u00a0» à aujourd’hui',
      target: { text: 'acheter du carton', day: 'samedi' },
    })
    expect(first(typedGroups('vendre la lampe lundi', offer))).toMatchObject({
      label: 'Ajouter la tâche «\u00a0vendre la lampe\u00a0» au lundi 30\u00a0nov.',
      target: { text: 'vendre la lampe', day: 'lundi' },
    })
    const [{ items } = { items: [] }] = typedGroups('vendre la lampe lundi', offer)
    expect(items[1], 'the words as typed stand beside').toMatchObject({
      label: 'Ajouter la tâche «\u00a0vendre la lampe lundi\u00a0» à aujourd’hui',
      target: { text: 'vendre la lampe lundi', day: 'samedi' },
    })
    const sentence = typedGroups('vendre la lampe lundi matin', offer).find(({ id }) => id === 'todo')
    expect(sentence?.items.map(({ target }) => target)).toEqual([
      { to: 'add-todo', text: 'vendre la lampe lundi matin', day: 'samedi' },
    ])
    const [act] = typedGroups('nouvelle tâche vendre la lampe lundi', offer)
    expect(act?.items.map(({ target }) => target)).toEqual([
      { to: 'add-todo', text: 'vendre la lampe', day: 'lundi' },
      { to: 'add-todo', text: 'vendre la lampe lundi', day: 'samedi' },
    ])
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
