import { PASSWORD_MAX, SIGN_UP_PASSWORD_MIN } from '@/domain/base/business'
import { NAME_MAX } from '@/domain/base/text-limits'

export interface SignUpForm {
  readonly fullName: string
  readonly email: string
  readonly password: string
}

export type SignUpFault =
  'password-too-short' | 'password-too-long' | 'name-required' | 'name-too-long' | 'email-invalid'

/** Only the length of a password is enforced; the specified order is password, name, e-mail. */
export function checkSignUp({ fullName, email, password }: SignUpForm): SignUpFault | null {
  if (password.length < SIGN_UP_PASSWORD_MIN) return 'password-too-short'
  if (password.length > PASSWORD_MAX) return 'password-too-long'
  const name = fullName.trim()
  if (name === '') return 'name-required'
  if (name.length > NAME_MAX) return 'name-too-long'
  return isEmail(email) ? null : 'email-invalid'
}

/** The basic pattern of the specification; whether the address exists is for the e-mail to show. */
export function isEmail(typed: string): boolean {
  const email = typed.trim()
  return email.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
}
