import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { inject, vi } from 'vitest'

/** The way to Firestore, on which what the server says can be lost. */
interface DeafLine {
  /** From here on the server hears us, and nothing of what it says arrives. */
  deafen(): void
  /** What stands open breaks off, and a new connection hears again. */
  cut(): void
  close(): Promise<void>
}

/** Stands between this file's Firestore and the server, if it is opened before anything of the data layer is imported. */
export async function openDeafLine(): Promise<DeafLine> {
  const [host = '', port = ''] = inject('dataStack').firestoreHost.split(':')
  const ends = new Set<Socket>()
  let isDeaf = false
  const line = createServer((here) => {
    const there = connect(Number(port), host)
    for (const [end, other] of [
      [here, there],
      [there, here],
    ] as const) {
      ends.add(end)
      end.on('error', () => end.destroy())
      end.on('close', () => {
        ends.delete(end)
        other.destroy()
      })
    }
    here.pipe(there)
    there.on('data', (heard) => {
      if (!isDeaf) here.write(heard)
    })
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('VITE_FIRESTORE_HOST', `127.0.0.1:${(line.address() as AddressInfo).port}`)

  function cut() {
    for (const end of ends) end.destroy()
    isDeaf = false
  }
  return {
    deafen() {
      isDeaf = true
    },
    cut,
    close() {
      cut()
      return new Promise((resolve) => line.close(() => resolve()))
    },
  }
}
