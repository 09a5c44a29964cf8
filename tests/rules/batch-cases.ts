import { Subject, write, type Case } from './case'
import { collections } from './collections'
import type { Document, Write } from './requests'
import { serverTime, type Fields } from './values'

/** Several writes at once, and products that depend on their section. */
export function batchCases(): Case[] {
  return [...productCases(), ...sectionBatches(), ...todoBatches()]
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

function sectionBatches(): Case[] {
  const section = new Subject('sections', collections.sections)
  const product = new Subject('sections/products', collections['sections/products'])
  const [parent] = product.parents as readonly [Document]
  const newSection = create(parent.path, parent.fields)
  const newProduct = create(product.path, product.complete())
  const manyProducts = Array.from({ length: 50 }, (_, rank) =>
    create(product.pathOf(`p${rank}`), product.complete()),
  )
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

function create(path: string, fields: Fields): Write {
  return { op: 'create', path, fields }
}

function remove(path: string): Write {
  return { op: 'delete', path }
}
