import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from '@playwright/test'
import { findChromium } from '../../../local/browser'
import { FirestoreChannels } from '../../support/firestore-channels'
import { waitForKeptShell } from '../../support/browser/kept-shell'
import { PAGES_TIME_ZONE } from '../../support/browser/time-zone'
import { PageWatch } from '../../support/browser/watch-page'
import { withoutLastFrame } from '../../support/browser/without-last-frame'
import { Line } from '../line'
import type { Weather } from '../operations'
import type { Stack } from '../server'

/** In real time: the delay of a slow network. */
const SLOW_MS = 250
/** Limit for elements that a screen shows at once. */
export const PATIENCE_MS = 4_000
const LOADING_MS = 20_000

const LOOKS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  laptop: { viewport: { width: 1280, height: 800 } },
} satisfies Record<string, BrowserContextOptions>
export type DeviceName = keyof typeof LOOKS

/**
 * Expected console messages: the browser's on a bad network, the product's after a refused write or an interrupted login, and those of
 * Firestore's channel after a cut response.
 */
const EXPECTED = [
  /net::ERR_|status of 400|blocked by CORS policy/,
  /was not saved|The profile will be seen to/,
  // A page that another tab signs out still counts and sends. Writes that remain refused are checked by their entries.
  /status of 403.*(runAggregationQuery|documents:commit)/,
  // Both devices wrote one document at once: the SDK runs the transaction again.
  /status of 409.*documents:commit/,
  /Unexpected end of JSON input[^]*assets\/database-/,
]

/** One browser of one person, with its own connections to Firestore and Auth, mapped from their usual ports. */
export class Machine {
  readonly name: DeviceName
  readonly #browser: Browser
  readonly #lines: readonly Line[]
  readonly #url: string

  private constructor(name: DeviceName, browser: Browser, lines: readonly Line[], url: string) {
    this.name = name
    this.#browser = browser
    this.#lines = lines
    this.#url = url
  }

  static async start(name: DeviceName, stack: Stack, url: string): Promise<Machine> {
    const lines = await Promise.all([stack.firestore, stack.auth].map((port) => Line.to(port, SLOW_MS)))
    const rules = [stack.firestore, stack.auth].map(
      (port, index) => `MAP 127.0.0.1:${port} 127.0.0.1:${lines[index]?.port ?? 0}`,
    )
    const { executablePath, args } = await findChromium()
    const browser = await chromium.launch({
      executablePath,
      args: [...args, `--host-resolver-rules=${rules.join(', ')}`],
    })
    return new Machine(name, browser, lines, url)
  }

  /** A new device, with empty storage. */
  async begin(): Promise<BrowserDevice> {
    this.turn('reset')
    const context = await this.#browser.newContext({
      ...LOOKS[this.name],
      baseURL: this.#url,
      locale: 'fr-FR',
      timezoneId: PAGES_TIME_ZONE,
      reducedMotion: 'reduce',
    })
    await context.addInitScript(withoutLastFrame)
    context.setDefaultTimeout(PATIENCE_MS)
    context.setDefaultNavigationTimeout(LOADING_MS)
    const watch = new PageWatch()
    for (const pattern of EXPECTED) watch.expectFault(pattern)
    await watch.attach(context)
    return new BrowserDevice(this, context, watch)
  }

  turn(weather: Weather): void {
    for (const line of this.#lines) line.turn(weather)
  }

  async stop(): Promise<void> {
    await this.#browser.close()
    for (const line of this.#lines) line.close()
  }
}

/** A device from the beginning to the end of a story. */
export class BrowserDevice {
  readonly #machine: Machine
  readonly context: BrowserContext
  readonly watch: PageWatch
  readonly #channels: FirestoreChannels

  constructor(machine: Machine, context: BrowserContext, watch: PageWatch) {
    this.#machine = machine
    this.context = context
    this.watch = watch
    this.#channels = new FirestoreChannels(context)
  }

  get name(): DeviceName {
    return this.#machine.name
  }

  async turn(weather: Weather): Promise<void> {
    this.#machine.turn(weather)
    await this.context.setOffline(weather === 'cut')
  }

  /** Afterwards pages load without a network. */
  async keepShell(): Promise<void> {
    const [page] = this.context.pages()
    if (page) await waitForKeptShell(page)
  }

  async end(): Promise<void> {
    this.#machine.turn('reset')
    await this.#channels.close().catch(() => undefined)
    await this.context.close()
  }
}
