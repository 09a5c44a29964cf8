import { findChromiumEngine, findFirefox } from './puppeteer'
import type { Engine } from './tab'
import { findWebKit } from './webkit'

export interface Candidate {
  readonly name: Engine['name']
  /** null where this machine has none. */
  readonly engine: Engine | null
  /** What brings it. */
  readonly packages: string
}

export async function findEngines(): Promise<readonly Candidate[]> {
  return [
    { name: 'chromium', engine: await findChromiumEngine(), packages: 'npm ci' },
    { name: 'firefox', engine: findFirefox(), packages: 'firefox-esr' },
    { name: 'webkit', engine: findWebKit(), packages: 'webkit2gtk-driver xvfb' },
  ]
}
