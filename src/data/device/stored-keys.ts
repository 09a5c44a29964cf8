/** Families of keys in the device's storage: a whole key, or its part before a dot. Another key is a type error. */

/** Typed texts that the server may not have; `account/unsaved.ts` has their French names. */
export const TYPED_FAMILIES = [
  'todos.draft',
  'todos.edit',
  'project.new',
  'project.text',
  'version.name',
  'conversation.name',
  'research.link',
  'research.name',
  'research-note',
  'sales-test',
  'name-draft',
  'contact-subject',
  'contact-message',
  'coach.draft',
  'review.cut',
  'week',
  'plan',
  'sale',
  'coach.fact',
  'letter',
] as const
export type TypedFamily = (typeof TYPED_FAMILIES)[number]

/** Hints and preferences: no typed text. */
type HintFamily =
  | 'signed-in'
  | 'known-user'
  | 'waiting-work'
  | 'sign-up-name'
  | 'profile-of'
  | 'scroll'
  | 'asked-address'
  | 'payment'
  | 'contact-id'
  | 'coach.panel'
  | 'research.view'
  | 'commands.help-key'
  | 'next-step'
  | 'clock-offset'
  | 'frame'
  | 'frames'
  | 'theme'
  | 'probe'

type Family = TypedFamily | HintFamily
export type StoredKey = Family | `${Family}.${string}`
