import { FirebaseError } from 'firebase/app'
import { getFunctions, httpsCallable, type Functions } from 'firebase/functions'
import { AppError, isAppErrorCode, type EndpointErrorCode } from '@/domain/base/errors'
import { readDate, readFields, readInteger } from '@/domain/base/read-field'
import { whenConfirmed } from '@/data/device/session-store'
import { env } from './env'
import { firebaseApp } from './firebase'

/**
 * The client of our callables, created on first use: the SDK opens a database, which would delay the login where IndexedDB
 * hangs and `indexed-db-probe.ts` has not finished.
 */
export async function openFunctions(): Promise<Functions> {
  // Without Auth's answer a call would have no token.
  await whenConfirmed()
  return getFunctions(firebaseApp, env.functionsUrl ?? 'europe-west1')
}

/**
 * Calls one of our functions. Rejects with an `AppError` alone: the function's own code, `network/offline` without
 * a network, `unauthenticated` when the token was refused, else `unknown`.
 */
export async function callEndpoint<Result>(
  name: string,
  data: Readonly<Record<string, unknown>>,
  read: (result: unknown) => Result,
  options: { unauthenticated: EndpointErrorCode; timeoutMs?: number },
): Promise<Result> {
  if (!navigator.onLine) throw new AppError('network/offline')
  try {
    const call = httpsCallable(await openFunctions(), name, { timeout: options.timeoutMs ?? 70_000 })
    return read((await call(data)).data)
  } catch (thrown) {
    throw toEndpointError(thrown, options.unauthenticated)
  }
}

/** Our functions name their failures in `details`; without them they were never reached. */
export function toEndpointError(thrown: unknown, unauthenticated: EndpointErrorCode): AppError {
  if (thrown instanceof AppError) return thrown
  const details = thrown instanceof FirebaseError && 'details' in thrown ? thrown.details : null
  const named = readEndpointFault(details)
  if (named) return new AppError(named.code, { cause: thrown, ...named.facts })
  if (!navigator.onLine) return new AppError('network/offline', { cause: thrown })
  const isRefused = thrown instanceof FirebaseError && thrown.code === 'functions/unauthenticated'
  return new AppError(isRefused ? unauthenticated : 'unknown', { cause: thrown })
}

/** The `details` of a refusal; null when it is not one of ours. */
export function readEndpointFault(details: unknown) {
  const fields = readFields(details)
  const code = fields?.['code']
  if (!isAppErrorCode(code)) return null
  const seconds = readInteger(fields?.['retryAfterSeconds'], 0, 86_400, 0)
  const paidUntil = readDate(fields?.['paidUntil'])
  return {
    code,
    facts: { ...(seconds > 0 && { retryAfterSeconds: seconds }), ...(paidUntil && { paidUntil }) },
  }
}
