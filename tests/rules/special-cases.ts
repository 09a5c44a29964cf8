import { XP_MAX, XP_PER_STEP_MAX } from '../../src/domain/base/business'
import { Subject, without, write, type Case } from './case'
import { collections } from './collections'
import { firstSaleCases } from './first-sale-cases'
import { conversationCases } from './conversation-cases'
import type { Document, Request } from './requests'
import type { Fields } from './values'

/** Rules about several fields, server-written documents or filters. */
export function specialCases(): Case[] {
  return [
    ...profileCases(),
    ...conversationCases(),
    ...coachCases(),
    ...weekCases(),
    ...todoCases(),
    ...projectCases(),
    ...versionCases(),
    ...paymentCases(),
    ...linkCases(),
  ]
}

/** Whoever writes it, and wherever: a link never carries a name or a password. */
function linkCases(): Case[] {
  const actors = ['owner', 'other', 'signed out', 'anonymous'] as const
  return (['product', 'sections/products', 'salesTests'] as const).flatMap((name) => {
    const subject = new Subject(name, collections[name])
    const links = ['https://lea:secret@ex.fr/p', 'https://boutique.fr@ex.fr/p'] as const
    return actors.flatMap((as) =>
      links.map((link) =>
        subject.case(
          `creates ${link}`,
          'refused',
          subject.create({ ...subject.created(), link }, subject.pathOf('new')),
          { as, given: subject.parents },
        ),
      ),
    )
  })
}

function profileCases(): Case[] {
  const profile = new Subject('profiles', collections.profiles)
  const levels: readonly (readonly [xp: number, level: number, isGood: boolean, before?: number])[] = [
    [999, 1, true],
    [999, 2, false],
    [1000, 2, true],
    [1000, 1, false],
    [1000, 3, false],
    [1999, 2, true],
    [2000, 3, true],
    [XP_MAX, 10_001, true, XP_MAX - 1],
    [XP_MAX, 10_000, false, XP_MAX - 1],
    [XP_MAX + 1, 10_001, false, XP_MAX],
    // A step is at most what the mutations of one transaction earn.
    [XP_PER_STEP_MAX, 15, true],
    [XP_PER_STEP_MAX + 1, 15, false],
    [1_000_000, 1_001, false],
    [XP_MAX, 10_001, false],
    [XP_MAX, 10_001, true, XP_MAX - XP_PER_STEP_MAX],
    [XP_MAX, 10_001, false, XP_MAX - XP_PER_STEP_MAX - 1],
    [990 + XP_PER_STEP_MAX, 16, true, 990],
    [991 + XP_PER_STEP_MAX, 16, false, 990],
    [0, 1, true, XP_MAX],
  ]
  const levelAt = (xp: number) => ({ xp, level: Math.floor(xp / 1000) + 1 })
  const paid = new Date('2026-10-01T10:00:00Z')
  const by = (what: string, isGood: boolean, given: Fields, change: Fields): Case =>
    profile.case(what, isGood ? 'allowed' : 'refused', profile.update(change), {
      given: profile.existing(given),
    })
  return [
    ...levels.map(([xp, level, isGood, before = 0]) =>
      by(`goes from ${before} to ${xp} xp at level ${level}`, isGood, levelAt(before), { xp, level }),
    ),
    profile.case(
      'earns the first xp of a profile without any',
      'allowed',
      profile.update(levelAt(XP_PER_STEP_MAX)),
      {
        given: [{ path: profile.path, fields: without(profile.complete(), ['xp', 'level']) }],
      },
    ),
    profile.case('jumps from a profile without xp', 'refused', profile.update(levelAt(XP_PER_STEP_MAX + 1)), {
      given: [{ path: profile.path, fields: without(profile.complete(), ['xp', 'level']) }],
    }),
    profile.case(
      'jumps by a set',
      'refused',
      write({ op: 'set', path: profile.path, fields: { ...profile.complete(), ...levelAt(20_000) } }),
    ),
    profile.case(
      'jumps with another change',
      'refused',
      profile.update({ fullName: 'Zoé', ...levelAt(XP_MAX) }),
    ),
    by('changes the name at the most xp', true, levelAt(XP_MAX), { fullName: 'Zoé' }),
    by('loses xp', true, { xp: 1000, level: 2 }, { xp: 999, level: 1 }),
    by('changes the level alone', false, { xp: 1000, level: 2 }, { level: 3 }),
    by('says that nothing was paid', true, { hasPaid: true }, { hasPaid: false }),
    by('says that it was paid', false, { hasPaid: false }, { hasPaid: true }),
    by('repeats that it was paid', true, { hasPaid: true }, { hasPaid: true }),
    by('removes the payment date', false, { hasPaidAt: paid }, { hasPaidAt: '' }),
    by('moves the payment date', false, { hasPaidAt: paid }, { hasPaidAt: new Date() }),
    by('changes the name after a payment', true, { hasPaid: true, hasPaidAt: paid }, { fullName: 'Zoé' }),
    ...firstSaleCases(profile),
    by('forgets that the trial was had', false, { hadTrial: true }, { hadTrial: false }),
    profile.case('removes that the trial was had', 'refused', profile.update({}, ['hadTrial']), {
      given: profile.existing({ hadTrial: true }),
    }),
    by('says that the trial was had', false, {}, { hadTrial: true }),
    by('changes the name of somebody who had a trial', true, { hadTrial: true }, { fullName: 'Zoé' }),
    profile.case(
      'creates a profile that had no trial',
      'refused',
      profile.create({ ...profile.complete(), hadTrial: false }),
      {
        given: [],
      },
    ),
    by(
      'keeps an e-mail that the account no longer has',
      true,
      { email: 'ancien@exemple.fr' },
      { fullName: 'Zoé' },
    ),
    by(
      'takes over the account’s new e-mail',
      true,
      { email: 'ancien@exemple.fr' },
      { email: 'owner#@exemple.fr' },
    ),
    profile.case(
      'creates a profile with a payment date',
      'refused',
      profile.create({ ...profile.complete(), hasPaidAt: paid }),
      {
        given: [],
      },
    ),
    profile.case(
      'creates a profile of another level',
      'refused',
      profile.create({ ...profile.complete(), xp: 1000, level: 2 }),
      {
        given: [],
      },
    ),
    profile.case('creates a profile', 'refused', profile.create(profile.complete()), {
      as: 'without e-mail',
      given: [],
    }),
    profile.case(
      'creates a profile with an empty e-mail',
      'refused',
      profile.create({ ...profile.complete(), email: '' }),
      {
        as: 'without e-mail',
        given: [],
      },
    ),
    profile.case('changes the name', 'allowed', profile.update({ fullName: 'Zoé' }), {
      as: 'without e-mail',
    }),
    profile.case(
      "creates a profile under somebody else's id",
      'refused',
      profile.create(profile.complete(), 'profiles/other#'),
      {
        given: [],
      },
    ),
  ]
}

