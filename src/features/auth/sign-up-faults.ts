import { PASSWORD_MAX_WORDS, SIGN_UP_PASSWORD_WORDS } from '@/domain/base/business'
import type { AppErrorCode } from '@/domain/base/errors'
import type { SignUpFault, SignUpForm } from '@/domain/account/sign-up'
import { NAME_MAX } from '@/domain/base/text-limits'
import { errorText } from '@/lib/error-text'
import type { FormFault } from '@/components/use-form-fault'

type Fault = FormFault<keyof SignUpForm>

const FAULTS: Record<SignUpFault, Fault> = {
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

const FIELD_OF: Partial<Record<AppErrorCode, keyof SignUpForm>> = {
  'auth/email-already-in-use': 'email',
  'auth/invalid-email': 'email',
  'auth/weak-password': 'password',
}

/** What is wrong before anything is sent. */
export function faultOf(fault: SignUpFault): Fault {
  return FAULTS[fault]
}

/** What Auth answered instead of an account. */
export function refusalOf(code: AppErrorCode): Fault {
  return { text: errorText('signUp', code), field: FIELD_OF[code] ?? null }
}
