// Styles of the palette's field, also before its code is loaded.

export const PALETTE_SCRIM = 'fixed inset-0 z-50 bg-scrim'

/** Near the top of a desktop, full screen on a phone. */
export const PALETTE_BOX =
  'fixed inset-0 z-50 flex flex-col overflow-hidden bg-raised text-ink outline-none ' +
  'sm:inset-auto sm:top-[min(12dvh,7rem)] sm:left-1/2 sm:max-h-[min(38rem,calc(100dvh-2*min(12dvh,7rem)))] sm:w-[calc(100%-2rem)] sm:max-w-2xl sm:-translate-x-1/2 sm:rounded-card sm:border sm:border-line sm:shadow-pop'

export const PALETTE_ROW =
  'flex items-center gap-1 border-b border-line pt-[env(safe-area-inset-top)] pr-2 pl-2 sm:pl-3'

export const PALETTE_FIELD =
  'min-h-15 w-0 flex-1 bg-transparent px-2 text-heading text-ink outline-none placeholder:text-muted'
