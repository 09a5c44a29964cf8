import { describe, expect, it } from 'vitest'
import { parseBrowserFault } from '@/domain/base/browser-fault'
import { AppError } from '@/domain/base/errors'
import { faultFacts } from './fault-facts'

const ORIGIN = 'https://coachboom.example'
const APP = `${ORIGIN}/assets/app-AbCd1234.js`
const SCREEN = `${ORIGIN}/assets/projects-screen-Zz_-1234.js`
const PAGE = {
  scripts: ['https://js.stripe.com/v3/x.js', APP, SCREEN],
  origin: ORIGIN,
  pathname: '/projects',
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
}
const CANARY = 'canari-question-91c4'
const withStack = (stack: string, error = new TypeError(CANARY)) => Object.assign(error, { stack })
const factsOf = (thrown: unknown, page: Partial<typeof PAGE> = {}) =>
  faultFacts('screen', thrown, { ...PAGE, ...page })

it.each<[string, string]>([
  ['Chromium', `TypeError: ${CANARY}\n    at t (${SCREEN}:1:2345)\n    at ${APP}:1:9`],
  ['Firefox', `t@${SCREEN}:1:2345\n@${APP}:1:9\n`],
  ['WebKit', `t@${SCREEN}:1:2345\nmodule code@${APP}:1:9`],
])('reads the innermost file of ours in a stack of %s', (_, stack) => {
  expect(factsOf(withStack(stack))).toEqual({
    version: 'app-AbCd1234',
    screen: 'projects',
    caught: 'screen',
    error: 'TypeError',
    code: '',
    place: 'projects-screen-Zz_-1234.js:1:2345',
    engine: 'chromium',
    major: 147,
  })
})

describe('leaves out every text that a person wrote', () => {
  it.each<[string, () => unknown]>([
    ['a message', () => new Error(CANARY)],
    ['a name', () => Object.assign(new Error('x'), { name: CANARY })],
    ['a code', () => Object.assign(new Error('x'), { code: `functions/${CANARY}` })],
    ['a message like a frame', () => withStack(`x\n    at a (${ORIGIN}/assets/${CANARY}-AbCd1234.js:1:1)`)],
    ['words behind a file of ours', () => withStack(`x\n    at a (${SCREEN}:1:1) ${CANARY}`)],
    ['words before a file of ours', () => withStack(`x\n    at ${CANARY} (${SCREEN}:1:1)`)],
    [
      "another site's file",
      () => withStack(`x\n    at a (https://${CANARY}.example/assets/a-AbCd1234.js:1:1)`),
    ],
    ['a value that is no error', () => CANARY],
    ['an object', () => ({ name: CANARY, message: CANARY, stack: `at ${APP}:1:1` })],
    ['a number of React that goes on', () => new Error(`Minified React error #310 ${CANARY};`)],
  ])('of %s', (_, make) => {
    const facts = factsOf(make(), { pathname: `/projects/${CANARY}` })
    expect(JSON.stringify(facts)).not.toMatch(/canari/i)
    expect(parseBrowserFault(facts)).toEqual(facts)
  })
})

it('says the code where it is one that we know', () => {
  expect(factsOf(new AppError('data/denied'))).toMatchObject({ error: 'AppError', code: 'data/denied' })
  const refused = Object.assign(new Error('x'), { name: 'FirebaseError', code: 'permission-denied' })
  expect(factsOf(refused)).toMatchObject({ error: 'FirebaseError', code: 'permission-denied' })
  expect(factsOf(new Error('Minified React error #310; visit https://react.dev/errors/310'))?.code).toBe(
    'react-310',
  )
  expect(factsOf(new Error('FIRESTORE (12) INTERNAL ASSERTION FAILED: Unexpected state'))?.code).toBe(
    'sdk-broken',
  )
  expect(factsOf(new DOMException('x', 'QuotaExceededError'))?.error).toBe('QuotaExceededError')
})

it('knows the engine by its family and major version', () => {
  const engine = (userAgent: string) => {
    const { engine: name, major } = factsOf(new Error('x'), { userAgent }) ?? {}
    return [name, major]
  }
  expect(engine('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toEqual([
    'firefox',
    140,
  ])
  expect(
    engine(
      'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    ),
  ).toEqual(['webkit', 26])
  expect(
    engine(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 CriOS/147.0 Safari/604.1',
    ),
  ).toEqual(['webkit', 18])
  expect(engine(CANARY)).toEqual(['other', 0])
})

it('sends no fault from a page that was not built, and knows the address without a screen', () => {
  expect(factsOf(new Error('x'), { scripts: [`${ORIGIN}/src/main.tsx`] })).toBeNull()
  expect(factsOf(new Error('x'), { pathname: '/nowhere/else' })?.screen).toBe('none')
})
