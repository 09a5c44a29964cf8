import { spawn, type ChildProcess } from 'node:child_process'
import type { Readable } from 'node:stream'

export type Leashed = {
  readonly output: readonly Readable[]
  /** Resolves with the exit code when the program is gone, whoever ended it. */
  readonly exited: Promise<number | null>
  stop(): Promise<void>
}

// The shell waits on descriptor 3. The kernel closes our end when this process dies, even by SIGKILL,
// and the program is then ended: nothing can outlive its parent and keep a port.
const script = `exec 4<&3 3<&-
"$@" 4<&- & child=$!
( cat <&4 >/dev/null 2>&1; kill -TERM $child 2>/dev/null ) & guard=$!
exec 4<&-
wait $child; code=$?
kill $guard 2>/dev/null
exit $code`

const secondsToStop = 10

/** Runs a program in its own process group, so that Ctrl-C in the terminal reaches us first. */
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
      // What the program itself started (the functions' runner) must go with it.
      killGroup(child.pid)
    },
  }
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Nobody is left in the group.
  }
}
