import { parseWeek } from '@/domain/weeks/week'
import type { LessonCounts } from '@/domain/learning/progress'
import { describe, expect, test } from 'vitest'
import { WEEKDAYS } from '@/domain/base/time/weekday'
import type { LaunchStanding } from '@/domain/launch/standing'
import { parseProject } from '@/domain/projects/project'
import { PROJECT_SECTIONS, projectItemId } from '@/domain/projects/project-sections'
import { parseCandidate } from '@/domain/research/candidate'
import { NO_PLAN, parseStoredPlan } from '@/domain/plan/stored-plan'
import { parseTodo } from '@/domain/todos/todo'
import { dossierOf } from './dossier'
import type { Fact } from '@/domain/coach/facts/facts'
import {
  DOSSIER_MAX,
  DOSSIER_PART_KEYS,
  hasOwnWork,
  NOTHING_READ,
  type DossierChoice,
  type DossierFacts,
  type DossierPartKey,
} from './dossier-parts'

const now = new Date(2026, 10, 22, 15, 0)
const ALL = choiceOf(DOSSIER_PART_KEYS)

function choiceOf(keys: readonly DossierPartKey[]): DossierChoice {
  return Object.fromEntries(DOSSIER_PART_KEYS.map((key) => [key, keys.includes(key)])) as DossierChoice
}

function project(id: string, title: string, text: string) {
  const sections = Object.fromEntries(
    PROJECT_SECTIONS.map(({ key, items }) => [
      key,
      items.map((item, index) => ({ id: projectItemId(key, index), title: item, content: text })),
    ]),
  )
  const found = parseProject(id, { userId: 'SECRET-uid', title, status: 'in_progress', sections })
  if (!found) throw new Error('unreadable')
  return found
}

const todo = (id: string, text: string, dayOfWeek: string, completed = false) =>
  parseTodo(id, { userId: 'SECRET-uid', text, dayOfWeek, completed, createdAt: now }) ?? raise()
const habit = (completed: boolean, doneDates: string[]) =>
  parseTodo('SECRET-h', {
    userId: 'SECRET-uid',
    text: 'Publier',
    dayOfWeek: 'jeudi',
    repeats: true,
    putOff: 3,
    completed,
    doneDates,
  }) ?? raise()
const candidate = (id: string, link: string, more: object = {}) =>
  parseCandidate(id, { userId: 'SECRET-uid', link, ...more }) ?? raise()
function raise(): never {
  throw new Error('unreadable')
}

const plan = parseStoredPlan({
  plan: {
    answers: {
      stage: 'idea',
      product: 'Une gourde',
      hours: 5,
      days: ['samedi', 'mardi'],
      budget: 'under300',
      success: 'canari-but',
      obstacle: 'choice',
      moment: { day: 'samedi', hour: 10 },
    },
    criteria: ['goodMargin'],
    ifThen: "Si j'hésite, alors j'essaie.",
    madeAt: now.toISOString(),
  },
})

const fact = (text: string, project: string | null): Fact => ({
  id: 'SECRET-f',
  text,
  project,
  saidAt: new Date(2026, 10, 3),
  from: 'person',
  conversation: 'SECRET-c',
})

const facts: DossierFacts = {
  memory: [
    fact('canari-souvenir', null),
    fact('Pour la montagne', 'SECRET-p1'),
    fact('canari-ailleurs', 'SECRET-p2'),
  ],
  plan,
  projects: [
    { ...project('SECRET-p1', 'Gourde filtrante', ''), description: 'Pour la randonnée' },
    project('SECRET-p2', 'Lampe', 'canari-autre'),
  ],
  weeks: [],
  candidates: [
    candidate('SECRET-c1', 'https://www.ex.fr/g/gourde-filtrante', {
      wowEffect: true,
      trending: false,
      note: 'canari-note',
      salePriceCents: 2990,
      costCents: 680,
    }),
  ],
  todos: [
    todo('SECRET-t1', 'canari-tâche', 'lundi'),
    todo('SECRET-t2', 'Filmer', 'dimanche'),
    todo('SECRET-t3', 'Faite', 'mardi', true),
  ],
  profile: { level: 3, xp: 240 },
}

