import type { Page, Request, Route } from '@playwright/test'

/** Keeps back what a page asks for, as a slow network does, until it is released. */
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
    /** The first that was kept back. */
    request,
    count: () => held.length,
    async release() {
      isReleased = true
      await Promise.all(held.map((route) => route.continue()))
    },
  }
}
