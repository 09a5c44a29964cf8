import type { BrowserContext, Locator, Route } from '@playwright/test'

/**
 * Makes the server refuse a browser's requests for one collection, as a rule would: on the wire the collection gets a name that
 * no rule allows. Returns the function that ends it.
 */
export async function refuse(
  context: BrowserContext,
  what: 'queries' | 'documents' | 'writes',
  collection: string,
): Promise<() => Promise<void>> {
  const stream = `**/google.firestore.v1.Firestore/${what === 'writes' ? 'Write' : 'Listen'}/channel?**`
  // A transaction commits in a request of its own, not in the stream.
  const [names, channels] =
    what === 'queries'
      ? [new RegExp(`(%22collectionId%22%3A%22)${collection}(%22)`, 'g'), [stream]]
      : what === 'documents'
        ? // A listener on a document, by path.
          [new RegExp(`(/|%2F)${collection}(/|%2F)`, 'g'), [stream]]
        : [new RegExp(`(/|%2F)${collection}(/|%2F)`, 'g'), [stream, '**/documents:commit?**']]
  const rename = async (route: Route) => {
    const body = route.request().postData()
    // `fallback()`, not `continue()`: another collection may be refused too.
    await route.fallback(body === null ? {} : { postData: body.replace(names, '$1refused$2') })
  }
  for (const channel of channels) await context.route(channel, rename)
  return async () => {
    for (const channel of channels) await context.unroute(channel, rename)
  }
}

/** Presses a retry button without waiting for it: an automatic retry may remove the button first. */
export async function askAgain(button: Locator): Promise<void> {
  await button.evaluateAll((found) => {
    for (const one of found) (one as HTMLElement).click()
  })
}