/** The coach's sharing choice is written with its time; a plan is created with or without the choice. */
function coachCases(): Case[] {
  const coach = new Subject('coach', collections.coach)
  const { shares = null, plan = null, declared = null, askedAt = null } = coach.complete()
  const changed = (fields: Fields) => write({ op: 'merge', path: coach.path, fields })
  const removed = (...remove: string[]) => write({ op: 'update', path: coach.path, fields: {}, remove })
  const at = (fields: Fields) => ({ given: [{ path: coach.path, fields }] })
  const old = new Date('2026-10-01T10:00:00Z')
  const said = at({ shares, askedAt: old })
  const none = { given: [] }
  const fact = { text: 'Budget 600', saidAt: old.toISOString(), from: 'coach' }
  const facts = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, rank) => [`f${rank}`, fact]))
  return [
    coach.case('makes a plan before any question', 'allowed', coach.create({ plan }), none),
    coach.case('declares a stage before any question', 'allowed', changed({ declared }), none),
    coach.case('makes a plan after a choice', 'allowed', changed({ plan }), said),
    coach.case('declares a stage after a choice', 'allowed', changed({ declared }), said),
    coach.case('chooses after a plan', 'allowed', changed({ shares, askedAt }), at({ plan })),
    coach.case('takes the plan back', 'allowed', removed('plan'), at({ shares, askedAt: old, plan })),
    coach.case('chooses without the time', 'refused', coach.create({ shares }), none),
    coach.case('chooses after a plan without the time', 'refused', changed({ shares }), at({ plan })),
    coach.case(
      'chooses anew without the time',
      'refused',
      changed({ shares: { tasks: true } }),
      at({ shares: { tasks: false }, askedAt: old }),
    ),
    coach.case(
      'says with a plan that it chose earlier',
      'refused',
      changed({ plan, askedAt: new Date(0) }),
      said,
    ),
    coach.case('takes the choice back, but not its time', 'refused', removed('shares'), said),
    coach.case('takes back when it chose, but not the choice', 'refused', removed('askedAt'), said),
    coach.case('remembers before any question', 'allowed', changed({ facts: { f: fact } }), none),
    coach.case('says how it likes to be spoken to', 'allowed', changed({ tone: 'direct' }), none),
    coach.case('remembers after a choice', 'allowed', changed({ facts: { f: fact } }), said),
    coach.case(
      'remembers one more while there is room',
      'allowed',
      changed({ facts: facts(24) }),
      at({ facts: facts(23) }),
    ),
    coach.case('remembers one too many', 'refused', changed({ facts: facts(25) }), at({ facts: facts(24) })),
    coach.case('forgets all of it', 'allowed', removed('facts'), at({ facts: facts(24), plan })),
    coach.case(
      'forgets how it likes to be spoken to',
      'allowed',
      removed('tone'),
      at({ tone: 'direct', plan }),
    ),
    coach.case('puts a fact into that of somebody else', 'refused', changed({ facts: { f: fact } }), {
      as: 'other',
      ...said,
    }),
    coach.case('puts a plan into that of somebody else', 'refused', changed({ plan }), {
      as: 'other',
      ...said,
    }),
  ]
}

