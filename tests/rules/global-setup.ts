import type { TestProject } from 'vitest/node'
import { startRulesEmulator } from './rules-emulator'

declare module 'vitest' {
  interface ProvidedContext {
    firestoreOrigin: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const emulator = await startRulesEmulator()
  project.provide('firestoreOrigin', emulator.origin)
  return () => emulator.stop()
}
