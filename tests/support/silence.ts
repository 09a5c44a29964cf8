import type { Page } from '@playwright/test'

/** Auth, Firestore and the functions accept requests but never answer. Returns the function that ends this. */
export async function silenceServices(page: Page): Promise<() => Promise<void>> {
  const urls = [
    // Set by `startAppUnderTest`.
    ...['FLOW_AUTH_PORT', 'FLOW_FIRESTORE_PORT'].map(
      (name) => `http://127.0.0.1:${process.env[name] ?? ''}/**`,
    ),
    '**/demo-coach-boom/**',
  ]
  for (const url of urls) await page.route(url, () => undefined)
  return async () => {
    for (const url of urls) await page.unroute(url)
  }
}
