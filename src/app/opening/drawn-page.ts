/** A page as it is drawn when the product is built, for everybody who asks for it. */
export interface DrawnPage {
  readonly fileName: string
  readonly path: string
  /** null where the page is introduced as the whole product is, in index.html. */
  readonly title: string | null
  readonly description: string | null
  readonly body: string
  readonly frame: string | null
  /** Which entry continues this page in the browser, if any; `plan` is the app for who may be signed in. */
  readonly loads: 'app' | 'visitor' | 'plan' | 'nothing'
  readonly needsScript: string | null
  /** On the page of all other addresses: those that a visitor may see. */
  readonly open: string | null
}
