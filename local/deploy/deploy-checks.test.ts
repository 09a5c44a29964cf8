import { describe, expect, test } from 'vitest'
import { PUBLISHER_LABELS, type Publisher } from '../../src/domain/base/publisher'
import {
  browserGaps,
  functionGaps,
  headerGaps,
  locationGaps,
  lockGaps,
  paramGaps,
  projectGaps,
  publisherGaps,
  secretGaps,
  secretsOf,
  type FirebaseConfig,
  type FunctionsManifest,
} from './deploy-checks'
import { modelGaps } from './model-ends'
import { indexGaps, queriesOf } from '../emulators/query-indexes'

const manifest: FunctionsManifest = {
  endpoints: {
    chat: { region: ['europe-west1'], maxInstances: 10, secretEnvironmentVariables: [{ key: 'KEY' }] },
    pay: {
      region: ['europe-west1'],
      maxInstances: 3,
      secretEnvironmentVariables: [{ key: 'KEY' }, { key: 'OTHER' }],
    },
  },
  params: [
    { name: 'KEY', type: 'secret' },
    { name: 'HOST', type: 'string', default: '' },
    { name: 'PORT', type: 'int', default: 587 },
    { name: 'FROM', type: 'string' },
  ],
}

describe('functions', () => {
  test('have a region and a limit', () => {
    expect(functionGaps(manifest, 'europe-west1')).toEqual([])
    const wrong = {
      endpoints: { a: { region: ['us-central1'], maxInstances: 11 }, b: { region: ['europe-west1'] } },
    }
    const gaps = functionGaps(wrong, 'europe-west1').map((gap) => gap.split(' ')[0])
    expect(gaps).toEqual(['a', 'a:', 'b:'])
  })

  test('have every param that has no value of its own', () => {
    expect(paramGaps(manifest, {}, undefined)).toEqual([
      'functions/.env.PROJECT: HOST is not set.',
      'functions/.env.PROJECT: FROM is not set.',
    ])
    expect(paramGaps(manifest, { HOST: 'smtp.example.com', FROM: ' ', PORT: '' }, 'boom')).toEqual([
      'functions/.env.boom: PORT is not set.',
      'functions/.env.boom: FROM is not set.',
    ])
    expect(paramGaps(manifest, { HOST: 'a', FROM: 'b' }, 'boom')).toEqual([])
  })

  test('have secrets that the guide names and no file holds', () => {
    expect(secretsOf(manifest)).toEqual(['KEY', 'OTHER'])
    const guide = 'firebase functions:secrets:set KEY\nfirebase functions:secrets:set OTHER'
    expect(secretGaps(manifest, guide, {})).toEqual([])
    expect(secretGaps(manifest, 'firebase functions:secrets:set KEY', { KEY: 'x' })).toHaveLength(2)
  })

  test('have a lock file that is true', () => {
    expect(lockGaps('a', 'a')).toEqual([])
    expect(lockGaps('b', 'a')[0]).toContain('out of date')
    expect(lockGaps(null, 'a')[0]).toContain('missing')
  })
})

