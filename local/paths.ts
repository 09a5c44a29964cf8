import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The repository root, without a slash at the end. Made without `URL`, which is jsdom's in tests of the browser's side.
 */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

export const projectId = 'demo-coach-boom'
export const region = 'europe-west1'
