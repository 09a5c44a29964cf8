import type { BrowserContext, Page } from '@playwright/test'

/** Unexpected console messages, errors and requests of a page. Every flow expects none. */
export class PageWatch {
  readonly #faults: string[] = []
  readonly #expected: RegExp[] = []

  /** Allows a fault that this test causes: the browser itself logs a refused login, for example. */
  expectFault(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  get faults(): readonly string[] {
    return this.#faults.filter((fault) => !this.#expected.some((pattern) => pattern.test(fault)))
  }

  async attach(context: BrowserContext): Promise<void> {
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`CSP violation: ${event.violatedDirective} blocked ${event.blockedURI}`)
      })
    })
    context.on('page', (page) => this.#watch(page))
    context.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url())
      if (/^(https?|wss?):$/.test(protocol) && hostname !== '127.0.0.1') {
        this.#faults.push(`request to a foreign host: ${request.url()}`)
      }
    })
  }

  #watch(page: Page): void {
    page.on('pageerror', (error) =>
      this.#faults.push(`uncaught: ${error.name} ${error.stack || error.message}`),
    )
    page.on('dialog', (dialog) => this.#faults.push(`dialog: ${dialog.message()}`))
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      // The browser asks for the tab's icon in a moment of its own, which may be one without a network.
      if (
        message.location().url.endsWith('/icon.svg') &&
        message.text().includes('ERR_INTERNET_DISCONNECTED')
      )
        return
      this.#faults.push(`console.${message.type()}: ${message.text()} (${message.location().url})`)
    })
  }
}
