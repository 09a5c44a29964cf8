import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SetupError } from '../setup-error'
import type { SavedStripe } from './server'

const fileName = 'stripe.json'

/** The stand-in's part of a data folder. A folder without it has no payments. */
export function readKeptStripe(folder: string | undefined): Partial<SavedStripe> {
  if (folder === undefined || !existsSync(join(folder, fileName))) return {}
  try {
    return JSON.parse(readFileSync(join(folder, fileName), 'utf8')) as Partial<SavedStripe>
  } catch {
    throw new SetupError(`${join(folder, fileName)} cannot be read: remove it to start without payments.`)
  }
}

export function writeKeptStripe(folder: string, saved: SavedStripe): void {
  writeFileSync(join(folder, fileName), JSON.stringify(saved), { mode: 0o600 })
}
