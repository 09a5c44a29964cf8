import { reload, type Auth } from 'firebase/auth'
import { readFields, readText } from '@/domain/base/read-field'

/** Longest wait for Auth's server at the start of a page. */
const PATIENCE_MS = 800
const GOOGLE = /^https:\/\/(?:identitytoolkit|securetoken)\.googleapis\.com\//

/** Codes that end a session. Other refusals, for example of too many requests, do not. */
const ENDED = /^(?:INVALID_ID_TOKEN|INVALID_REFRESH_TOKEN|TOKEN_EXPIRED|USER_DISABLED|USER_NOT_FOUND)\b/

let lastEnd = ''

/**
 * Whether Auth's server ended this page's session and the account is still there: after a change of its password or address. The SDK has one
 * code for that and for an erased account.
 */
export function isRevoked(): boolean {
  return lastEnd === 'TOKEN_EXPIRED'
}

/**
 * Shortens Auth's first requests. At start Auth checks the stored session with its server and waits up to 30 s, and Firestore
 * waits for Auth. A server that never answers must not delay the device's own data, so that `fetch` is wrapped. Until Auth is
 * ready, a request without an answer in time counts as no network, the session stays, and the check is repeated in the
 * background. Auth signs out on any refusal but a network error; a refusal that does not end a session counts as no answer.
 */
export function hurryStart(auth: Auth, authUrl: string | null): void {
  const { fetch } = window
  let isStarting = true
  let wasUnanswered = false
  const isOfAuth = (url: string) => (authUrl ? url.startsWith(authUrl) : GOOGLE.test(url))
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!isOfAuth(url)) return fetch.call(window, input, init)
    if (!isStarting || init?.signal) {
      const answer = await fetch.call(window, input, init)
      if (!answer.ok) await endsSession(answer.clone())
      return answer
    }
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
  void auth.authStateReady().finally(() => {
    isStarting = false
    // Without an answer this time either, the next token refresh checks the session.
    if (wasUnanswered && auth.currentUser) reload(auth.currentUser).catch(() => undefined)
  })
}

async function endsSession(refusal: Response): Promise<boolean> {
  const body: unknown = await refusal.json().catch(() => null)
  const [end] = ENDED.exec(readText(readFields(readFields(body)?.['error'])?.['message'])) ?? []
  if (end === undefined) return false
  lastEnd = end
  return true
}
