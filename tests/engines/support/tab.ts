/** The little that one journey needs of a browser, whatever drives it. */
export interface Tab {
  /** Opens an address and waits until the page is loaded. */
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** Runs in the page, which knows nothing of what stands around the function. */
  run<Args extends readonly Plain[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>
  /** With the browser's own mouse, on what is there at once: see `person.ts` for who waits. */
  click(target: Target): Promise<boolean>
  /** Puts the focus there and types with the browser's own keyboard. */
  type(target: Target, text: string): Promise<boolean>
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

/** What a person sees of something: what it is, and what it is called. */
export interface Target {
  readonly kind: 'button' | 'link' | 'field' | 'checkbox' | 'menuitem'
  readonly name: string
}

export interface Look {
  readonly width: number
  readonly height: number
  readonly isDark: boolean
}

/** A browser with a profile of its own, which nobody has used before. */
export interface Browser {
  newTab(): Promise<Tab>
  /** The folder that its downloads come into. */
  readonly downloads: string
  close(): Promise<void>
}

export interface Engine {
  readonly name: 'chromium' | 'firefox' | 'webkit'
  open(look: Look): Promise<Browser>
  /** Ends what stays between two browsers; each file that opened one calls it last. */
  stop(): Promise<void>
}

export type Plain = string | number | boolean | null | readonly Plain[]
