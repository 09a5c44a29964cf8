import type { Page, Request, Route } from '@playwright/test'

/** Delays a page's requests, as a slow network does, until `release`. */
export async function hold(page: Page, url: string) {
  const held: Route[] = []
  let isReleased = false
  let tell: (request: Request) => void = () => undefined
  const request = new Promise<Request>((resolve) => {
    tell = resolve
  })
  const keep = (route: Route) => {
    held.push(route)
    tell(route.request())
    return isReleased ? route.continue() : undefined
  }
  await page.route(url, keep)
  return {
    request,
    count: () => held.length,
    /** The requests fail, as where the network is lost. */
    async fail() {
      await Promise.all(held.splice(0).map((route) => route.abort()))
    },
    async release() {
      isReleased = true
      await Promise.all(held.map((route) => route.continue()))
    },
  }
}
