import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Google's Firestore emulator as the Google Cloud CLI brings it. */
export type CloudFirestore = { jar: string; java: string }

const oldestJava = 17
/** It lives for minutes, on few cores: the cases of the rules cost it 37 s of processor with these and 61 s without. */
const flags = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC'
const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'

/** Null where it is not installed, or without a Java that is enough for it. */
export function findCloudFirestore(): CloudFirestore | null {
  if (javaMajor() < oldestJava) return null
  const java = output('/bin/sh', ['-c', 'command -v java'])
  const sdk = output('gcloud', ['info', '--format=value(installation.sdk_root)'])
  const jar = join(sdk, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar')
  return sdk !== '' && existsSync(jar) ? { jar, java } : null
}

/** 0 without Java, which prints its version on stderr. */
export function javaMajor(): number {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8', timeout: 60_000 })
  return Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0)
}

/**
 * What makes firebase-tools start this Firestore and not the one that it downloads: it asks for Java 21, which only the
 * downloaded one needs, and for a jar that names its main class, which this one does not. It gives its Firestore a session of its own, which
 * would outlive a firebase-tools that is killed: this one ends then.
 */
export function envFor({ jar, java }: CloudFirestore, folder: string): NodeJS.ProcessEnv {
  const bin = join(folder, 'bin')
  mkdirSync(bin, { recursive: true })
  const script = `#!/bin/sh
case "$*" in *-version*) echo 'openjdk version "21"' >&2; exit 0;; esac
for word do
  shift
  case "$word" in
    -jar) ;;
    *.jar) set -- "$@" -cp '${jar}' ${mainClass} ;;
    *) set -- "$@" "$word" ;;
  esac
done
'${java}' ${flags} "$@" & child=$!
( while kill -0 $PPID 2>/dev/null; do sleep 1; done; kill $child 2>/dev/null ) & guard=$!
trap 'kill $child $guard 2>/dev/null' INT TERM
wait $child; code=$?
kill $guard 2>/dev/null
exit $code
`
  writeFileSync(join(bin, 'java'), script, { mode: 0o755 })
  // firebase-tools changes the rights of the file that it is given: not those of the installed one.
  writeFileSync(join(bin, 'firestore.jar'), '')
  return {
    PATH: [bin, process.env['PATH']].join(delimiter),
    FIRESTORE_EMULATOR_BINARY_PATH: join(bin, 'firestore.jar'),
  }
}

function output(command: string, args: readonly string[]): string {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8', timeout: 60_000 })
  return status === 0 ? stdout.trim() : ''
}
