import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inlineHashesOf, pagesIn, withHashes } from './inline-hashes'

/** Part of `npm run build`: allows in firebase.json what the pages hold inside themselves, and nothing else. */
const root = join(import.meta.dirname, '..')
const file = join(root, 'firebase.json')
const before = readFileSync(file, 'utf8')
const after = withHashes(before, inlineHashesOf(pagesIn(join(root, 'dist'))))
if (after !== before) {
  writeFileSync(file, after)
  console.log('firebase.json now allows the styles and the script of these pages: commit it with them.')
}
