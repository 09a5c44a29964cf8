import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../local/paths'
import type { Case } from './case'
import { allCases } from './cases'
import { explainedSurvivors } from './explained-survivors'
import { FirestoreClient } from './firestore-client'
import { mutationsOf, type Mutation } from './mutations'
import { startRulesEmulator } from './rules-emulator'
import { verdictsOf } from './run-cases'

// npm run test:mutants [-- COLLECTION]: weakens firestore.rules, or the part of one collection, by one mutation of mutations.ts at a time;
// at least one case must fail for each.

const rules = readFileSync(join(root, 'firestore.rules'), 'utf8')
const lines = rules.split('\n')
const cases = allCases()
const only = process.argv[2]

async function main(): Promise<void> {
  const emulator = await startRulesEmulator()
  try {
    const client = new FirestoreClient(emulator.origin)
    if (!(await isGreen(client, cases)))
      throw new Error('A case is red before any change: see `npm run test:rules`.')
    const all = mutationsOf(rules)
    const chosen = only === undefined ? all : all.filter(({ collection }) => collection === only)
    if (chosen.length === 0) throw new Error(`The rules of ${only} hold nothing to weaken.`)
    const survivors = await survivorsOf(client, chosen)
    process.exitCode = survivors.length > 0 ? 1 : 0
  } finally {
    await emulator.stop()
  }
}

async function survivorsOf(client: FirestoreClient, mutations: readonly Mutation[]): Promise<Mutation[]> {
  const start = Date.now()
  const survivors: Mutation[] = []
  const explained = new Set<string>()
  for (const [rank, mutation] of mutations.entries()) {
    if (rank % 50 === 0) console.log(`${rank} of ${mutations.length} mutants, ${secondsSince(start)} s`)
    await client.loadRules(mutation.rules)
    if (!(await isGreen(client, inOrderFor(mutation)))) continue
    if (mutation.what in explainedSurvivors) explained.add(mutation.what)
    else survivors.push(mutation)
  }
  for (const { line, what } of survivors) console.log(`survived: line ${line}: ${what}`)
  for (const what of Object.keys(explainedSurvivors)) {
    if (only === undefined && !explained.has(what))
      console.log(`no longer survives, so needs no explanation: ${what}`)
  }
  const killed = mutations.length - survivors.length - explained.size
  console.log(
    `${mutations.length} mutants: ${killed} killed, ${explained.size} survived and explained, ` +
      `${survivors.length} survived, in ${secondsSince(start)} s`,
  )
  return survivors
}

/** Stops soon after the first failing case: most mutants fail one of the nearest cases. */
async function isGreen(client: FirestoreClient, ordered: readonly Case[]): Promise<boolean> {
  await client.clear()
  for (let start = 0, size = 16; start < ordered.length; start += size, size *= 2) {
    const some = ordered.slice(start, start + size)
    const verdicts = await verdictsOf(client, some, start)
    if (some.some(({ expected }, rank) => verdicts[rank] !== expected)) return false
  }
  return true
}

/** The collection's cases; first those that share names with the changed line. */
function inOrderFor({ line, collection }: Mutation): Case[] {
  const words = wordsAround(line)
  const nearness = ({ name }: Case): number => words.filter((word) => name.includes(word)).length
  return cases
    .filter((one) => collection === null || one.collection.split('/')[0] === collection)
    .map((one) => ({ one, near: nearness(one) }))
    .sort((a, b) => b.near - a.near)
    .map(({ one }) => one)
}

/** Names in the line and in the lines that call its function, which contain the fields. */
function wordsAround(line: number): string[] {
  const own = lines[line - 1]?.match(/[A-Za-z]{3,}/g) ?? []
  const header = lines.slice(0, line).findLast((text) => /^ *(function|match|allow) /.test(text)) ?? ''
  const [, called] = /function (\w+)/.exec(header) ?? []
  const callers = lines.flatMap((text, rank) =>
    called && text.includes(`${called}(`) && !text.includes('function ') ? [rank + 1] : [],
  )
  return [...new Set([...own, ...callers.flatMap(wordsAround)])]
}

function secondsSince(start: number): string {
  return ((Date.now() - start) / 1000).toFixed(0)
}

await main()
