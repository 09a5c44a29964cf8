// Stored dates use the server's clock: the rules refuse a date days ahead, which a wrong device clock can produce.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../local/paths'

/** Calls of writing functions with the device's time among their arguments. */
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
