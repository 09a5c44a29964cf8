/** The interface that the journeys need of a browser, for every driver. */
export interface Tab {
  /** Opens an address and waits for `load`. */
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** Runs in the page: the function cannot use variables from outside. */
  run<Args extends readonly Plain[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>
  /** Clicks with the browser's own mouse, without waiting for the element: `person.ts` waits. */
  click(target: Target): Promise<boolean>
  /** Focuses the element and types with the browser's own keyboard. */
  type(target: Target, text: string): Promise<boolean>
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

export interface Target {
  readonly kind: 'button' | 'link' | 'field' | 'checkbox' | 'menuitem'
  readonly name: string
}

export interface Look {
  readonly width: number
  readonly height: number
  readonly isDark: boolean
}

/** A browser with a new profile. */
export interface Browser {
  newTab(): Promise<Tab>
  readonly downloads: string
  close(): Promise<void>
}

export interface Engine {
  readonly name: 'chromium' | 'firefox' | 'webkit'
  open(look: Look): Promise<Browser>
  /** Ends shared processes. Each test file that opened a browser calls it last. */
  stop(): Promise<void>
}

export type Plain = string | number | boolean | null | readonly Plain[]
