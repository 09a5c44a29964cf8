/**
 * What a page says of its own failure: words of closed lists, versions and numbers. Page and server share it, so that neither
 * can say more: no text, no address, no account.
 */
import { isAppErrorCode } from './errors'
import { readFields } from './read-field'

/** Where it was caught. */
export const FAULT_CATCHERS = [
  /** A screen could not be drawn. */
  'screen',
  /** A dialog or a panel above a screen. */
  'overlay',
  /** A file of this version is gone from where it lay. */
  'file',
  /** Nobody caught it. */
  'error',
  'promise',
] as const

/** The screens of `lib/screens.ts`, and what has none. A test compares the two. */
export const FAULT_SCREENS = [
  ...['home', 'todos', 'weeks', 'coach', 'projects', 'research', 'learning', 'payment', 'plan', 'help'],
  ...['analyses', 'salesTests'],
  ...['login', 'signUp', 'terms', 'privacy', 'legalNotice', 'accessibility', 'rules', 'none'],
] as const

/** The language's own, the browser's, and ours. */
export const FAULT_ERRORS = [
  ...['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'URIError', 'AggregateError'],
  ...['AbortError', 'DataCloneError', 'InvalidStateError', 'NetworkError', 'NotAllowedError'],
  ...['NotFoundError', 'QuotaExceededError', 'SecurityError', 'TimeoutError', 'UnknownError', 'VersionError'],
  ...['AppError', 'FirebaseError', 'other'],
] as const

/** Firestore's and the functions' own, and what the page found out itself. `react-310` is React's number of a failure. */
const FAULT_CODES = [
  ...['cancelled', 'unknown', 'invalid-argument', 'deadline-exceeded', 'not-found', 'already-exists'],
  ...['permission-denied', 'resource-exhausted', 'failed-precondition', 'aborted', 'out-of-range'],
  ...['unimplemented', 'internal', 'unavailable', 'data-loss', 'unauthenticated'],
  'sdk-broken',
] as const

const FAULT_ENGINES = ['chromium', 'firefox', 'webkit', 'other'] as const

export type FaultCatcher = (typeof FAULT_CATCHERS)[number]

export interface BrowserFault {
  /** The built file that the page began with, whose name is a hash of all that it brings. */
  readonly version: string
  readonly screen: string
  readonly caught: string
  readonly error: string
  /** Empty where the error has none that we know. */
  readonly code: string
  /** `projects-screen-AbCd1234.js:1:2345` in that version; empty where no file of ours is in the stack. */
  readonly place: string
  readonly engine: string
  /** The engine's; 0 where it does not say. */
  readonly major: number
}

/** UTF-8 bytes of the longest that `parseBrowserFault` takes, with room. */
export const BROWSER_FAULT_BYTES_MAX = 1_024

const VERSION = /^(?:app|visitor|plan-visitor)-[\w-]{8}$/
const PLACE = /^[a-z][\w-]{0,50}-[\w-]{8}\.js:\d{1,6}:\d{1,7}$/i
const KEYS = ['version', 'screen', 'caught', 'error', 'code', 'place', 'engine', 'major']

/** null for anything that is not exactly that. */
export function parseBrowserFault(value: unknown): BrowserFault | null {
  const fields = readFields(value)
  if (!fields || Object.getOwnPropertyNames(fields).sort().join() !== [...KEYS].sort().join()) return null
  const { version, screen, caught, error, code, place, engine, major } = fields
  if (!isText(version) || !VERSION.test(version)) return null
  if (!isOneOf(FAULT_SCREENS, screen) || !isOneOf(FAULT_CATCHERS, caught)) return null
  if (!isOneOf(FAULT_ERRORS, error) || !isOneOf(FAULT_ENGINES, engine)) return null
  if (!isText(code) || (code !== '' && !isFaultCode(code))) return null
  if (!isText(place) || (place !== '' && !PLACE.test(place))) return null
  if (!Number.isInteger(major) || (major as number) < 0 || (major as number) > 999) return null
  return { version, screen, caught, error, code, place, engine, major: major as number }
}

export function isFaultCode(code: string): boolean {
  return isOneOf(FAULT_CODES, code) || isAppErrorCode(code) || /^react-\d{1,3}$/.test(code)
}

export function isFaultVersion(text: string): boolean {
  return VERSION.test(text)
}

export function isFaultPlace(text: string): boolean {
  return PLACE.test(text)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isOneOf(list: readonly string[], value: unknown): value is string {
  return isText(value) && list.includes(value)
}
