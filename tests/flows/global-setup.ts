import { startAppUnderTest } from '../support/app-under-test'

// oxlint-disable-next-line import/no-default-export -- what Playwright loads
export default async function globalSetup(): Promise<() => Promise<void>> {
  const app = await startAppUnderTest({ pace: 'asked' })
  return () => app.stop()
}
