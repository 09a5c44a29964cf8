import { startOf } from '@/domain/base/text/cut-text'
import { readFields } from '@/domain/base/read-field'
import { PROJECT_ITEM_MAX } from '@/domain/base/text/text-limits'

/** What stands in the fields of a lesson's exercises, by the name of the field; a field that nobody touched is absent. */
export type Typed = Readonly<Record<string, string>>

/** What is wrong with them, by the same names. */
export type Faults = Readonly<Record<string, string>>

/** What can be written, or what has to be put right first. */
export type Checked<T> =
  { readonly work: T; readonly faults: null } | { readonly work: null; readonly faults: Faults }

const NOTHING_TYPED: Typed = {}
const FIELDS_MAX = 60

export function checked<T>(work: T, faults: Faults): Checked<T> {
  return Object.keys(faults).length === 0 ? { work, faults: null } : { work: null, faults }
}

/** As the device kept it, or somebody wrote it there. */
export function parseTyped(text: string): Typed {
  try {
    return readTyped(JSON.parse(text))
  } catch {
    return NOTHING_TYPED
  }
}

export function readTyped(value: unknown): Typed {
  const entries = Object.entries(readFields(value) ?? {}).flatMap(([name, text]) =>
    typeof text === 'string' ? [[name, startOf(text, PROJECT_ITEM_MAX)] as const] : [],
  )
  return Object.fromEntries(entries.slice(0, FIELDS_MAX))
}
