import { createRequire } from 'node:module'
import { realpathSync } from 'node:fs'
import { firebaseCommand } from '../../local/emulators/firebase-tools'

/** A module of the installed firebase-tools, by its path below its `lib`. */
export function loadFirebaseTools(module: string): unknown {
  return createRequire(realpathSync(firebaseCommand))(`../${module}`)
}
