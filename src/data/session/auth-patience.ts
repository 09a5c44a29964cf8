import { reload, type Auth } from 'firebase/auth'
import { readFields, readText } from '@/domain/base/read-field'

/** Longest wait for Auth's server at the start of a page. */
const PATIENCE_MS = 800
const GOOGLE = /^https:\/\/(?:identitytoolkit|securetoken)\.googleapis\.com\//

/** Codes that end a session. Other refusals, for example of too many requests, do not. */
const ENDED = /^(?:INVALID_ID_TOKEN|INVALID_REFRESH_TOKEN|TOKEN_EXPIRED|USER_DISABLED|USER_NOT_FOUND)\b/

/**
 * Shortens Auth's first requests. At start Auth checks the stored session with its server and waits up to 30 s, and Firestore
 * waits for Auth. A server that never answers must not delay the device's own data, so that `fetch` is wrapped until Auth is
 * ready: a request without an answer in time counts as no network, the session stays, and the check is repeated in the
 * background. Auth signs out on any refusal but a network error; a refusal that does not end a session counts as no answer.
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
    // Another script may have wrapped `fetch` since.
    if (window.fetch === hurried) window.fetch = fetch
    // Without an answer this time either, the next token refresh checks the session.
    if (wasUnanswered && auth.currentUser) reload(auth.currentUser).catch(() => undefined)
  })
}

async function endsSession(refusal: Response): Promise<boolean> {
  const body: unknown = await refusal.json().catch(() => null)
  return ENDED.test(readText(readFields(readFields(body)?.['error'])?.['message']))
}
