import { fileURLToPath } from 'node:url'

/** The repository root, without a slash at the end. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

export const projectId = 'demo-coach-boom'
export const region = 'europe-west1'
