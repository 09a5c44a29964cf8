import { Subject, write, type Case } from './case'
import { collections } from './collections'
import type { Document, Write } from './requests'
import { serverTime, type Fields } from './values'

/** What no single field can say: pairs of fields, documents that the server wrote, batches. */
export function specialCases(): Case[] {
  return [...profileCases(), ...conversationCases(), ...todoCases(), ...productCases(), ...batchCases()]
}

function profileCases(): Case[] {
  const profile = new Subject('profiles', collections.profiles)
  const levels: readonly (readonly [xp: number, level: number, isGood: boolean])[] = [
    [999, 1, true],
    [999, 2, false],
    [1000, 2, true],
    [1000, 1, false],
    [1000, 3, false],
    [1999, 2, true],
    [2000, 3, true],
    [10_000_000, 10_001, true],
    [10_000_000, 10_000, false],
  ]
  const paid = new Date('2026-10-01T10:00:00Z')
  const by = (what: string, isGood: boolean, given: Fields, change: Fields): Case =>
    profile.case(what, isGood ? 'allowed' : 'refused', profile.update(change), {
      given: profile.existing(given),
    })
  return [
    ...levels.map(([xp, level, isGood]) => by(`earns ${xp} xp at level ${level}`, isGood, {}, { xp, level })),
    by('loses xp', true, { xp: 1000, level: 2 }, { xp: 999, level: 1 }),
    by('changes the level alone', false, { xp: 1000, level: 2 }, { level: 3 }),
    by('says that nothing was paid', true, { hasPaid: true }, { hasPaid: false }),
    by('says that it was paid', false, { hasPaid: false }, { hasPaid: true }),
    by('repeats that it was paid', true, { hasPaid: true }, { hasPaid: true }),
    by('removes the payment date', false, { hasPaidAt: paid }, { hasPaidAt: '' }),
    by('moves the payment date', false, { hasPaidAt: paid }, { hasPaidAt: new Date() }),
    by('changes the name after a payment', true, { hasPaid: true, hasPaidAt: paid }, { fullName: 'Zoé' }),
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

function conversationCases(): Case[] {
  const conversation = new Subject('conversations', collections.conversations)
  const title: Write = { op: 'update', path: conversation.path, fields: { title: 'Lampes' } }
  return [
    conversation.case('changes the title without the time', 'refused', write(title)),
    conversation.case('changes the title with the time', 'allowed', conversation.update({ title: 'Lampes' })),
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
    todo.case('creates it twice, which moves its creation', 'refused', whole),
  ]
}

function productCases(): Case[] {
  const product = new Subject('sections/products', collections['sections/products'])
  const withOwner = { ...product.complete(), userId: 'owner#' }
  return [
    product.case('creates it with an owner of its own', 'refused', product.create(withOwner), {
      given: product.parents,
    }),
    product.case('creates it in no section', 'refused', product.create(product.complete()), { given: [] }),
    ...(['get', 'list', 'update', 'delete'] as const).map((op) =>
      product.case(`${op}s one whose section is gone`, 'refused', requestOf(product, op), {
        given: product.existing().slice(1),
      }),
    ),
  ]
}

function requestOf(subject: Subject, op: 'get' | 'list' | 'update' | 'delete'): Case['request'] {
  if (op === 'get') return { op, path: subject.path }
  if (op === 'list') return { op, path: subject.collection.path, limit: 1 }
  return op === 'delete' ? write({ op, path: subject.path }) : subject.update(subject.harmlessChange())
}

function batchCases(): Case[] {
  const section = new Subject('sections', collections.sections)
  const product = new Subject('sections/products', collections['sections/products'])
  const todo = new Subject('todos', collections.todos)
  const [parent] = product.parents as readonly [Document]
  const create = (path: string, fields: Fields): Write => ({ op: 'create', path, fields })
  const remove = (path: string): Write => ({ op: 'delete', path })
  const newSection = create(parent.path, parent.fields)
  const newProduct = create(product.path, product.complete())
  const manyProducts = Array.from({ length: 50 }, (_, rank) =>
    create(product.pathOf(`p${rank}`), product.complete()),
  )
  const someTodo = create('todos/autre#', todo.complete())
  const none = { given: [] }
  return [
    product.case('creates a section with its products', 'allowed', write(newSection, ...manyProducts), none),
    product.case('creates products before their section', 'allowed', write(newProduct, newSection), none),
    product.case(
      'creates a product in a section it makes for somebody else',
      'refused',
      write(create(parent.path, { ...parent.fields, userId: 'other#' }), newProduct),
      none,
    ),
    product.case(
      "takes somebody's section to add a product",
      'refused',
      write({ op: 'set', path: parent.path, fields: { ...parent.fields, userId: 'other#' } }, newProduct),
      { as: 'other', given: product.parents },
    ),
    product.case(
      'creates a section with one wrong product',
      'refused',
      write(
        newSection,
        newProduct,
        create(product.pathOf('p1'), { ...product.complete(), link: 'javascript:1' }),
      ),
      none,
    ),
    product.case(
      'deletes a section with its products',
      'allowed',
      write(remove(product.path), remove(parent.path)),
    ),
    product.case('deletes the products of a section', 'allowed', write(remove(product.path))),
    product.case("deletes the products of somebody's section", 'refused', write(remove(product.path)), {
      as: 'other',
    }),
    product.case(
      'changes a product while its section goes',
      'allowed',
      write({ op: 'update', path: product.path, fields: { wowEffect: true } }, remove(parent.path)),
    ),
    section.case('deletes a section that still has products', 'allowed', write(remove(parent.path)), {
      given: product.existing(),
    }),
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
