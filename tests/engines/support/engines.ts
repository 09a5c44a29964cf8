import { findChromiumEngine, findFirefox } from './puppeteer'
import type { Engine } from './tab'
import { findWebKit } from './webkit'

export interface Candidate {
  readonly name: Engine['name']
  /** null: not installed. */
  readonly engine: Engine | null
  readonly packages: string
}

export async function findEngines(): Promise<readonly Candidate[]> {
  return [
    { name: 'chromium', engine: await findChromiumEngine(), packages: 'npm ci' },
    { name: 'firefox', engine: findFirefox(), packages: 'firefox-esr' },
    { name: 'webkit', engine: findWebKit(), packages: 'webkit2gtk-driver xvfb' },
  ]
}
