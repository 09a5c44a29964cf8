import { spawn, type ChildProcess } from 'node:child_process'
import type { Readable } from 'node:stream'

export type Leashed = {
  readonly output: readonly Readable[]
  /** Resolves with the exit code when the program has ended for any reason. */
  readonly exited: Promise<number | null>
  stop(): Promise<void>
}

// The shell reads descriptor 3. When this process dies, even by SIGKILL, the kernel closes our end and the shell ends the program: no
// orphan can occupy a port.
const script = `exec 4<&3 3<&-
"$@" 4<&- & child=$!
( cat <&4 >/dev/null 2>&1; kill -TERM $child 2>/dev/null ) & guard=$!
exec 4<&-
wait $child; code=$?
kill $guard 2>/dev/null
exit $code`

const secondsToStop = 10

/** Runs a program in its own process group, so that only we receive Ctrl-C. */
export function startOnLeash(
  command: string,
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Leashed {
  const child: ChildProcess = spawn('/bin/sh', ['-c', script, 'leash', command, ...args], {
    cwd: options.cwd,
    env: options.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const leash = child.stdio[3]
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', resolve)
    child.once('error', () => resolve(null))
  })
  return {
    output: [child.stdout, child.stderr].filter((stream) => stream !== null),
    exited,
    async stop() {
      leash?.destroy()
      const giveUp = setTimeout(() => killGroup(child.pid), secondsToStop * 1000)
      await exited
      clearTimeout(giveUp)
      // The program's own children (the functions' runner) must end too.
      killGroup(child.pid)
    },
  }
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The group is empty.
  }
}
