import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'
import type { ShippedPackage } from './shipped'

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i
const RULE = '-'.repeat(80)

/** The licence texts to be shipped: each text once, with the names of its packages. */
export function noticesOf(packages: readonly ShippedPackage[]): string {
  const byText = new Map<string, string[]>()
  for (const one of packages) {
    const names = byText.get(textOf(one)) ?? []
    const name = `${one.name} ${one.version} (${one.licence})`
    byText.set(textOf(one), names.includes(name) ? names : [...names, name])
  }
  const parts = [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}`)
  return [
    'Coach Boom est fait avec ces logiciels libres. Leurs licences demandent que ces textes les accompagnent.',
    ...parts,
  ].join(`\n\n${RULE}\n\n`)
}

/** Without a licence file: the licence's name. */
function textOf({ place, licence }: ShippedPackage): string {
  const folder = join(root, place)
  const files = readdirSync(folder).filter((name) => LICENCE_FILE.test(name))
  const texts = files
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replace(/\r\n/g, '\n').trim())
  return texts.length > 0 ? texts.join('\n\n') : `Licence\u00a0: ${licence}`
}
