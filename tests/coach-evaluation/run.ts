// `npm run eval:coach`: asks the configured model the 60 questions, three times each, with a real key and real money. Options:
// `--runs N`, `--out DIR`, `--prices IN,CACHED,OUT` (dollars per million tokens), `--record` (keeps the answers for `npm test`),
// `--prompt NAME` (asks with one of the broken prompts), `--replay DIR` (judges a recording again, free), `--compare DIR DIR`,
// `--sheet DIR` (for a person to mark), `--feedback FILE` (rows for `questions.ts` of what persons sent to the team).
import { coachProviderConfig } from '../../functions/src/platform/params'
import { readEnvFile } from '../../local/emulators/emulator-files'
import { evaluate } from './command'
import { RECORDED } from './recording'

// The functions' variables; those set for this command take precedence.
Object.assign(process.env, {
  ...readEnvFile('functions/.env'),
  ...readEnvFile('functions/.env.local'),
  ...readEnvFile('functions/.secret.local'),
  ...process.env,
})

process.exitCode = await evaluate(process.argv.slice(2), {
  env: process.env,
  configOf: coachProviderConfig,
  say: (line) => console.log(line),
  recorded: RECORDED,
})
