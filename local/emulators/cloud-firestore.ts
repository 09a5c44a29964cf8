import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export type CloudFirestore = { jar: string; java: string }

const oldestJava = 17
/** JVM flags of a short run on few cores: the rules tests use 37 s of CPU with them, 61 s without. */
const flags = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC'
const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'

/** Null: not installed, or Java missing or too old. */
export function findCloudFirestore(): CloudFirestore | null {
  if (javaMajor() < oldestJava) return null
  const java = output('/bin/sh', ['-c', 'command -v java'])
  const sdk = output('gcloud', ['info', '--format=value(installation.sdk_root)'])
  const jar = join(sdk, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar')
  return sdk !== '' && existsSync(jar) ? { jar, java } : null
}

/** 0: no Java. Java prints its version on stderr. */
export function javaMajor(): number {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8', timeout: 60_000 })
  return Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0)
}

/**
 * Makes firebase-tools start this Firestore instead of its download, which needs Java 21 and a jar with a main class. firebase-tools starts
 * Firestore in its own session, so it would survive a kill of firebase-tools: this script ends it.
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
  // firebase-tools changes the permissions of the given file: give it a copy, not the installed jar.
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
