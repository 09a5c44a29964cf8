import { transformSync } from 'esbuild'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** esbuild rewrites newer syntax for ES5, or says that it cannot. */
function isEs5(code: string): boolean {
  try {
    return transformSync(code, { target: 'es5' }).code === transformSync(code).code
  } catch {
    return false
  }
}

test('the loader of the built pages has no syntax that an old browser fails on', () => {
  expect(isEs5(readFileSync(join(import.meta.dirname, 'loader.js'), 'utf8'))).toBe(true)
})

test.each([
  'let a = 1',
  'var a = () => 1',
  'var a = `b`',
  'var a = { b }',
  'a(...b)',
  'for (var a of b) c()',
  'a?.b',
  'try {} catch {}',
])('%s is newer', (code) => {
  expect(isEs5(code)).toBe(false)
})
