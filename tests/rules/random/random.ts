import { FirestoreClient } from '../firestore-client'
import { runRandom } from './random-run'
import { startRulesEmulator } from '../rules-emulator'

// npm run test:random [-- SEED [TOTAL]]

const seed = Number(process.argv[2] ?? Date.now() % 1_000_000)
const total = Number(process.argv[3] ?? 100_000)

const emulator = await startRulesEmulator()
try {
  const start = Date.now()
  const seconds = (): string => ((Date.now() - start) / 1000).toFixed(0)
  const { requests, allowed, violations } = await runRandom(new FirestoreClient(emulator.origin), {
    total,
    seed,
    onProgress: (done) => console.log(`${done} of ${total} requests, ${seconds()} s`),
  })
  for (const violation of violations) console.log(`broken: ${violation}`)
  console.log(
    `${requests} random requests, ${allowed} allowed, ${violations.length} broken properties, ` +
      `in ${seconds()} s; seed ${seed}`,
  )
  process.exitCode = violations.length > 0 ? 1 : 0
} finally {
  await emulator.stop()
}
