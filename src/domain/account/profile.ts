import { visibleText } from '@/domain/base/text/visible-text'
import { checkName } from '@/domain/base/text/typed-name'
import { pastedLine } from '@/domain/base/text/pasted'
import { INITIAL_LEVEL, INITIAL_XP, XP_MAX } from '@/domain/base/business'
import { levelOf } from './level'
import { readDate, readFields, readFlag, readInteger, readText } from '@/domain/base/read-field'
import { parseLocalDate, type LocalDate } from '@/domain/base/time/local-date'
import { NAME_MAX } from '@/domain/base/text/text-limits'
import type { Seller } from '@/domain/money/sale-inputs'
import { parseSeller } from '@/domain/money/seller'

export interface Profile {
  readonly fullName: string
  readonly email: string
  readonly level: number
  readonly xp: number
  readonly hasLearningPlan: boolean
  readonly hasSeenWelcome: boolean
  /** From the specification; it never grants access. */
  readonly hasPaid: boolean
  readonly hasPaidAt: Date | null
  /** Written only by the server: an erased account with this address had a trial. */
  readonly hadTrial: boolean
  readonly seller: Seller
  /** Day of the first sale that was ever recorded, also if it was taken back later. */
  readonly firstSaleOn: LocalDate | null
  readonly createdAt: Date | null
  readonly updatedAt: Date | null
}

export function parseProfile(data: unknown): Profile | null {
  const fields = readFields(data)
  if (!fields) return null
  const xp = readInteger(fields['xp'], 0, XP_MAX, INITIAL_XP)
  return {
    fullName: readText(fields['fullName']),
    email: readText(fields['email']),
    level: levelOf(xp),
    xp,
    hasLearningPlan: readFlag(fields['hasLearningPlan']),
    hasSeenWelcome: readFlag(fields['hasSeenWelcome']),
    hasPaid: readFlag(fields['hasPaid']),
    hasPaidAt: readDate(fields['hasPaidAt']),
    hadTrial: readFlag(fields['hadTrial']),
    seller: parseSeller(fields['seller']),
    firstSaleOn: parseLocalDate(fields['firstSaleOn']),
    createdAt: readDate(fields['createdAt']),
    updatedAt: readDate(fields['updatedAt']),
  }
}

/** The document that a sign-up writes, as specified. */
export function newProfileFields(person: { fullName: string; email: string; createdAt: Date }) {
  const createdAt = person.createdAt.toISOString()
  return {
    fullName: pastedLine(person.fullName),
    email: person.email.trim(),
    level: INITIAL_LEVEL,
    xp: INITIAL_XP,
    hasLearningPlan: false,
    hasSeenWelcome: false,
    hasPaid: true,
    hasPaidAt: '',
    createdAt,
    updatedAt: createdAt,
  }
}

export type NameFault = 'required' | 'too-long'

export function checkFullName(typed: string): { fullName: string } | { fault: NameFault } {
  const checked = checkName(typed, NAME_MAX)
  if ('name' in checked) return { fullName: checked.name }
  return { fault: checked.fault === 'blank' ? 'required' : 'too-long' }
}

/** First name for a greeting; the e-mail's local part when the name is blank. */
export function firstNameOf(profile: Pick<Profile, 'fullName' | 'email'>): string {
  const [first] = visibleText(profile.fullName).split(/\s+/)
  return first || (profile.email.split('@')[0] ?? '')
}