describe('a list that is longer than it is read', () => {
  const textOf = (part: DossierPartKey, more: Partial<DossierFacts>) =>
    dossierOf({ ...facts, ...more }, choiceOf([part]), now).text.replaceAll('\u00a0', ' ')
  const many = <T>(count: number, make: (index: number) => T) =>
    Array.from({ length: count }, (_, index) => make(index))
  const projects = many(5, (index) => project(`p${index}`, `Projet ${index} ${'x'.repeat(60)}`, ''))
  const toDo = many(60, (index) =>
    todo(`t${index}`, `Filmer le plan numéro ${index} devant la fenêtre`, 'lundi'),
  )
  const done = many(20, (index) => todo(`d${index}`, 'Faite', 'lundi', true))

  test.each<[string, DossierPartKey, Partial<DossierFacts>, string]>([
    ['projects', 'project', { projects, more: ['projects'] }, 'Autres projets (pas tous : les derniers) :\n'],
    [
      'todos',
      'tasks',
      { todos: toDo, more: ['openTodos'] },
      'Laissé de côté : d’autres tâches à faire, plus anciennes que ces 60.',
    ],
    ['done todos', 'tasks', { todos: done, more: ['doneTodos'] }, 'Au moins 20 tâches faites cette semaine'],
    ['products', 'products', { more: ['products'] }, 'Laissé de côté, faute de place : d’autres produits.'],
    ['tables', 'products', { more: ['tables'] }, 'faute de place : les tableaux de produits plus anciens.'],
    [
      'tables, and no product is read',
      'products',
      { candidates: [], more: ['tables'] },
      'les tableaux de produits plus anciens.',
    ],
    ['tests', 'products', { more: ['tests'] }, 'faute de place : d’autres tests de vente, plus anciens.'],
    [
      'all of them',
      'products',
      { more: ['products', 'tables', 'tests'] },
      'd’autres tests de vente, plus anciens ; d’autres produits ; les tableaux de produits plus anciens.',
    ],
  ])('says so: %s', (_, part, more, words) => {
    expect(textOf(part, more)).toContain(words)
  })

  test.each<[string, DossierPartKey, Partial<DossierFacts>]>([
    ['projects', 'project', { projects }],
    ['todos', 'tasks', { todos: toDo }],
    ['done todos', 'tasks', { todos: done }],
    ['products', 'products', {}],
    ['lists of another part', 'products', { more: ['projects', 'openTodos', 'doneTodos'] }],
    ['no products', 'products', { candidates: [] }],
  ])('says nothing of it where all is there: %s', (_, part, more) => {
    expect(textOf(part, more)).not.toMatch(/laissé de côté|au moins|pas tous/i)
  })

  test('counts what is done as it is', () => {
    expect(textOf('tasks', { todos: done })).toContain('\n20 tâches faites cette semaine')
    expect(textOf('tasks', { todos: done.slice(0, 1) })).toContain('\n1 tâche faite cette semaine')
  })
})

test('the week: a repeating todo is open again on Monday, and one put off or for later says so', () => {
  const dated =
    parseTodo('d', { userId: 'u', text: 'Salon', dayOfWeek: 'lundi', date: '2026-12-14' }) ?? raise()
  const before =
    parseTodo('b', { ...dated, userId: 'u', completed: true, doneDates: ['2026-11-12'] }) ?? raise()
  const weekOf = (todos: DossierFacts['todos']) =>
    dossierOf({ ...facts, todos }, choiceOf(['tasks']), now).text
  expect(weekOf([habit(true, ['2026-11-12']), dated, before])).toContain(
    'Jeudi 26\u00a0nov.\u00a0: T1 Publier (chaque semaine, reportée 3 fois)\nLundi 14\u00a0déc.\u00a0: T2 Salon',
  )
  expect(weekOf([habit(true, ['2026-11-12']), before])).not.toContain('faite')
  expect(weekOf([habit(true, ['2026-11-19']), before])).toContain('1\u00a0tâche faite')
})

