import { describe, expect, test } from 'vitest'
import rules from '../../../firestore.rules?raw'
import { readRules, VERBS } from './read-rules'

const SMALL = `
service cloud.firestore {
  match /databases/{database}/documents {
    // match /commented/{id} { allow read: if true; }
    function isCard(card, owner) {
      let unused = card.size();
      return card.keys().hasOnly(owner.concat(['text', 'link']))
        && isText(card.text, 9)
        && (card.text != 'a && b' || card.text == '}')
        && card.get('link', 'https://x') is string;
    }
    match /cards/{id} {
      allow read: if isUser(resource.data.userId);
      allow create: if isUser(incoming().userId) && isCard(incoming(), ['userId']) && incoming().text == '';
      allow update: if isUser(resource.data.userId) && isCard(incoming(), ['userId']) && !changed().hasAny(['userId']);
      match /notes/{note} {
        allow write;
      }
    }
    match /closed/{id} {
    }
  }
}`

describe('a small set of rules', () => {
  const [cards, notes, ...others] = readRules(SMALL)

  test('lists what is opened to somebody, and nothing that is commented out or empty', () => {
    expect([cards?.name, notes?.name, others]).toEqual(['cards', 'cards/notes', []])
    expect(notes?.path).toBe('/cards/{id}/notes/{note}')
  })

  test('spells `read` and `write` out', () => {
    expect(cards?.grants.map(({ verb }) => verb)).toEqual(['get', 'list', 'create', 'update'])
    expect(notes?.grants).toEqual(['create', 'update', 'delete'].map((verb) => ({ verb, conditions: [] })))
  })

  test('keeps each condition apart, not those inside brackets or strings', () => {
    expect(cards?.grants[2]?.conditions).toEqual([
      'isUser(incoming().userId)',
      "isCard(incoming(), ['userId'])",
      "incoming().text == ''",
    ])
  })

  test('finds the fields, what is asked of each, and what never changes', () => {
    expect(cards?.fields).toEqual([
      {
        name: 'userId',
        checks: [],
        isOptional: false,
        atCreation: ['isUser(incoming().userId)'],
        isFixed: true,
      },
      {
        name: 'text',
        checks: ['isText(value, 9)', "(value != 'a && b' || value == '}')"],
        isOptional: false,
        atCreation: ["incoming().text == ''"],
        isFixed: false,
      },
      { name: 'link', checks: ['value is string'], isOptional: true, atCreation: [], isFixed: false },
    ])
    expect(notes?.fields).toEqual([])
  })
})

test('a bracket that does not close is a fault, not a shorter list', () => {
  expect(() => readRules('match /databases/{d}/documents { match /a/{id} { allow read;')).toThrow(
    'does not close',
  )
})

describe('our own rules', () => {
  const collections = readRules(rules)

  // Counted in the text in another way, so that nothing can be skipped in silence.
  test('every `allow` is found, with each of its verbs', () => {
    const written = [...rules.matchAll(/^\s*allow ([\w, ]+):/gm)].flatMap(([, verbs = '']) =>
      verbs.split(', '),
    )
    expect(collections.flatMap(({ grants }) => grants)).toHaveLength(written.length)
    for (const verb of written) expect(VERBS).toContain(verb)
  })

  test('every list of keys is found', () => {
    const written = [...rules.matchAll(/match \/(\w+)\//g)]
      .map(([, name]) => name)
      .filter((name) => name !== 'databases')
    expect(collections.map(({ name }) => name.split('/').at(-1))).toEqual(written)
    for (const { name, fields } of collections) {
      if (name === 'payments') expect(fields).toEqual([])
      else expect(fields.length, name).toBeGreaterThan(3)
    }
    const keys = [
      ...rules.matchAll(
        /is(?:Profile|Todo|Project|Conversation|Section)\(\w+\) \{\s+return \w+\.keys\(\)\.hasOnly\(\[([^\]]*)\]/g,
      ),
    ]
    expect(keys).toHaveLength(5)
    expect(
      collections
        .filter(({ name }) => !/^(product|sections\/products|payments)$/.test(name))
        .map(({ fields }) => fields.map(({ name }) => name).join()),
    ).toEqual(keys.map(([, list = '']) => list.replace(/[\s']/g, '')))
  })

  test('nobody creates, changes or deletes a payment', () => {
    const payments = collections.find(({ name }) => name === 'payments')
    expect(payments?.grants.map(({ verb }) => verb)).toEqual(['get', 'list'])
  })
})
