import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localDateOf } from '../../src/domain/base/time/local-date'
import { PUBLISHER } from '../../src/domain/base/publisher'
import { SOURCES } from '../../src/domain/base/sources'
import {
  browserGaps,
  functionGaps,
  headerGaps,
  locationGaps,
  lockGaps,
  paramGaps,
  projectGaps,
  publisherGaps,
  secretGaps,
  secretsOf,
  type FirebaseConfig,
  type FunctionsManifest,
} from './deploy-checks'
import { readEnvFile } from '../emulators/emulator-files'
import { buildFunctions } from '../functions-bundle'
import { expectedFunctionsLock, functionsLockFile } from './functions-lock'
import { modelGaps } from './model-ends'
import { providerGaps } from './provider-gaps'
import { sourceGaps } from './source-gaps'
import { region, root } from '../paths'
import { indexGaps, queriesOf, type Index } from '../emulators/query-indexes'
import { failInOneSentence } from '../setup-error'

/** `npm run deploy:check`: lists everything that a deployment lacks, as far as this can be checked without an account. */
try {
  const gaps = await findGaps()
  for (const gap of gaps) console.log(`- ${gap}`)
  console.log(gaps.length === 0 ? 'Nothing is missing that can be read here.' : `\n${gaps.length} missing.`)
  process.exitCode = gaps.length === 0 ? 0 : 1
} catch (error) {
  failInOneSentence(error)
}

async function findGaps(): Promise<string[]> {
  const project = (readJson('.firebaserc') as { projects?: { default?: string } }).projects?.default
  const config = readJson('firebase.json') as FirebaseConfig
  const { indexes } = readJson('firestore.indexes.json') as { indexes: Index[] }
  const browserEnv = { ...readEnvFile('.env.production'), ...readEnvFile('.env.production.local') }
  const functionsEnv = {
    ...readEnvFile('functions/.env'),
    ...(project === undefined ? {} : readEnvFile(`functions/.env.${project}`)),
  }
  await buildFunctions()
  const manifest = readManifest()
  console.log(
    `Read: ${Object.keys(manifest.endpoints).length} functions, ${manifest.params?.length ?? 0} params; ` +
      `secrets, which only \`firebase functions:secrets:access\` can show: ${secretsOf(manifest).join(', ')}.\n`,
  )
  // The coach's code reads its params from `process.env`.
  Object.assign(process.env, functionsEnv, readEnvFile('functions/.secret.local'))
  const lock = existsSync(functionsLockFile) ? readFileSync(functionsLockFile, 'utf8') : null
  return [
    ...projectGaps(project),
    ...locationGaps(config),
    ...headerGaps(config, project, region),
    ...browserGaps(browserEnv, project),
    ...publisherGaps(PUBLISHER),
    ...functionGaps(manifest, region),
    ...paramGaps(manifest, functionsEnv, project),
    ...secretGaps(manifest, read('docs/deploy.md'), functionsEnv),
    ...modelGaps(functionsEnv, new Date()),
    ...(await providerGaps()),
    ...sourceGaps(SOURCES, localDateOf(new Date())),
    ...indexGaps(queriesOf(sourcesIn('src/data').join('\n')), indexes),
    ...lockGaps(lock, expectedFunctionsLock()),
  ]
}

/** The manifest of the bundle, from the tool that firebase-tools uses. */
function readManifest(): FunctionsManifest {
  const folder = mkdtempSync(join(tmpdir(), 'coach-boom-manifest-'))
  try {
    const file = join(folder, 'functions.json')
    execFileSync(
      process.execPath,
      [join(root, 'node_modules/firebase-functions/lib/bin/firebase-functions.js')],
      {
        cwd: join(root, 'functions'),
        env: { ...process.env, FUNCTIONS_MANIFEST_OUTPUT_PATH: file, GCLOUD_PROJECT: 'any' },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    )
    return JSON.parse(readFileSync(file, 'utf8')) as FunctionsManifest
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => read(join(folder, name)))
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** Our own files: their shape is trusted. */
function readJson(path: string): unknown {
  return JSON.parse(read(path))
}
