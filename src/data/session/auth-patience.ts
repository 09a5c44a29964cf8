import { reload, type Auth } from 'firebase/auth'

/** A good network answers within it; with a slow one the answer may come behind the todos. */
const PATIENCE_MS = 800
const GOOGLE = /^https:\/\/(?:identitytoolkit|securetoken)\.googleapis\.com\//

/**
 * Before Auth says who is here it asks its server about the session that it knows, and waits 30 s for an answer; so
 * does Firestore, for Auth. A server that accepts and never answers must not keep anybody from what their own device
 * holds: until Auth has spoken its questions get less. One without an answer counts as no network: the session stays,
 * and the server is asked again at once, with nobody waiting; a session that it has ended is then left.
 */
export function hurryStart(auth: Auth, authUrl: string | null): void {
  const { fetch } = window
  let wasCut = false
  const isOfAuth = (url: string) => (authUrl ? url.startsWith(authUrl) : GOOGLE.test(url))
  const hurried: typeof fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!isOfAuth(url) || init?.signal) return fetch.call(window, input, init)
    const signal = AbortSignal.timeout(PATIENCE_MS)
    try {
      return await fetch.call(window, input, { ...init, signal })
    } catch (thrown) {
      wasCut ||= signal.aborted
      throw thrown
    }
  }
  window.fetch = hurried
  void auth.authStateReady().finally(() => {
    // Somebody may have put theirs on top.
    if (window.fetch === hurried) window.fetch = fetch
    // Without an answer, again, the renewal of the token asks.
    if (wasCut && auth.currentUser) reload(auth.currentUser).catch(() => undefined)
  })
}
