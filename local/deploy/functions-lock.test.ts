import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../paths'
import { expectedFunctionsLock, functionsLock, functionsLockFile } from './functions-lock'

test('functions/package-lock.json holds what the repository holds for the functions: `npm run lock:functions`', () => {
  expect(readFileSync(functionsLockFile, 'utf8')).toBe(expectedFunctionsLock())
})

test('the tests load the version of each package that is deployed: the emulator finds none in functions/node_modules', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, unknown>
  }
  expect(Object.keys(packages).filter((place) => place.startsWith('functions/node_modules/'))).toEqual([])
})

describe('a lock file of a workspace', () => {
  const manifest = { name: 'functions', dependencies: { a: '1.0.0' }, devDependencies: { t: '1.0.0' } }
  const entries = {
    'functions/node_modules/a': {
      version: '1.0.0',
      dependencies: { b: '^1.0.0' },
      optionalDependencies: { o: '1' },
    },
    'node_modules/a': { version: '2.0.0' },
    'node_modules/b': { version: '1.5.0', dev: true, dependencies: { c: '1' }, peerDependencies: { p: '1' } },
    'node_modules/b/node_modules/c': { version: '1.0.0' },
    'node_modules/c': { version: '3.0.0' },
    'node_modules/o': { version: '1.0.0', optional: true },
    'node_modules/p': { version: '1.0.0' },
    'node_modules/t': { version: '1.0.0', dev: true },
    'node_modules/other': { version: '1.0.0' },
  }
  const packagesOf = (lock: unknown) => (lock as { packages: Record<string, object> }).packages

  test('has the nearest version of each package, and says what the product does not need', () => {
    const { '': own, ...packages } = packagesOf(functionsLock(entries, manifest))
    expect(own).toEqual(manifest)
    expect(Object.keys(packages)).toEqual([
      ...['node_modules/a', 'node_modules/b', 'node_modules/b/node_modules/c'],
      ...['node_modules/o', 'node_modules/p', 'node_modules/t'],
    ])
    expect(packages).toMatchObject({
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b/node_modules/c': { version: '1.0.0' },
      'node_modules/o': { optional: true },
      'node_modules/t': { dev: true },
    })
    expect(packages['node_modules/b']).not.toHaveProperty('dev')
  })

  test('refuses what one folder cannot hold', () => {
    const both = { ...manifest, dependencies: { a: '1.0.0', x: '1' } }
    const more = { ...entries, 'node_modules/x': { version: '1.0.0', dependencies: { y: '1' } } }
    expect(() => functionsLock(more, both)).toThrow('package-lock.json holds no y')
    const twice = { ...more, 'node_modules/y': { version: '1.0.0', dependencies: { a: '2' } } }
    expect(() => functionsLock(twice, both)).toThrow('Two versions want node_modules/a')
  })
})