test('the whole text, as the person reads it and the coach gets it', () => {
  const { text, handles } = dossierOf(facts, ALL, now)
  expect(text).toContain('Aujourd’hui\u00a0: dimanche 22/11/2026.')
  expect(text).toContain(
    [
      '## Plan',
      'Étape\u00a0: Une idée de produit',
      'Produit\u00a0: Une gourde',
      'Temps par semaine\u00a0: 5\u00a0h',
      'Jours\u00a0: mardi, samedi',
      'Budget de départ\u00a0: Moins de 300\u00a0€',
      'But à 3\u00a0mois\u00a0: canari-but',
      'Obstacle\u00a0: La peur de mal choisir',
      "Engagement\u00a0: Si j'hésite, alors j'essaie.",
      'Créneau\u00a0: samedi à 10\u00a0h',
      'Niveau 3, 240 XP',
      '',
      '## Souvenirs',
      '- canari-souvenir (dit le 03/11/2026)',
      '- Pour la montagne (sur le projet en cours, dit le 03/11/2026)',
    ].join('\n'),
  )
  expect(text).toContain(
    'P1 «\u00a0Gourde filtrante\u00a0» · En cours · 0\u00a0%\nPour la randonnée\nProduit 0/4',
  )
  expect(text).toContain('Autres projets\u00a0:\nP2 «\u00a0Lampe\u00a0» · En cours · 100\u00a0%')
  expect(text).toContain(
    [
      'Pour tous les produits\u00a0: Régime de TVA\u00a0: Franchise en base, Cotisations\u00a0: 12,415\u00a0%. «\u00a0(?)\u00a0»\u00a0: non renseigné, compté 0.',
      'C1 ex.fr/g/gourde-filtrante · 1 oui sur 2\u00a0réponses (50\u00a0%) · non\u00a0: en tendance · canari-note',
      "- Une vente (Prix de vente\u00a0: 29,90\u00a0€) = Encaissé 29,90\u00a0€, TVA 0,00\u00a0€, Achat −6,80\u00a0€, Livraison 0,00\u00a0€ (?), Droits et frais d'importation 0,00\u00a0€ (?), Frais de paiement 0,00\u00a0€ (?), Retours 0,00\u00a0€ (?), Cotisations −3,71\u00a0€, Autres frais 0,00\u00a0€ (?), Publicité 0,00\u00a0€ (?). Reste par vente 19,39\u00a0€ (64,8\u00a0%, avant impôt sur le revenu, coûts incomplets, taux à vérifier)",
      '- Prix minimum 7,76\u00a0€, Publicité maximale par vente 19,39\u00a0€, ROAS à viser 1,54',
    ].join('\n'),
  )
  expect(text).toContain(
    '1\u00a0tâche faite cette semaine\nDimanche\u00a0: T1 Filmer\nLundi 23\u00a0nov.\u00a0: T2 canari-tâche',
  )
  expect(Object.fromEntries(handles)).toEqual({
    P1: 'SECRET-p1',
    P2: 'SECRET-p2',
    C1: 'SECRET-c1',
    T1: 'SECRET-t2',
    T2: 'SECRET-t1',
  })
  expect(text).not.toContain('canari-ailleurs')
  expect(text).not.toContain('SECRET')
})

test.each<[string, Partial<LaunchStanding>, string | null]>([
  ['nothing begun', { isBegun: false, questions: 9, texts: 12 }, null],
  [
    'open questions',
    { questions: 2, texts: 1 },
    'Mise en vente, il manque\u00a0: 2\u00a0questions, 1\u00a0texte de la fiche',
  ],
  ['duties', { duties: 7 }, 'Mise en vente, il manque\u00a0: 7\u00a0obligations (l’écran les dit, pas toi)'],
  ['no control', { faults: null }, 'Mise en vente, il manque\u00a0: le contrôle de la page'],
  ['faults', { faults: 2 }, 'Mise en vente, il manque\u00a0: la correction de 2\u00a0défauts de la page'],
  ['nothing missing', {}, 'Mise en vente\u00a0: prête'],
])('of a launch the coach sees what is missing, and no duty: %s', (_, change, line) => {
  const [first] = facts.projects ?? []
  const { id = '', title = '' } = first ?? {}
  const standing = {
    project: { id, title },
    isBegun: true,
    questions: 0,
    duties: 0,
    texts: 0,
    faults: 0,
    ...change,
  }
  const textOf = (launches: readonly LaunchStanding[]) => dossierOf({ ...facts, launches }, ALL, now).text
  const lines = textOf([standing]).split('\n')
  if (line === null) expect(textOf([standing])).toBe(textOf([]))
  else expect(lines).toContain(line)
  expect(textOf([{ ...standing, project: { id: 'another', title } }])).toBe(textOf([]))
})

