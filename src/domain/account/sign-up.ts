import { PASSWORD_MAX, SIGN_UP_PASSWORD_MIN } from '@/domain/base/business'
import { NAME_MAX } from '@/domain/base/text/text-limits'
import { pastedLine } from '@/domain/base/text/pasted'
import { visibleText } from '@/domain/base/text/visible-text'

export interface SignUpForm {
  readonly fullName: string
  readonly email: string
  readonly password: string
}

export type SignUpFault =
  | 'password-too-short'
  | 'password-too-long'
  | 'name-required'
  | 'name-too-long'
  | 'email-invalid'

/** All faults, in the specified order: password, name, e-mail. The only rule of a password is its length. */
export function signUpFaults({ fullName, email, password }: SignUpForm): SignUpFault[] {
  const name = visibleText(pastedLine(fullName))
  const faults: SignUpFault[] = []
  if (password.length < SIGN_UP_PASSWORD_MIN) faults.push('password-too-short')
  if (password.length > PASSWORD_MAX) faults.push('password-too-long')
  if (name === '') faults.push('name-required')
  if (name.length > NAME_MAX) faults.push('name-too-long')
  if (!isEmail(email)) faults.push('email-invalid')
  return faults
}

/** The basic pattern of the specification; only a mail can show that the address exists. */
export function isEmail(typed: string): boolean {
  const email = typed.trim()
  return email.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
}
