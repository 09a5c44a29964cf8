import type { Auth } from 'firebase/auth'

/** A slow network answers within it; nobody looks at an empty page for longer. */
const PATIENCE_MS = 1_500
const GOOGLE = /^https:\/\/(?:identitytoolkit|securetoken)\.googleapis\.com\//

/**
 * Before Auth says who is here it asks its server about the session that it knows, and waits 30 s for an answer; so
 * does Firestore, for Auth. A server that accepts and never answers must not keep anybody from what their own device
 * holds: until Auth has spoken its questions get less. One without an answer counts as no network: the session stays,
 * and the server is asked again when its token is renewed.
 */
export function hurryStart(auth: Auth, authUrl: string | null): void {
  const { fetch } = window
  const isOfAuth = (url: string) => (authUrl ? url.startsWith(authUrl) : GOOGLE.test(url))
  const hurried: typeof fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const isHurried = isOfAuth(url) && !init?.signal
    return fetch.call(window, input, isHurried ? { ...init, signal: AbortSignal.timeout(PATIENCE_MS) } : init)
  }
  window.fetch = hurried
  void auth.authStateReady().finally(() => {
    // Somebody may have put theirs on top.
    if (window.fetch === hurried) window.fetch = fetch
  })
}
