import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository root, without a final slash. Not made with `URL`, which is jsdom's in browser tests. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

export const projectId = 'demo-coach-boom'
export const region = 'europe-west1'
