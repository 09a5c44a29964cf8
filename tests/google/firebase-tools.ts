import { createRequire } from 'node:module'
import { realpathSync } from 'node:fs'
import { findFirebaseTools } from '../../local/emulators/firebase-tools'

/** A module of firebase-tools itself, where it is on this machine. */
export function loadFirebaseTools(module: string): unknown {
  const command = findFirebaseTools()
  if (command === null) throw new Error('firebase-tools is not on this machine.')
  return createRequire(realpathSync(command))(`../${module}`)
}
