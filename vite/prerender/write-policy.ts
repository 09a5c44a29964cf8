import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../local/paths'
import { inlineHashesOf, pagesIn, withHashes } from './inline-hashes'
import { assetsIn, withKeptAssets } from './kept-assets'

/**
 * Part of `npm run build`: writes the hashes of inline scripts and styles into firebase.json, and a second file for `npm run deploy` that
 * also lists the build's assets.
 */
const dist = join(root, 'dist')
const file = join(root, 'firebase.json')
const before = readFileSync(file, 'utf8')
const after = withHashes(before, inlineHashesOf(pagesIn(dist)))
if (after !== before) {
  writeFileSync(file, after)
  console.log('firebase.json now allows the styles and the script of these pages: commit it with them.')
}

const config = JSON.parse(after) as { hosting: { headers: Parameters<typeof withKeptAssets>[0] } }
const headers = withKeptAssets(config.hosting.headers, assetsIn(dist))
const deployed = { ...config, hosting: { ...config.hosting, headers } }
writeFileSync(join(root, 'firebase.deploy.json'), `${JSON.stringify(deployed, null, 2)}\n`)
