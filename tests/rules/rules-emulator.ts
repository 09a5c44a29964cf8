import { startEmulators } from '../../local/emulators/emulators'
import { freePorts } from '../../local/ports'

export interface RulesEmulator {
  readonly origin: string
  stop(): Promise<void>
}

/** Firestore only, with firestore.rules, on separate ports, so that `npm start` can run at the same time. */
export async function startRulesEmulator(): Promise<RulesEmulator> {
  const ports = await freePorts()
  const emulators = await startEmulators({ ports, only: ['firestore'], profile: 'emulator' })
  return { origin: `http://127.0.0.1:${ports.firestore}`, stop: () => emulators.stop() }
}
