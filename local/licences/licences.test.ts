// Shipped third-party code: allowed licences, listed in the bill of materials.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../paths'
import { isAllowed } from './allowed'
import { noticesOf } from './notices'
import { sbomOf } from './sbom'
import { shippedPackages } from './shipped'

const shipped = shippedPackages()
const named = (name: string) => shipped.find((each) => each.name === name)

it('every package that ships has a licence that we may ship', () => {
  expect(
    shipped.filter(({ licence }) => !isAllowed(licence)).map(({ name, licence }) => [name, licence]),
  ).toEqual([])
})

it('finds what ships, with where, and what does not', () => {
  expect(named('react')).toMatchObject({ inBrowser: true, inFunctions: false, licence: 'MIT' })
  expect(named('nodemailer')).toMatchObject({ inBrowser: false, inFunctions: true })
  expect(named('workbox-precaching')).toMatchObject({ inBrowser: true })
  expect(named('@stripe/stripe-js')).toMatchObject({ inBrowser: true })
  for (const tool of ['oxlint', 'vitest', 'playwright', 'esbuild', 'axe-core'])
    expect(named(tool)).toBeUndefined()
  expect(
    shipped.filter(({ version, integrity }) => version === '' || !integrity.startsWith('sha512-')),
  ).toEqual([])
})

describe('a licence', () => {
  it.each(['MIT', '(MIT OR CC0-1.0)', '(BSD-3-Clause OR GPL-2.0)', 'MIT AND ISC'])(
    '%s may ship',
    (licence) => {
      expect(isAllowed(licence)).toBe(true)
    },
  )
  it.each(['', 'GPL-3.0', 'AGPL-3.0-only', 'UNLICENSED', 'SEE LICENSE IN LICENSE', 'MIT AND GPL-2.0'])(
    '« %s » may not',
    (licence) => {
      expect(isAllowed(licence)).toBe(false)
    },
  )
})

it('the notices name each package, and hold its text once', () => {
  const ours = shipped.filter(({ inBrowser }) => inBrowser)
  const notices = noticesOf(ours)
  for (const { name, version } of ours) expect(notices).toContain(`${name} ${version} (`)
  expect(notices).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.')
  expect(notices.split('Apache License\n').length).toBeLessThan(20)
})

interface Sbom {
  readonly components: readonly { 'bom-ref': string; hashes?: unknown; licenses: readonly unknown[] }[]
  readonly dependencies: readonly { ref: string; dependsOn: readonly string[] }[]
}

it('the bill of materials names each version once, and nothing that it does not list', () => {
  const sbom = sbomOf({ name: 'coach-boom', version: '1.2.3' }, shipped) as Sbom
  const refs = sbom.components.map((each) => each['bom-ref'])
  expect(new Set(refs).size).toBe(refs.length)
  expect(new Set(refs).size).toBe(new Set(shipped.map(({ name, version }) => `${name}@${version}`)).size)
  expect(sbom.dependencies.map(({ ref }) => ref)).toEqual(['pkg:npm/coach-boom@1.2.3', ...refs])
  const known = new Set(refs)
  for (const { dependsOn } of sbom.dependencies) for (const ref of dependsOn) expect(known).toContain(ref)
  expect(refs).toContain(`pkg:npm/%40stripe/stripe-js@${named('@stripe/stripe-js')?.version ?? ''}`)
  expect(sbom.components.every(({ hashes, licenses }) => hashes !== undefined && licenses.length === 1)).toBe(
    true,
  )
})

it('no build of others is installed that the lock file does not know', () => {
  const missing = shipped.filter(
    ({ place, inFunctions, inBrowser }) => (inFunctions || inBrowser) && !existsSync(join(root, place)),
  )
  // Binaries for other platforms.
  expect(missing.filter(({ name }) => !/darwin|win32|linux|android|freebsd/.test(name))).toEqual([])
})