describe('a project', () => {
  test('is named, and its database stands in the European Union', () => {
    expect(projectGaps('mine')).toEqual([])
    expect(projectGaps('')).toHaveLength(1)
    expect(locationGaps({ firestore: { location: 'eur3' } })).toEqual([])
    expect(locationGaps({ firestore: {} })[0]).toContain('United States')
  })

  const headers = (policy: string, missing = 'no-store'): FirebaseConfig => ({
    hosting: {
      headers: [
        {
          regex: '.*',
          headers: [
            { key: 'Content-Security-Policy', value: policy },
            { key: 'Strict-Transport-Security', value: 'x' },
            { key: 'X-Content-Type-Options', value: 'x' },
            { key: 'X-Frame-Options', value: 'x' },
          ],
        },
        { regex: '^/assets/', headers: [{ key: 'Cache-Control', value: missing }] },
      ],
    },
  })

  test('has headers that name the host of its own functions', () => {
    const good = headers('connect-src https://europe-west1-mine.cloudfunctions.net;')
    expect(headerGaps(good, 'mine', 'europe-west1')).toEqual([])
    expect(headerGaps(good, 'other', 'europe-west1')[0]).toContain(
      'https://europe-west1-other.cloudfunctions.net',
    )
    expect(headerGaps(headers('', 'public'), 'mine', 'europe-west1')).toHaveLength(3)
    expect(headerGaps({ hosting: { headers: [] } }, 'mine', 'europe-west1')).toHaveLength(1)
  })

  const env = {
    VITE_FIREBASE_API_KEY: 'a',
    VITE_FIREBASE_AUTH_DOMAIN: 'a',
    VITE_FIREBASE_PROJECT_ID: 'mine',
    VITE_FIREBASE_APP_ID: 'a',
    VITE_STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  }

  test('has what the browser is built with', () => {
    expect(browserGaps(env, 'mine')).toEqual([])
    expect(browserGaps(env, 'other')[0]).toContain('.firebaserc names other')
    expect(browserGaps({ ...env, VITE_STRIPE_PUBLISHABLE_KEY: 'sk_live_1' }, 'mine')).toHaveLength(1)
    expect(browserGaps({ ...env, VITE_AUTH_URL: 'http://127.0.0.1:9099' }, 'mine')).toHaveLength(1)
    expect(browserGaps({}, 'mine')).toHaveLength(5)
  })

  test('has a publisher without a gap', () => {
    const filled = Object.fromEntries(
      Object.keys(PUBLISHER_LABELS).map((key) => [key, 'x']),
    ) as unknown as Publisher
    expect(publisherGaps(filled)).toEqual([])
    expect(publisherGaps({ ...filled, email: null })).toEqual([
      'src/domain/base/publisher.ts: « Adresse email » is missing.',
    ])
  })
})

test('models live, or their end is told', () => {
  const now = new Date('2026-11-22')
  const asked = (model: string, base = 'https://api.openai.com/v1') =>
    modelGaps({ COACH_BASE_URL: base, COACH_MODEL: model, COACH_FALLBACK_MODEL: 'gpt-6-luna' }, now)
  expect(asked('gpt-6-luna')).toEqual([])
  expect(asked('gpt-3.5-turbo')[0]).toContain('was switched off on 2026-10-23')
  expect(asked('gpt-4o')[0]).toContain('is switched off on 2027-01-14')
  expect(modelGaps({ COACH_MODEL: 'gpt-4o' }, new Date('2026-03-01'))).toEqual([])
  expect(asked('gpt-7')[0]).toContain('does not know')
  expect(asked('gpt-7', 'https://eu.api.openai.com/v1')[0]).toContain('does not know')
  expect(asked('mistral-small', 'https://api.mistral.ai/v1')).toEqual([])
})

describe('queries', () => {
  const source = `
    query(collection(db, 'todos'), where('userId', '==', uid), where('dayOfWeek', '==', f(day)), orderBy('createdAt', 'desc'), limit(9))
    query(collection(db, 'profiles'), where('userId', '==', uid))
    query(more, startAfter(last))
    query(collection(db, 'todos'), where('userId', '==', uid), orderBy('text'))
    query(collection(db, 'todos'), and(where('userId', '==', uid), ...which), orderBy('createdAt'))
    query(collection(db, 'todos'), where('userId', '==', uid), where(field, '==', value), orderBy('createdAt'))`
  const index = (...fields: string[]) => ({
    collectionGroup: 'todos',
    fields: fields.map((field) => ({
      fieldPath: field.slice(1),
      order: field[0] === '+' ? 'ASCENDING' : 'DESCENDING',
    })),
  })

  test('that compare and sort are found in a source', () => {
    expect(queriesOf(source)).toEqual([
      { collection: 'todos', fields: ['userId ASCENDING', 'dayOfWeek ASCENDING', 'createdAt DESCENDING'] },
      { collection: 'todos', fields: ['userId ASCENDING', 'text ASCENDING'] },
    ])
  })

  test('have an index, whatever the order of what they compare', () => {
    const indexes = [index('+dayOfWeek', '+userId', '-createdAt')]
    expect(indexGaps(queriesOf(source), indexes)).toEqual([
      'firestore.indexes.json: todos by userId ASCENDING, text ASCENDING has no index.',
    ])
  })
})