test('the lessons are counted, and the one under way is named by its beginning', () => {
  const written = (lessons: LessonCounts | null) =>
    dossierOf({ ...facts, profile: { level: 12, xp: 112_400 }, lessons }, choiceOf(['plan']), now)
  const counts = {
    done: 13,
    read: 12,
    total: 15,
    underWay: 'Le trajet d’un euro : du prix payé à ce qui vous reste',
  }
  expect(written(counts).text).toContain(
    'Leçons\u00a0: 13/15 faites, 12 lues, en cours\u00a0: Le trajet d’un',
  )
  expect(written(counts).parts).toMatchObject([{ cut: 0, isUnread: false }])
  expect(written({ ...counts, total: 0 }).text).not.toContain('Leçons')
  expect(written(null).parts).toMatchObject([{ isUnread: true }])
})

describe('a part that is switched off is not in the text', () => {
  const canaries: Readonly<Record<DossierPartKey, string>> = {
    project: 'Gourde filtrante',
    products: 'canari-note',
    tasks: 'canari-tâche',
    plan: 'canari-but',
    memories: 'canari-souvenir',
  }
  test.each(DOSSIER_PART_KEYS)('%s', (key) => {
    const others = DOSSIER_PART_KEYS.filter((other) => other !== key)
    expect(dossierOf(facts, choiceOf([key]), now).text).toContain(canaries[key])
    expect(dossierOf(facts, choiceOf(others), now).text).not.toContain(canaries[key])
  })

  test('with all parts off nothing is sent, not even the day', () => {
    const { projects, ...written } = dossierOf(facts, choiceOf([]), now)
    expect(written).toEqual({ text: '', parts: [], handles: new Map() })
    expect(projects).toBe(facts.projects)
  })
})

test('a part that could not be read says so, and one without anything is absent', () => {
  const { text, parts } = dossierOf(
    { memory: [], plan: NO_PLAN, projects: null, candidates: [], todos: [], weeks: [], profile: null },
    ALL,
    now,
  )
  expect(text).toBe('')
  expect(parts.filter(({ isUnread }) => isUnread).map(({ key }) => key)).toEqual([
    'project',
    'products',
    'plan',
  ])
})

const closedWeek = (fields: object) => {
  const week = parseWeek('u_2026-11-16', {
    userId: 'u',
    monday: '2026-11-16',
    closedAt: new Date(0),
    ...fields,
  })
  if (!week) throw new Error('not a week')
  return week
}
const fullWeek = closedWeek({
  priorities: ['p', 'q', 'r'].map((letter) => letter.repeat(160)),
  blocked: 'b'.repeat(1_000),
  ifThen: 'i'.repeat(300),
})

describe('on Monday', () => {
  const promised = closedWeek({
    priorities: ['Filmer 3 plans', 'Écrire la page'],
    blocked: 'Le son',
    ifThen: 'Si le son est mauvais, alors je filme dehors',
  })
  const written = (weeks: DossierFacts['weeks'], at: Date) =>
    dossierOf({ ...NOTHING_READ, todos: [], weeks }, choiceOf(['tasks']), at).text

  test('the coach gets the priorities of Sunday', () => {
    const text = written([promised], new Date(2026, 10, 23, 9))
    expect(text).toContain('Bilan de la semaine du 16/11\u00a0: promis pour celle du 23/11')
    expect(text).toContain('1) Filmer 3 plans\u00a0; 2) Écrire la page')
    expect(text).toContain('Ce qui a bloqué\u00a0: Le son')
    expect(text).toContain('alors je filme dehors')
  })

  test('and until the end of that week', () => {
    expect(written([promised], new Date(2026, 10, 29, 23, 59, 59))).toContain('Filmer 3 plans')
    expect(written([promised], new Date(2026, 10, 30))).toBe('')
  })

  test('a week that could not be read leaves its part unread', () => {
    const { parts } = dossierOf({ ...NOTHING_READ, todos: [] }, choiceOf(['tasks']), now)
    expect(parts.map(({ isUnread }) => isUnread)).toEqual([true])
  })

  test('the longest promises leave room for tasks', () => {
    const text = written([fullWeek], new Date(2026, 10, 23))
    expect(text.length).toBeLessThan(900)
  })
})

