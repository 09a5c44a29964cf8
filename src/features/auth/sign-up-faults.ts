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

/** Corrections next to the fields; the banner shows one error at a time. */
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

/** Error found before the form is sent. */
export function faultOf(fault: SignUpFault): Fault {
  return FAULTS[fault]
}

export function refusalOf(code: AppErrorCode): Fault {
  return { text: errorText('signUp', code), field: REFUSALS[code]?.field ?? null }
}

/** The form at its last submission, and the refusal of Firebase Auth. */
export interface Attempt {
  readonly tried: SignUpForm
  readonly refused: AppErrorCode | null
}

/**
 * Corrections next to each field, for all errors of the last attempt that remain. A correction disappears as soon as its field is right; no
 * new one appears before the next attempt.
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
