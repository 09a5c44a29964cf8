import { rmSync } from 'node:fs'
import { startAppUnderTest } from '../support/app-under-test'
import { makeVisitedProfile } from '../support/browser/visited-profile'

// oxlint-disable-next-line import/no-default-export -- what Playwright loads
export default async function globalSetup(): Promise<() => Promise<void>> {
  const app = await startAppUnderTest({ pace: 'asked' })
  const profile = await makeVisitedProfile(app.url)
  process.env['FLOW_PROFILE'] = profile
  return async () => {
    await app.stop()
    rmSync(profile, { recursive: true, force: true })
  }
}
