import type { TestProject } from 'vitest/node'
import { startEmulators } from '../../local/emulators/emulators'
import { projectId } from '../../local/paths'
import { freePorts } from '../../local/ports'

/** Auth and Firestore with the real rules and indexes, on separate ports, so that `npm start` can run at the same time. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const ports = await freePorts()
  const emulators = await startEmulators({ ports, only: ['auth', 'firestore'] })
  project.provide('dataStack', {
    projectId,
    authUrl: `http://127.0.0.1:${ports.auth}`,
    firestoreHost: `127.0.0.1:${ports.firestore}`,
  })
  return () => emulators.stop()
}

declare module 'vitest' {
  export interface ProvidedContext {
    dataStack: { projectId: string; authUrl: string; firestoreHost: string }
  }
}