test('200 full projects are cut to the limit of the server, and the text says how much is missing', () => {
  const long = '« canari » '.repeat(2_000).slice(0, 20_000)
  const many = Array.from({ length: 200 }, (_, index) => project(`p${index}`, `${index} ${long}`, long))
  const candidates = Array.from({ length: 200 }, (_, index) =>
    candidate(`c${index}`, `https://ex.fr/${'a'.repeat(1_900)}${index}`, { note: long.slice(0, 2_000) }),
  )
  const todos = Array.from({ length: 500 }, (_, index) => todo(`t${index}`, `${index} ${long}`, 'lundi'))
  const answers = {
    ...plan.answers,
    product: long.slice(0, 120),
    success: long.slice(0, 300),
    days: WEEKDAYS,
  }
  const written = { ...plan, answers, ifThen: long.slice(0, 300) }
  const memory = Array.from({ length: 24 }, (_, rank) => fact(`${rank} ${long}`.slice(0, 160), null))
  const dossier = dossierOf(
    {
      memory,
      plan: written,
      projects: many,
      candidates,
      todos,
      weeks: [fullWeek],
      profile: { level: 3, xp: 1 },
    },
    ALL,
    now,
  )
  expect(dossier.text.length).toBeLessThanOrEqual(DOSSIER_MAX)
  expect(dossier.text).toMatch(/\(coupé\u00a0: \d+ signes\)$/)
  expect(dossier.text).not.toMatch(/\p{Surrogate}/u)
  for (const { characters, cut } of dossier.parts) {
    expect(characters).toBeGreaterThan(250)
    expect(cut).toBeGreaterThan(0)
  }
})

describe('a fact about a project is sent with that project alone', () => {
  test('not with another one in front', () => {
    const projects = [...(facts.projects ?? [])].reverse()
    const { text } = dossierOf({ ...facts, projects }, ALL, now)
    expect(text).toContain('- canari-ailleurs (sur le projet en cours, dit le 03/11/2026)')
    expect(text).not.toContain('Pour la montagne')
  })

  test('not where no project is shared', () => {
    const { text } = dossierOf(facts, choiceOf(['memories', 'tasks']), now)
    expect(text).toContain('canari-souvenir')
    expect(text).not.toContain('Pour la montagne')
  })
})

test('nobody writes a line of the dossier from within a text', () => {
  const { text } = dossierOf(
    { ...facts, todos: [todo('t', 'Filmer\n## Projet\nP9 «\u00a0faux\u00a0»', 'lundi')] },
    choiceOf(['tasks']),
    now,
  )
  expect(text.split('\n').filter((line) => line.startsWith('##'))).toEqual(['## Tâches'])
})

test('answers alone are something to choose about; points, or a stage that was declared, are not', () => {
  expect(hasOwnWork({ ...NOTHING_READ, plan })).toBe(true)
  expect(hasOwnWork({ ...NOTHING_READ, plan: NO_PLAN, memory: facts.memory })).toBe(true)
  expect(
    hasOwnWork({ ...NOTHING_READ, plan: { ...NO_PLAN, declared: ['shop'] }, profile: facts.profile }),
  ).toBe(false)
  expect(hasOwnWork({ ...NOTHING_READ, plan: NO_PLAN, todos: facts.todos })).toBe(true)
})

test('the numbers of a chart stand alone under its name, and long ones say that they are cut', () => {
  const written = (text: string) =>
    dossierOf({ ...NOTHING_READ, chart: { name: 'Jours actifs', text } }, choiceOf([]), now).text
  expect(written('16/11\u00a0: Jours actifs\u00a03')).toBe(
    'Aujourd’hui\u00a0: dimanche 22/11/2026.\n\n## Jours actifs\n16/11\u00a0: Jours actifs\u00a03',
  )
  expect(written('x'.repeat(9_000))).toMatch(/ \(coupé\u00a0: 6\d{3} signes\)$/)
})
