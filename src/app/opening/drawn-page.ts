/** A page that is prerendered at build time, for all visitors. */
export interface DrawnPage {
  readonly fileName: string
  readonly path: string
  /** null: uses the title and description of index.html. */
  readonly title: string | null
  readonly description: string | null
  readonly body: string
  readonly frame: string | null
  /** Entry script of the page, if any; `plan` is the app for persons who may be signed in. */
  readonly loads: 'app' | 'visitor' | 'plan' | 'nothing'
  readonly needsScript: string | null
  /** On the page for all other addresses: the addresses that a visitor may see. */
  readonly open: string | null
}
