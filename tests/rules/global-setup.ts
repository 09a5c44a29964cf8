import type { TestProject } from 'vitest/node'
import { projectId } from '../../local/paths'
import { startRulesEmulator } from './rules-emulator'

declare module 'vitest' {
  interface ProvidedContext {
    firestoreOrigin: string
    projectId: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const emulator = await startRulesEmulator()
  project.provide('firestoreOrigin', emulator.origin)
  project.provide('projectId', projectId)
  return () => emulator.stop()
}
