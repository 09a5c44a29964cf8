/** Condition to see a screen. All others are redirected to `/`. */
export type Guard =
  | 'everybody'
  /** Signed-out visitors only. */
  | 'visitor'
  | 'signed-in'
  /** Like `signed-in`. The dashboard draws a lock on its shortcut; the screen itself must lock (`coach-chat.tsx`). */
  | 'access'

/** Colour of a screen; absent: neutral. */
export type Tint = 'todos' | 'coach' | 'projects' | 'research' | 'success'

export interface ScreenFacts {
  /** With parameters in the router's syntax. */
  readonly path: `/${string}`
  /** Optional parameter after the path, in the router's syntax. */
  readonly detail?: `:${string}`
  /** Other addresses of the screen (`also`), and redirects to it (`formerly`). */
  readonly also?: readonly `/${string}`[]
  readonly formerly?: readonly `/${string}`[]
  /** Heading of the screen (the dashboard shows a greeting instead), and title of its tab. */
  readonly title: string
  readonly guard: Guard
  /** Short label in the header of a large screen and in the bar of a phone. */
  readonly navigation?: string
  /** Path of the screen whose label is current here, for a screen without its own. */
  readonly under?: `/${string}`
  /** Not in the phone's bar, which has no room; another screen links to it. */
  readonly isWideOnly?: true
  /** Label of its shortcut on the dashboard, where it differs. */
  readonly shortcut?: string
  /** Label of its link in the footer, which is visible to everybody. */
  readonly footer?: string
  readonly palette?: {
    readonly name: string
    readonly hint?: string
    readonly words: string
    /** First without access, and hidden with access. */
    readonly isWayToAccess?: true
  }
  readonly tint?: Tint
  /** Start of the installed app: its code is in the bundle of the signed-in frame. */
  readonly isStart?: true
}
