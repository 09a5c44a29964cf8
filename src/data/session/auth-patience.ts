import { reload, type Auth } from 'firebase/auth'
import { readFields, readText } from '@/domain/base/read-field'

/** A good network answers within it; with a slow one the answer may come behind the todos. */
const PATIENCE_MS = 800
const GOOGLE = /^https:\/\/(?:identitytoolkit|securetoken)\.googleapis\.com\//

/** How the server says that a session is over; what else it refuses, as from too many at once, says nothing of it. */
const ENDED = /^(?:INVALID_ID_TOKEN|INVALID_REFRESH_TOKEN|TOKEN_EXPIRED|USER_DISABLED|USER_NOT_FOUND)\b/

/**
 * Before Auth says who is here it asks its server about the session that it knows, and waits 30 s for an answer; so
 * does Firestore, for Auth. A server that accepts and never answers must not keep anybody from what their own device
 * holds: until Auth has spoken its questions get less. One without an answer counts as no network: the session stays,
 * and the server is asked again at once, with nobody waiting; a session that it has ended is then left. Auth takes any refusal
 * but that of the network for such an end, and forgets who is here: one that says nothing of the session counts as no answer.
 */
export function hurryStart(auth: Auth, authUrl: string | null): void {
  const { fetch } = window
  let wasUnanswered = false
  const isOfAuth = (url: string) => (authUrl ? url.startsWith(authUrl) : GOOGLE.test(url))
  const hurried: typeof fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!isOfAuth(url) || init?.signal) return fetch.call(window, input, init)
    const signal = AbortSignal.timeout(PATIENCE_MS)
    try {
      const answer = await fetch.call(window, input, { ...init, signal })
      if (answer.ok || (await endsSession(answer.clone()))) return answer
    } catch (thrown) {
      wasUnanswered ||= signal.aborted
      throw thrown
    }
    wasUnanswered = true
    throw new TypeError("Auth's server has no time")
  }
  window.fetch = hurried
  void auth.authStateReady().finally(() => {
    // Somebody may have put theirs on top.
    if (window.fetch === hurried) window.fetch = fetch
    // Without an answer, again, the renewal of the token asks.
    if (wasUnanswered && auth.currentUser) reload(auth.currentUser).catch(() => undefined)
  })
}

async function endsSession(refusal: Response): Promise<boolean> {
  const body: unknown = await refusal.json().catch(() => null)
  return ENDED.test(readText(readFields(readFields(body)?.['error'])?.['message']))
}
