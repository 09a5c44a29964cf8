import { describe, expect, it } from 'vitest'
import { isLocalStack, refuseEmulatorSettings } from './local-stack'

const emulator = { FUNCTIONS_EMULATOR: 'true', K_SERVICE: 'coachChat', K_REVISION: '1' }
const production = { K_SERVICE: 'coachchat', K_REVISION: 'coachchat-00001', K_CONFIGURATION: 'coachchat' }

it('the local stack is detected by variables that the emulators set and Cloud Run does not', () => {
  expect(isLocalStack(emulator)).toBe(true)
  expect(isLocalStack(production)).toBe(false)
  expect(isLocalStack({})).toBe(false)
  expect(isLocalStack({ FUNCTIONS_EMULATOR: 'false' })).toBe(false)
  expect(isLocalStack({ ...production, FUNCTIONS_EMULATOR: 'true' })).toBe(false)
})

describe('settings of emulators', () => {
  it.each([
    ['the debug mode that skips the check of tokens', { FIREBASE_DEBUG_MODE: 'true' }],
    ['its features', { FIREBASE_DEBUG_FEATURES: '{"skipTokenVerification":true}' }],
    ['an Auth emulator', { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }],
    ['a Firestore emulator', { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' }],
  ])('%s: refused in production, also where it calls itself an emulator', (_, settings) => {
    expect(() => refuseEmulatorSettings({ ...production, ...settings })).toThrow(Object.keys(settings)[0]!)
    expect(() => refuseEmulatorSettings({ ...production, ...settings, FUNCTIONS_EMULATOR: 'true' })).toThrow()
    expect(() => refuseEmulatorSettings({ ...emulator, ...settings })).not.toThrow()
  })

  it('that are empty or missing count as absent', () => {
    expect(() => refuseEmulatorSettings({ ...production, FIREBASE_DEBUG_MODE: '' })).not.toThrow()
    expect(() => refuseEmulatorSettings(production)).not.toThrow()
  })
})
