/**
 * Every family of keys that this product writes into the device's storage. A family is a whole key, or its beginning
 * before a dot; a key of no family is a type error.
 */

/** Each holds what somebody wrote and the server may not have: `account/unsaved.ts` says what it is called. */
export type TypedFamily =
  | 'todos.draft'
  | 'todos.edit'
  | 'project.new'
  | 'project.text'
  | 'version.name'
  | 'conversation.name'
  | 'research.link'
  | 'research.name'
  | 'research-note'
  | 'sales-test'
  | 'name-draft'
  | 'contact-subject'
  | 'contact-message'
  | 'coach.draft'
  | 'review.cut'
  | 'week'
  | 'plan'
  | 'coach.fact'
  | 'research.drafts'

/** Hints, and how somebody likes it: nobody wrote any of it. */
type HintFamily =
  | 'signed-in'
  | 'known-user'
  | 'sign-up-name'
  | 'profile-of'
  | 'reloaded-at'
  | 'asked-address'
  | 'payment'
  | 'contact-id'
  | 'coach.panel'
  | 'research.view'
  | 'commands.recent'
  | 'commands.help-key'
  | 'next-step'
  | 'clock-offset'
  | 'frame'
  | 'frames'
  | 'probe'

type Family = TypedFamily | HintFamily
export type StoredKey = Family | `${Family}.${string}`
