import type { BrowserContext, Locator, Route } from '@playwright/test'

/**
 * The server refuses what the browser asks of one collection, as it does when a rule says no: on the wire the
 * collection gets a name that no rule allows. Returns what ends it.
 */
export async function refuse(
  context: BrowserContext,
  what: 'queries' | 'documents' | 'writes',
  collection: string,
): Promise<() => Promise<void>> {
  const stream = `**/google.firestore.v1.Firestore/${what === 'writes' ? 'Write' : 'Listen'}/channel?**`
  // What a transaction writes goes beside the stream.
  const [names, channels] =
    what === 'queries'
      ? [new RegExp(`(%22collectionId%22%3A%22)${collection}(%22)`, 'g'), [stream]]
      : what === 'documents'
        ? // One that is watched by its address.
          [new RegExp(`(/|%2F)${collection}(/|%2F)`, 'g'), [stream]]
        : [new RegExp(`(/|%2F)${collection}(/|%2F)`, 'g'), [stream, '**/documents:commit?**']]
  const rename = async (route: Route) => {
    const body = route.request().postData()
    // Not `continue()`: another collection may be refused as well.
    await route.fallback(body === null ? {} : { postData: body.replace(names, '$1refused$2') })
  }
  for (const channel of channels) await context.route(channel, rename)
  return async () => {
    for (const channel of channels) await context.unroute(channel, rename)
  }
}

/** Presses what asks again, without waiting for it: what failed is also asked for by itself, and the button then goes. */
export async function askAgain(button: Locator): Promise<void> {
  await button.evaluateAll((found) => {
    for (const one of found) (one as HTMLElement).click()
  })
}