function todoCases(): Case[] {
  const todo = new Subject('todos', collections.todos)
  const whole = write({ op: 'set', path: todo.path, fields: todo.complete() })
  return [
    todo.case('lists a day', 'allowed', {
      op: 'list',
      path: 'todos',
      where: { userId: 'owner#', dayOfWeek: 'lundi' },
      limit: 500,
    }),
    todo.case('lists a day of somebody else', 'refused', {
      op: 'list',
      path: 'todos',
      where: { userId: 'other#', dayOfWeek: 'lundi' },
      limit: 500,
    }),
    todo.case('creates it twice, which dates it again', 'allowed', whole),
  ]
}

function projectCases(): Case[] {
  const project = new Subject('projects', collections.projects)
  const [first, later] = ['2026-11-21T10:00:00.000Z', '2026-11-21T12:00:00.000Z']
  const by = (what: string, isGood: boolean, given: Fields, change: Fields, remove?: string[]): Case =>
    project.case(what, isGood ? 'allowed' : 'refused', project.update(change, remove), {
      given: [{ path: project.path, fields: { ...project.complete(), ...given } }],
    })
  const many = Array.from({ length: 200 }, () => ({ id: 'a', title: 'Appeler', completed: false }))
  const change: Fields = { title: 'Lampe', updatedAt: later }
  // One request may evaluate 1,000 expressions (record 10): these are the largest documents.
  const full = (items: readonly number[]): Fields => ({
    sections: Object.fromEntries(
      ['product', 'targetCustomer', 'positioning', 'competition', 'productPage', 'supplier', 'offer'].map(
        (key, at) => [
          key,
          Array.from({ length: items[at] ?? 0 }, () => ({
            id: 'a',
            title: 'b',
            content: 'c',
            completed: true,
          })),
        ],
      ),
    ),
    tasks: many,
    countedItems: Array.from({ length: 84 }, () => 'a'),
  })
  const ours = full([4, 4, 4, 4, 5, 4, 4])
  const fromCoach = Array.from({ length: 29 }, () => 'targetCustomer-4 20000-ffffffff')
  const launch = Object.fromEntries(
    Array.from({ length: 25 }, (_, at) => [`deliveryField${at}`, 'é'.repeat(500)]),
  )
  const created = (what: string, fields: Fields, all = project.complete()): Case =>
    project.case(what, 'allowed', project.create({ ...all, ...fields }), { given: [] })
  return [
    created('creates 29 items, each of the coach', { ...ours, fromCoach }),
    created('creates 29 items, each of the coach, with a full launch', { ...ours, fromCoach, launch }),
    by('saves a full launch with 29 items of the coach', true, { ...ours, fromCoach }, { ...change, launch }),
    by('removes the launch', true, { launch }, { updatedAt: later }, ['launch']),
    // With a launch, which only our own screens write, it would be refused by Google's rules: more than 1,000 expressions.
    created(
      "creates another client's 84 items",
      full([12, 12, 12, 12, 12, 12, 12]),
      without(project.complete(), ['launch']),
    ),
    by('saves 29 items, each of the coach', true, { ...ours, updatedAt: first }, { ...change, fromCoach }),
    by("keeps another client's long list of tasks", true, { tasks: many, updatedAt: first }, change),
    by('adds a task to a full list', false, { tasks: many }, { tasks: [...many, { id: 'a' }] }),
    by('changes a task of a full list', true, { tasks: many }, { tasks: [{ id: 'b' }, ...many.slice(1)] }),
    by('removes the tasks', true, { tasks: many }, { updatedAt: later }, ['tasks']),
    by('dates one whose date is no text', true, { updatedAt: new Date(first) }, change),
    project.case('dates an old one', 'allowed', project.update({ updatedAt: later }), {
      given: [{ path: project.path, fields: without(project.complete(), ['updatedAt']) }],
    }),
    project.case(
      'sends its creation again',
      'allowed',
      write({ op: 'set', path: project.path, fields: project.complete() }),
    ),
  ]
}

