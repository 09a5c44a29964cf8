/**
 * Every family of keys that this product writes into the device's storage. A family is a whole key, or its beginning
 * before a dot; a key of no family is a type error.
 */

/** Each holds what somebody wrote and the server may not have: `unsaved.ts` says what is lost when it goes. */
export const TYPED_FAMILIES = [
  'todos.draft',
  'todos.edit',
  'todos.outbox',
  'project-draft',
  'research.drafts',
  'research.link',
  'research.name',
  'research-note',
  'name',
  'name-draft',
  'contact-subject',
  'contact-message',
  'coach.draft',
  'coach.unsaved',
] as const

/** Hints, and how somebody likes it: nobody wrote any of it. */
type HintFamily =
  | 'signed-in'
  | 'sign-up-name'
  | 'profile-of'
  | 'reloaded-at'
  | 'payment'
  | 'contact-id'
  | 'coach.panel'
  | 'research.view'
  | 'commands.recent'
  | 'commands.help-key'
  | 'clock-offset'
  | 'probe'

export type TypedFamily = (typeof TYPED_FAMILIES)[number]
type Family = TypedFamily | HintFamily
export type StoredKey = Family | `${Family}.${string}`
