import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { FaultId } from './fault-rows'
import { faultsOf } from './find-faults'
import { readPage } from './read-page'
import { CLEAN } from './sample-pages.test-support'

interface Wordings {
  readonly duties: readonly {
    readonly id: FaultId
    /** Pattern of the line of a clean page that the words take the place of. */
    readonly line: string
    readonly well: readonly string[]
    readonly badly: readonly string[]
  }[]
  readonly claims: readonly { readonly id: FaultId; readonly claim: string }[]
  readonly lawful: readonly string[]
}

/** Wordings that were written down before the rules that read them, and ordinary sellers' ones that the rules were widened on. */
const ALL = ['wordings', 'sellers-wordings'].map(
  (name) =>
    JSON.parse(readFileSync(join(import.meta.dirname, '..', 'cases', `${name}.json`), 'utf8')) as Wordings,
)
const [duties, claims, lawful] = [
  ALL.flatMap((each) => each.duties),
  ALL.flatMap((each) => each.claims),
  ALL.flatMap((each) => each.lawful),
]
const idsOf = (text: string) => faultsOf(readPage(text, {})).map(({ id }) => id)

describe.each(duties)('$id', ({ id, line, well, badly }) => {
  it.each(well)('is not found in « %s »', (words) => {
    const page = CLEAN.replace(new RegExp(line), () => words)
    expect(page).not.toBe(CLEAN)
    expect(idsOf(page)).toEqual([])
  })

  it.each(badly)('is found alone in « %s »', (words) => {
    expect(idsOf(CLEAN.replace(new RegExp(line), () => words))).toEqual([id])
  })
})

it.each(claims)('finds $id alone in « $claim »', ({ id, claim }) => {
  expect(idsOf(`${CLEAN}${claim}\n`)).toEqual([id])
})

it.each(lawful)('accuses nothing in « %s »', (sentence) => {
  expect(idsOf(`${CLEAN}${sentence}\n`)).toEqual([])
})
