import { expect, test } from 'vitest'
import rules from '../../../firestore.rules?raw'
import { COLLECTIONS, SERVER_ONLY, VERBS, type Verb } from './collections'

/** Each `match` of a collection with the rules up to the next one. */
const blocks = rules.split(/^(?= *match \/)/m).filter((block) => / *match \/\w+\/\{(?!database)/.test(block))

const VERB_OF: Readonly<Record<string, Verb>> = {
  get: 'Lire',
  list: 'Lire',
  create: 'Créer',
  update: 'Changer',
  delete: 'Supprimer',
}

test('the list has every collection of the rules, in their order, with the verbs of an owner', () => {
  const written = blocks.map((block) => {
    const allowed = [...block.matchAll(/allow ([\w, ]+)/g)].flatMap(([, verbs = '']) => verbs.split(', '))
    return {
      name: /match \/(\w+)/.exec(block)?.[1],
      allows: VERBS.filter((verb) => allowed.some((one) => VERB_OF[one] === verb)),
    }
  })
  expect(
    COLLECTIONS.map(({ name, allows }) => ({ name: name.split('/').at(-1), allows: [...allows] })),
  ).toEqual(written)
})

test('every `allow` asks first who it is, and knows no other verb', () => {
  const allows = [...rules.matchAll(/^ *allow (.*)$/gm)].map(([, rest = '']) => rest)
  expect(allows.length).toBeGreaterThan(20)
  // `isMissing` calls `isUser`.
  const asksWho = /^(?:get|list|create|update|delete|, )+: if (?:isMissing\(\) \|\| )?isUser\(/
  for (const allow of allows) expect(allow).toMatch(asksWho)
})

test.each(COLLECTIONS.filter(({ name }) => name !== 'payments' && name !== 'feedback'))(
  '$name has the fields of its rules',
  (of) => {
    const block = blocks[COLLECTIONS.indexOf(of)] ?? ''
    const [, shape = '', added = ''] = /(is[A-Z]\w+)\(incoming\(\)(?:, \[(.*?)\])?\)/.exec(block) ?? []
    const [, body = ''] = rules.split(`function ${shape}(`)
    const [, keys = ''] = /^[^]*?hasOnly\((?:owner\.concat\()?\[([^\]]*)\]/.exec(body) ?? []
    const names = [...`${added} ${keys}`.matchAll(/'(\w+)'/g)].map(([, name]) => name)
    expect(of.fields).toEqual(names)
  },
)

test('server-only collections are those named in the comment of the rules, and no rule matches them', () => {
  const [, named = ''] =
    /What nothing here allows is refused \(([^)]*),\s*collections to come\)/.exec(
      rules.replace(/\n\/\/ /g, ' '),
    ) ?? []
  expect(named.split(', ')).toEqual(Object.keys(SERVER_ONLY))
  for (const name of Object.keys(SERVER_ONLY)) expect(rules).not.toContain(`match /${name}/`)
})
