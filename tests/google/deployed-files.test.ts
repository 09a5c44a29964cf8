import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildFunctions } from '../../local/functions-bundle'
import { root } from '../../local/paths'
import { loadFirebaseTools } from './firebase-tools'

// Checks what `firebase deploy` would send, with firebase-tools' own code.

const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
  functions: [{ source: string; ignore: string[] }]
}

describe('a deployment', () => {
  test('packs the functions with their lock file, without sources and source maps', async () => {
    await buildFunctions()
    const { prepareFunctionsUpload } = loadFirebaseTools('deploy/functions/prepareFunctionsUpload') as {
      prepareFunctionsUpload: (...args: unknown[]) => Promise<{ pathToSource: string }>
    }
    const [functions] = config.functions
    const source = join(root, functions.source)
    const { pathToSource } = await prepareFunctionsUpload(root, source, { ...functions }, [], undefined)
    const names = execFileSync('unzip', ['-Z1', pathToSource], { encoding: 'utf8' }).trim().split('\n')
    expect(names.sort()).toEqual([
      '.env',
      'build.mjs',
      'lib/index.js',
      'package-lock.json',
      'package.json',
      'tsconfig.json',
    ])
  })

  test('has indexes that Firestore accepts', () => {
    const { FirestoreApi } = loadFirebaseTools('firestore/api') as {
      FirestoreApi: new () => { validateSpec(spec: unknown): void }
    }
    const spec: unknown = JSON.parse(readFileSync(join(root, 'firestore.indexes.json'), 'utf8'))
    expect(() => new FirestoreApi().validateSpec(spec)).not.toThrow()
    expect(() =>
      new FirestoreApi().validateSpec({ indexes: [{ collectionGroup: 'a', fields: [] }] }),
    ).toThrow()
  })

  test('has a configuration of the documented shape', () => {
    const { getValidator } = loadFirebaseTools('firebaseConfigValidate') as {
      getValidator: () => ((config: unknown) => boolean) & { errors?: unknown }
    }
    const validate = getValidator()
    expect(validate(config) ? [] : validate.errors).toEqual([])
  })
})
