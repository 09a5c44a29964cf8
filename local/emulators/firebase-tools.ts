import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'

/** The version of `firebase-tools` pinned by package.json, which also deploys. */
export const firebaseCommand = join(root, 'node_modules/.bin/firebase')

/** False after `npm install` without `devDependencies`. */
export function hasFirebaseTools(): boolean {
  return existsSync(firebaseCommand)
}
