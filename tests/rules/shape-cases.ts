import { atCreation, without, write, type Case, type Subject } from './case'
import type { Field } from './collections'
import type { Labelled } from './field-kinds'
import { serverTime } from './values'

/** Missing, unknown and wrongly typed fields, and values at and beyond their bounds, at creation. */
export function creationCases(subject: Subject): Case[] {
  const given = subject.parents
  const fields = subject.created()
  const creation = (what: string, isGood: boolean, request = subject.create(fields)): Case =>
    subject.case(`creates it ${what}`, isGood ? 'allowed' : 'refused', request, { given })
  return [
    creation('with every field', true),
    creation('with the required fields only', true, subject.create(subject.smallest())),
    creation('empty', needsNothing(subject), subject.create({})),
    creation('with an unknown field', false, subject.create({ ...fields, autre: 'texte' })),
    creation('with an unknown empty field', false, subject.create({ ...fields, autre: null })),
    ...subject.fields.flatMap(([name, field]) => [
      creation(
        `without ${name}`,
        field.optional === true,
        subject.create(without(fields, withNeedy(name, field))),
      ),
      ...eachValue(field, 'atCreation').map(([label, value, isGood]) =>
        creation(
          `with ${name} ${label}`,
          isGood,
          subject.create({ ...fields, ...following(field, value), [name]: value }),
        ),
      ),
      ...(field.optional
        ? [
            creation(
              `with ${name} alone`,
              field.isServers !== true,
              subject.create({
                ...subject.smallest(),
                ...following(field, field.good[0][1]),
                [name]: field.good[0][1],
              }),
            ),
          ]
        : []),
    ]),
    ...idCases(subject),
  ]
}

/** The same for updates, and immutable fields. */
export function changeCases(subject: Subject): Case[] {
  const fields = subject.complete()
  const change = (what: string, isGood: boolean, request = subject.update({})): Case =>
    subject.case(what, isGood ? 'allowed' : 'refused', request)
  return [
    change('adds an unknown field', false, subject.update({ autre: 'texte' })),
    change(
      'adds an unknown field with set',
      false,
      write({ op: 'set', path: subject.path, fields: { ...fields, autre: 1 } }),
    ),
    change('empties it', needsNothing(subject), write({ op: 'set', path: subject.path, fields: {} })),
    ...subject.fields.flatMap(([name, field]) => [
      change(
        `removes ${name}`,
        field.optional === true && field.immutable !== true,
        subject.update({}, withNeedy(name, field)),
      ),
      ...eachValue(field, 'later').map(([label, value, isGood]) =>
        change(
          `changes ${name} to ${label}`,
          isGood,
          subject.update({ ...following(field, value), [name]: value }),
        ),
      ),
    ]),
  ]
}

function idCases(subject: Subject): Case[] {
  if (subject.collection.ownedBy === 'id' || subject.collection.isNamedByFields) return []
  const fields = subject.created()
  const {
    good = ['a', 'Z9_-', 'x'.repeat(64)],
    bad = ['x'.repeat(65), 'a.b', 'a b', 'é', 'a:b', 'a$', '<b>'],
  } = subject.collection.ids ?? {}
  return [...good.map((id) => [id, true] as const), ...bad.map((id) => [id, false] as const)].map(
    ([id, isGood]) =>
      subject.case(
        `creates the id ${id}`,
        isGood ? 'allowed' : 'refused',
        subject.create(fields, subject.pathOf(id)),
        {
          given: subject.parents,
        },
      ),
  )
}

function eachValue(field: Field, when: 'atCreation' | 'later'): (readonly [...Labelled, isGood: boolean])[] {
  const { good, bad } = when === 'atCreation' ? atCreation(field) : field
  const sample = good[0][1]
  const isNew = ([, value]: Labelled): boolean => value !== sample || value === serverTime
  if (when === 'atCreation' && field.isServers) {
    return [...good, ...bad].map(([label, value]) => [label, value, false])
  }
  if (when === 'later' && field.immutable) {
    const isRestamp = (value: Labelled[1]) => field.isRestamped === true && value === serverTime
    return [...good.filter(isNew), ...bad].map(([label, value]) => [label, value, isRestamp(value)])
  }
  return [
    ...good.map(([label, value]) => [label, value, true] as const),
    ...bad.map(([label, value]) => [label, value, false] as const),
  ]
}

function following(field: Field, value: Labelled[1]): ReturnType<NonNullable<Field['followedBy']>> {
  return field.followedBy?.(value) ?? {}
}

function needsNothing(subject: Subject): boolean {
  return Object.keys(subject.smallest()).length === 0
}

function withNeedy(name: string, { neededBy = [] }: Field): readonly string[] {
  return [name, ...neededBy]
}
