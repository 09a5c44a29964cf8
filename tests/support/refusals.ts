import type { BrowserContext } from '@playwright/test'

/**
 * The server refuses what the browser asks of one collection, as it does when a rule says no: on the wire the
 * collection gets a name that no rule allows. Returns what ends it.
 */
export async function refuse(
  context: BrowserContext,
  what: 'queries' | 'writes',
  collection: string,
): Promise<() => Promise<void>> {
  const channel = `**/google.firestore.v1.Firestore/${what === 'queries' ? 'Listen' : 'Write'}/channel?**`
  const names =
    what === 'queries'
      ? new RegExp(`(%22collectionId%22%3A%22)${collection}(%22)`, 'g')
      : new RegExp(`(%2F)${collection}(%2F)`, 'g')
  await context.route(channel, async (route) => {
    const body = route.request().postData()
    await route.continue(body === null ? {} : { postData: body.replace(names, '$1refused$2') })
  })
  return () => context.unroute(channel)
}
