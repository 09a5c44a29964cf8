import { expect, test } from 'vitest'
import rules from '../../../firestore.rules?raw'
import { PURPOSES, SERVER_ONLY } from './purposes'
import { readRules } from './read-rules'

test('every collection of the rules has a purpose, and no purpose is without a collection', () => {
  expect(readRules(rules).map(({ name }) => name)).toEqual(Object.keys(PURPOSES))
})

test('what only the server sees is what the rules say of themselves, and is matched nowhere', () => {
  const [, named = ''] =
    /What nothing here allows is refused \(([^)]*),\s*collections to come\)/.exec(
      rules.replace(/\n\/\/ /g, ' '),
    ) ?? []
  expect(named.split(', ')).toEqual(Object.keys(SERVER_ONLY))
  for (const name of Object.keys(SERVER_ONLY)) expect(rules).not.toContain(`match /${name}/`)
})
