// A date that is stored follows the server's clock: the rules refuse one that a device's clock puts days ahead.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../local/paths'

/** Calls of what writes, with the device's own time among what they are given. */
const WRITES =
  /\b(?:add\w+|create\w+|send\w+|settleSaves|retry\w+|change\w+|save\w+|toggle\w+|rename\w+)\([^;\n]*?new Date\(\)/g

test('no date that is stored is taken from the device', () => {
  const source = join(root, 'src')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes('.test.'),
  )
  expect(files.length).toBeGreaterThan(200)
  const found = files.flatMap((name) =>
    [...readFileSync(join(source, name), 'utf8').matchAll(WRITES)].map(([call]) => `${name}: ${call}`),
  )
  expect(found).toEqual([])
})
