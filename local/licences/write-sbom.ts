// `npm run sbom`: writes the software bill of materials. See docs/operate.md.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths'
import { sbomOf } from './sbom'
import { shippedPackages } from './shipped'

const FILE = '.sbom/coach-boom.cdx.json'

const product = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  name: string
  version: string
}
const packages = shippedPackages()
mkdirSync(join(root, '.sbom'), { recursive: true })
writeFileSync(join(root, FILE), `${JSON.stringify(sbomOf(product, packages), null, 2)}\n`)

const licences = new Map<string, number>()
for (const { licence } of packages) licences.set(licence, (licences.get(licence) ?? 0) + 1)
for (const [licence, count] of [...licences].sort(([, a], [, b]) => b - a))
  console.log(`${String(count).padStart(5)}  ${licence}`)
console.log(`${packages.length} packages, in ${FILE}`)
