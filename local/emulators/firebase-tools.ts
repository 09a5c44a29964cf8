import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'

/** The command of the `firebase-tools` that package.json pins: the one that deploys. */
export const firebaseCommand = join(root, 'node_modules/.bin/firebase')

/** False after an installation without `devDependencies`. */
export function hasFirebaseTools(): boolean {
  return existsSync(firebaseCommand)
}
