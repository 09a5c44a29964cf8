import { Subject, write, type Case } from './case'
import { collections } from './collections'
import type { Document, Write } from './requests'
import { serverTime, type Fields } from './values'

export function batchCases(): Case[] {
  return [...candidateCases(), ...sectionBatches(), ...todoBatches(), ...planBatches()]
}

function candidateCases(): Case[] {
  const candidate = new Subject('sections/products', collections['sections/products'])
  const withOwner = { ...candidate.complete(), userId: 'owner#' }
  return [
    candidate.case('creates it with an owner of its own', 'refused', candidate.create(withOwner), {
      given: candidate.parents,
    }),
    candidate.case('creates it in no section', 'refused', candidate.create(candidate.complete()), {
      given: [],
    }),
    candidate.case('gets a missing one of no section', 'allowed', requestOf(candidate, 'get'), {
      given: [],
    }),
    ...(['get', 'list', 'update', 'delete'] as const).map((op) =>
      candidate.case(`${op}s one whose section is gone`, 'refused', requestOf(candidate, op), {
        given: candidate.existing().slice(1),
      }),
    ),
  ]
}

function requestOf(subject: Subject, op: 'get' | 'list' | 'update' | 'delete'): Case['request'] {
  if (op === 'get') return { op, path: subject.path }
  if (op === 'list') return { op, path: subject.collection.path, limit: 1 }
  return op === 'delete' ? write({ op, path: subject.path }) : subject.update(subject.harmlessChange())
}

function sectionBatches(): Case[] {
  const section = new Subject('sections', collections.sections)
  const candidate = new Subject('sections/products', collections['sections/products'])
  const [parent] = candidate.parents as readonly [Document]
  const newSection = create(parent.path, parent.fields)
  const newCandidate = create(candidate.path, candidate.complete())
  const manyCandidates = Array.from({ length: 50 }, (_, rank) =>
    create(candidate.pathOf(`p${rank}`), candidate.complete()),
  )
  const none = { given: [] }
  return [
    candidate.case(
      'creates a section with its candidates',
      'allowed',
      write(newSection, ...manyCandidates),
      none,
    ),
    candidate.case(
      'creates candidates before their section',
      'allowed',
      write(newCandidate, newSection),
      none,
    ),
    candidate.case(
      'creates a candidate in a section it makes for somebody else',
      'refused',
      write(create(parent.path, { ...parent.fields, userId: 'other#' }), newCandidate),
      none,
    ),
    candidate.case(
      "takes somebody's section to add a candidate",
      'refused',
      write({ op: 'set', path: parent.path, fields: { ...parent.fields, userId: 'other#' } }, newCandidate),
      { as: 'other', given: candidate.parents },
    ),
    candidate.case(
      'creates a section with one wrong candidate',
      'refused',
      write(
        newSection,
        newCandidate,
        create(candidate.pathOf('p1'), { ...candidate.complete(), link: 'javascript:1' }),
      ),
      none,
    ),
    candidate.case(
      'deletes a section with its candidates',
      'allowed',
      write(remove(candidate.path), remove(parent.path)),
    ),
    candidate.case('deletes the candidates of a section', 'allowed', write(remove(candidate.path))),
    candidate.case("deletes the candidates of somebody's section", 'refused', write(remove(candidate.path)), {
      as: 'other',
    }),
    candidate.case(
      'changes a candidate while its section goes',
      'allowed',
      write({ op: 'update', path: candidate.path, fields: { wowEffect: true } }, remove(parent.path)),
    ),
    section.case('deletes a section that still has candidates', 'allowed', write(remove(parent.path)), {
      given: candidate.existing(),
    }),
  ]
}

function todoBatches(): Case[] {
  const todo = new Subject('todos', collections.todos)
  const someTodo = create('todos/autre#', todo.complete())
  const none = { given: [] }
  return [
    todo.case('creates two at once', 'allowed', write(someTodo, create(todo.path, todo.complete())), none),
    todo.case(
      "creates one and deletes somebody's",
      'refused',
      write(
        create('todos/autre#', { ...todo.complete(), userId: 'other#', createdAt: serverTime }),
        remove(todo.path),
      ),
      { as: 'other' },
    ),
    todo.case('creates a right one and a wrong one', 'refused', write(someTodo, create(todo.path, {})), none),
    todo.case(
      'moves all of a day',
      'allowed',
      write(
        { op: 'update', path: todo.path, fields: { dayOfWeek: 'mardi' } },
        { op: 'update', path: 'todos/autre#', fields: { dayOfWeek: 'mardi' } },
      ),
      { given: [...todo.existing(), { path: 'todos/autre#', fields: todo.complete() }] },
    ),
  ]
}

/** The first plan writes a project, its first week, the answers and the profile's mark, all or nothing. */
function planBatches(): Case[] {
  const [coach, profile, project, todo] = [
    new Subject('coach', collections.coach),
    new Subject('profiles', collections.profiles),
    new Subject('projects', collections.projects),
    new Subject('todos', collections.todos),
  ]
  const { plan = null } = coach.complete()
  const week = Array.from({ length: 7 }, (_, rank) => create(todo.pathOf(`t${rank}`), todo.complete()))
  const work = [create(project.path, project.complete()), ...week]
  const mark: Write = { op: 'update', path: profile.path, fields: { hasLearningPlan: true } }
  const answers: Write = { op: 'merge', path: coach.path, fields: { plan } }
  const given = profile.existing({ hasLearningPlan: false })
  return [
    coach.case('makes a plan with its work', 'allowed', write(...work, answers, mark), { given }),
    coach.case('makes a plan with its work', 'refused', write(...work, answers, mark), {
      as: 'other',
      given,
    }),
    coach.case(
      'makes a plan of another kind with its work',
      'refused',
      write(...work, { ...answers, fields: { plan: 1 } }, mark),
      { given },
    ),
  ]
}

function create(path: string, fields: Fields): Write {
  return { op: 'create', path, fields }
}

function remove(path: string): Write {
  return { op: 'delete', path }
}
