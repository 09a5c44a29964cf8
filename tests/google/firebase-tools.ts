import { createRequire } from 'node:module'
import { realpathSync } from 'node:fs'
import { firebaseCommand } from '../../local/emulators/firebase-tools'

/** `module`: path below firebase-tools' `lib`. */
export function loadFirebaseTools(module: string): unknown {
  return createRequire(realpathSync(firebaseCommand))(`../${module}`)
}
