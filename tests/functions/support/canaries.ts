/** Secrets that must not appear in a log, an answer or the bundle. */
export const CANARY_KEY = 'sk-canary-key-5e1fa0b7'
export const CANARY_HASH_KEY = 'canary-hash-key-of-32-characters-3b8d'
export const CANARY_PROMPT = 'canari-question-91c4'
export const CANARY_PROVIDER = 'canary-provider-text-77d2'
export const CANARY_MAIL = 'canari.adresse'

export const MODEL = 'gpt-6-luna'
export const FALLBACK_MODEL = 'fallback-model'
