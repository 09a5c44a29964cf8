import { PASSWORD_MAX_WORDS, SIGN_UP_PASSWORD_MIN, SIGN_UP_PASSWORD_WORDS } from '@/domain/base/business'
import type { AppErrorCode } from '@/domain/base/errors'
import { counted } from '@/domain/base/text/french-count'
import { NAME_MAX } from '@/domain/base/text/text-limits'
import { signUpFaults, type SignUpFault, type SignUpForm } from '@/domain/account/sign-up'
import { isBlank } from '@/domain/base/text/visible-text'
import { errorText } from '@/lib/text/error-text'
import type { FormFault } from '@/components/use-form-fault'

export type SignUpField = keyof SignUpForm
type Fault = FormFault<SignUpField>

const FAULTS: Record<SignUpFault, Fault & { field: SignUpField }> = {
  'password-too-short': {
    text: `Le mot de passe doit contenir au moins ${SIGN_UP_PASSWORD_WORDS}`,
    field: 'password',
  },
  'password-too-long': {
    text: `Un mot de passe compte au plus ${PASSWORD_MAX_WORDS}.`,
    field: 'password',
  },
  'name-required': { text: 'Le nom est requis', field: 'fullName' },
  'name-too-long': { text: `Un nom compte au plus ${NAME_MAX} caractères.`, field: 'fullName' },
  'email-invalid': { text: errorText('signUp', 'auth/invalid-email'), field: 'email' },
}

/** Beside its field, what mends it: the banner says what is wrong, one thing at a time and in its own words. */
const REMEDIES: Record<SignUpFault, (typed: SignUpForm) => string> = {
  'password-too-short': ({ password }) =>
    `Il manque encore ${counted(SIGN_UP_PASSWORD_MIN - password.length, 'caractère')}.`,
  'password-too-long': () => 'Choisissez-en un plus court.',
  'name-required': () => 'Indiquez votre nom ou un pseudo.',
  'name-too-long': ({ fullName }) => `Le vôtre en compte ${fullName.trim().length}.`,
  'email-invalid': ({ email }) =>
    isBlank(email)
      ? 'Indiquez votre adresse, comme nom@exemple.fr.'
      : 'Une adresse ressemble à nom@exemple.fr.',
}

const REFUSALS: Partial<Record<AppErrorCode, { field: SignUpField; remedy: string }>> = {
  'auth/email-already-in-use': {
    field: 'email',
    remedy: 'Déjà inscrit\u00a0? Connectez-vous',
  },
  'auth/invalid-email': { field: 'email', remedy: 'Relisez-la lettre par lettre.' },
  'auth/weak-password': { field: 'password', remedy: 'Ajoutez-y un ou deux mots.' },
}

/** What is wrong before anything is sent. */
export function faultOf(fault: SignUpFault): Fault {
  return FAULTS[fault]
}

/** What Auth answered instead of an account. */
export function refusalOf(code: AppErrorCode): Fault {
  return { text: errorText('signUp', code), field: REFUSALS[code]?.field ?? null }
}

/** What was in the form when its button was last pressed, and what Auth said to it. */
export interface Attempt {
  readonly tried: SignUpForm
  readonly refused: AppErrorCode | null
}

/**
 * What stands beside each field: all that was wrong at the last attempt and still is. What is mended goes as it is typed; a
 * field that was right is left alone until the next attempt.
 */
export function remediesOf(
  { tried, refused }: Attempt,
  typed: SignUpForm,
): Partial<Record<SignUpField, string>> {
  const wasWrong = new Set(signUpFaults(tried).map((fault) => FAULTS[fault].field))
  const remedies: Partial<Record<SignUpField, string>> = {}
  for (const fault of signUpFaults(typed)) {
    const { field } = FAULTS[fault]
    if (wasWrong.has(field)) remedies[field] = REMEDIES[fault](typed)
  }
  const refusal = refused && REFUSALS[refused]
  if (refusal && typed[refusal.field] === tried[refusal.field]) remedies[refusal.field] = refusal.remedy
  return remedies
}