/** Writes that may replace a stored version, and writes that may not. */
function versionCases(): Case[] {
  const version = new Subject('projectVersions', collections.projectVersions)
  const { complete, path } = { complete: version.complete(), path: version.path }
  const [first, second] = ['2026-11-21T10:00:00.000Z', '2026-11-21T11:00:00.000Z']
  const kept: Fields = { ...complete, name: '', keptAt: first }
  const next: Fields = { ...complete, name: '', title: 'Lampe', keptAt: second }
  const put = (fields: Fields) => write({ op: 'set', path, fields })
  const project: Document = { path: 'projects/doc#', fields: { userId: 'owner#' } }
  const where = (fields: Fields, ...parents: Document[]) => ({ given: [...parents, { path, fields }] })
  const newProject = new Subject('projects', collections.projects)
  const of = (what: string, expected: Case['expected'], request: Request, given: readonly Document[]) =>
    version.case(what, expected, request, { given })
  return [
    version.case('takes the place of one without a name', 'allowed', put(next), where(kept, project)),
    version.case('sends that again', 'allowed', put(next), where(next, project)),
    version.case(
      'takes the place of one that has a name',
      'refused',
      put(next),
      where({ ...kept, name: 'Avant' }, project),
    ),
    version.case(
      'takes a place with a name of its own',
      'allowed',
      put({ ...next, name: 'Avant' }),
      where(kept),
    ),
    version.case(
      'renames one that has a name',
      'allowed',
      write({ op: 'update', path, fields: { name: 'Avant' } }),
      where({ ...kept, name: 'Autre' }),
    ),
    version.case(
      'renames it with another text',
      'refused',
      write({ op: 'update', path, fields: { name: 'Avant', title: 'Lampe' } }),
      where({ ...kept, name: 'Autre' }),
    ),
    of('keeps one of a project that is gone', 'refused', version.create(complete), []),
    of("keeps one of somebody's project", 'refused', version.create(complete), [
      { path: 'projects/doc#', fields: { userId: 'other#' } },
    ]),
    of(
      'keeps one of a project that it makes',
      'allowed',
      write(
        { op: 'create', path: newProject.path, fields: newProject.complete() },
        { op: 'create', path, fields: complete },
      ),
      [],
    ),
    of(
      'keeps one of a project that it deletes',
      'refused',
      write({ op: 'delete', path: project.path }, { op: 'create', path, fields: complete }),
      [project],
    ),
  ]
}

/** The owner cannot change any field of a receipt; only the server writes it. */
function paymentCases(): Case[] {
  const payment = new Subject('payments', collections.payments)
  return payment.fields.flatMap(([name, { good }]) => [
    payment.case(`removes ${name}`, 'refused', payment.update({}, [name])),
    ...good.map(([label, value]) =>
      payment.case(`makes ${name} ${label}`, 'refused', payment.update({ [name]: value })),
    ),
  ])
}

/** The id consists of the owner and the Monday. */
function weekCases(): Case[] {
  const week = new Subject('weeks', collections.weeks)
  const none = { given: [] }
  const closes = (what: string, isGood: boolean, monday: string, id = `owner#_${monday}`): Case =>
    week.case(
      `closes ${what}`,
      isGood ? 'allowed' : 'refused',
      week.create({ ...week.complete(), monday }, week.pathOf(id)),
      none,
    )
  const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000)
  const mondayAfter = (days: number) => {
    const date = dayFrom(days)
    date.setUTCDate(date.getUTCDate() + ((8 - date.getUTCDay()) % 7))
    return date.toISOString().slice(0, 10)
  }
  return [
    closes('the week of 29 February', true, '2028-02-28' < mondayAfter(-7) ? '2028-02-28' : '2024-02-26'),
    closes('a week of years ago', true, '2020-12-28'),
    closes('the week that began last', true, mondayAfter(-7)),
    closes('a week that comes', false, mondayAfter(2)),
    closes('a week of the year 9999', false, '9999-12-27'),
    ...['2026-11-15', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].map(
      (date) => closes(`a week that begins on ${date}`, false, date),
    ),
    ...['2026-11-2', '2026-11-002', '2026-13-05', '2026-11-16T00:00', '+2026-11-16', 'lundi', ''].map(
      (date) => closes(`a week that begins on « ${date} »`, false, date),
    ),
    closes('a week under another Monday', false, '2026-11-16', 'owner#_2026-11-09'),
    closes("a week under somebody else's id", false, '2026-11-16', 'other#_2026-11-16'),
    closes('a week under no owner', false, '2026-11-16', '2026-11-16'),
    week.case(
      'corrects a week',
      'allowed',
      write({ op: 'set', path: week.path, fields: { ...week.complete(), went: 'Autre' } }),
      { given: week.existing() },
    ),
  ]
}
