import { Refusal } from './refusal'

export interface KeptAnswer {
  readonly status: number
  readonly body: unknown
  readonly requestId: string
}

interface Entry {
  /** The request of this key: another request with the same key is refused. */
  readonly asked: string
  answer: KeptAnswer | null
}

export type SavedKeys = [string, Entry][]

/** https://docs.stripe.com/api/idempotent_requests: the first response is repeated, including a 500. */
export function createIdempotency(saved: SavedKeys = []) {
  const entries = new Map<string, Entry>(saved)
  return {
    /** The stored response; null: the first request, which must then call `keep` or `release`. */
    begin(key: string, asked: string): KeptAnswer | null {
      const known = entries.get(key)
      if (known === undefined) {
        entries.set(key, { asked, answer: null })
        return null
      }
      if (known.asked !== asked) throw new Refusal(400, otherParameters(key))
      if (known.answer === null) throw new Refusal(409, inUse(key))
      return known.answer
    },
    keep(key: string, answer: KeptAnswer): void {
      const entry = entries.get(key)
      if (entry !== undefined) entry.answer = structuredClone(answer)
    },
    release(key: string): void {
      entries.delete(key)
    },
    save: (): SavedKeys => [...entries].filter(([, { answer }]) => answer !== null),
  }
}

export type Idempotency = ReturnType<typeof createIdempotency>

function otherParameters(key: string): { type: string; message: string } {
  return {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
      `Try using a key other than '${key}' if you meant to execute a different request.`,
  }
}

function inUse(key: string): { type: string; code: string; message: string } {
  return {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message:
      'There is currently another in-progress request using this Idempotent Key ' +
      `(that probably means you submitted twice, and the other request is still going through): ${key}`,
  }
}
