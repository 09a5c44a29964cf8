export const PAGES_TIME_ZONE = 'Europe/Paris'
