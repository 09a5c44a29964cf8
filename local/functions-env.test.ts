import { expect, test } from 'vitest'
import { functionsEnvOf, noOwnServices, ownServicesOf } from './functions-env'
import { standInKeys } from './stripe/keys'

const standIns = { coachUrl: 'http://127.0.0.1:4010/v1', stripeUrl: 'http://127.0.0.1:4020', mailPort: 4030 }
const secret = { STRIPE_SECRET_KEY: 'sk_test_mine', STRIPE_WEBHOOK_SECRET: 'whsec_mine' }
const page = { VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_mine' }

test('without any key both stand-ins serve', () => {
  expect(ownServicesOf({}, {})).toEqual(noOwnServices)
  expect(functionsEnvOf(noOwnServices, standIns)).toMatchObject({
    COACH_BASE_URL: standIns.coachUrl,
    STRIPE_SECRET_KEY: standInKeys.secret,
    STRIPE_BASE_URL: standIns.stripeUrl,
    MAIL_HOST: '127.0.0.1',
    MAIL_PORT: '4030',
  })
})

test("a mail server of one's own takes the stand-in's place", () => {
  const own = { MAIL_HOST: 'smtp.example.org', MAIL_FROM: 'a@example.org', SUPPORT_ADDRESS: 'b@example.org' }
  expect(ownServicesOf(own, {}).hasMail).toBe(true)
  expect(functionsEnvOf(ownServicesOf(own, {}), standIns)).toMatchObject(own)
})

test('one service is chosen without the other', () => {
  const withStripe = functionsEnvOf(ownServicesOf(secret, page), standIns)
  expect(withStripe).toMatchObject({ ...secret, COACH_BASE_URL: standIns.coachUrl })
  expect(withStripe).not.toHaveProperty('STRIPE_BASE_URL')

  const coachOnly = { COACH_API_KEY: 'sk-coach-mine', COACH_BASE_URL: 'https://coach.example/v1' }
  const withCoach = functionsEnvOf(ownServicesOf(coachOnly, {}), standIns)
  expect(withCoach).toMatchObject({ ...coachOnly, STRIPE_BASE_URL: standIns.stripeUrl })
})

test('half of what the real Stripe needs keeps the stand-in, and says what is missing', () => {
  const serverOnly = ownServicesOf(secret, { VITE_STRIPE_PUBLISHABLE_KEY: ' ' })
  expect(serverOnly.stripePublishableKey).toBeNull()
  expect(serverOnly.missingForStripe).toContain('VITE_STRIPE_PUBLISHABLE_KEY')
  expect(functionsEnvOf(serverOnly, standIns)['STRIPE_SECRET_KEY']).toBe(standInKeys.secret)
  expect(ownServicesOf({}, page).missingForStripe).toContain('STRIPE_SECRET_KEY')
})
