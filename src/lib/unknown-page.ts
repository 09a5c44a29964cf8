export const UNKNOWN_PAGE_TEXT = 'Cette page n’existe pas'

/** The place for it on the landing page, where no toaster is loaded. */
export const UNKNOWN_PAGE_ID = 'unknown-page'
