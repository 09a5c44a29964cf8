/** Where the people of the flows and of the pictures live. */
export const PAGES_TIME_ZONE = 'Europe/Paris'
