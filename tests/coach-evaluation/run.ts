// `npm run eval:coach`: asks the configured model the 36 questions, three times each, with a real key and for real money.
// `-- --runs N`, `-- --out DIR`, `-- --prices IN,CACHED,OUT` (dollars for a million tokens).
// `-- --replay DIR`: judges what was recorded anew, for nothing. `-- --compare DIR DIR`. `-- --sheet DIR`: what a person marks.
import { coachProviderConfig } from '../../functions/src/platform/params'
import { readEnvFile } from '../../local/emulators/emulator-files'
import { evaluate } from './command'

// As the functions are given them; what is set for this one command wins.
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
})
