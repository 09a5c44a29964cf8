/**
 * A page's report of its own failure: values of closed lists, versions and numbers. Page and server share this file, so that a report never
 * contains a text, an address or an account.
 */
import { isAppErrorCode } from './errors'
import { readFields } from './read-field'

export const FAULT_CATCHERS = [
  /** A screen failed to render. */
  'screen',
  /** A dialog or a panel above a screen. */
  'overlay',
  /** A file of this version no longer exists on the server. */
  'file',
  'error',
  'promise',
] as const

/** Keys of the screens in `lib/screens.ts`, and `none`; a test compares both lists. */
export const FAULT_SCREENS = [
  ...['home', 'todos', 'weeks', 'coach', 'projects', 'research', 'learning', 'payment', 'plan', 'help'],
  ...['analyses', 'product', 'launch'],
  ...['login', 'signUp', 'terms', 'privacy', 'legalNotice', 'accessibility', 'rules', 'none'],
] as const

/** Names from the language, the browser and our code. */
export const FAULT_ERRORS = [
  ...['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'URIError', 'AggregateError'],
  ...['AbortError', 'DataCloneError', 'InvalidStateError', 'NetworkError', 'NotAllowedError'],
  ...['NotFoundError', 'QuotaExceededError', 'SecurityError', 'TimeoutError', 'UnknownError', 'VersionError'],
  ...['AppError', 'FirebaseError', 'other'],
] as const

/** Codes of Firestore and of the functions, and the page's own. `react-310` is the number of a React error. */
const FAULT_CODES = [
  ...['cancelled', 'unknown', 'invalid-argument', 'deadline-exceeded', 'not-found', 'already-exists'],
  ...['permission-denied', 'resource-exhausted', 'failed-precondition', 'aborted', 'out-of-range'],
  ...['unimplemented', 'internal', 'unavailable', 'data-loss', 'unauthenticated'],
  'sdk-broken',
] as const

const FAULT_ENGINES = ['chromium', 'firefox', 'webkit', 'other'] as const

export type FaultCatcher = (typeof FAULT_CATCHERS)[number]

export interface BrowserFault {
  /** The page's entry file; its name has a hash of everything that it loads. */
  readonly version: string
  readonly screen: string
  readonly caught: string
  readonly error: string
  /** '' if the error has no known code. */
  readonly code: string
  /** `projects-screen-AbCd1234.js:1:2345` in that version; '' if the stack has no file of ours. */
  readonly place: string
  readonly engine: string
  /** Major version of the engine; 0 if unknown. */
  readonly major: number
}

/** UTF-8 bytes, more than the longest report that `parseBrowserFault` accepts. */
export const BROWSER_FAULT_BYTES_MAX = 1_024

const VERSION = /^(?:app|visitor|plan-visitor)-[\w-]{8}$/
const PLACE = /^[a-z][\w-]{0,50}-[\w-]{8}\.js:\d{1,6}:\d{1,7}$/i
const KEYS = ['version', 'screen', 'caught', 'error', 'code', 'place', 'engine', 'major']

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
