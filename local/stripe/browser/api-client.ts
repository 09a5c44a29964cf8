export interface BrowserIntent {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly status: string
  readonly client_secret: string
  readonly last_payment_error: StripeJsError | null
}

export interface StripeJsError {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly payment_intent?: BrowserIntent
}

export type Answer<T> = { readonly value: T; readonly error?: never } | { readonly error: StripeJsError }

type Fields = Readonly<Record<string, string>>

export interface ApiClient {
  get<T>(path: string, fields: Fields): Promise<Answer<T>>
  post<T>(path: string, fields: Fields): Promise<Answer<T>>
}

/** The key is in the form, as in Stripe.js: a simple request without a preflight. */
export function createApiClient(origin: string, key: string): ApiClient {
  return {
    get: (path, fields) => ask(`${origin}${path}?${new URLSearchParams({ ...fields, key }).toString()}`),
    post: (path, fields) =>
      ask(`${origin}${path}`, { method: 'POST', body: new URLSearchParams({ ...fields, key }) }),
  }
}

async function ask<T>(url: string, init?: RequestInit): Promise<Answer<T>> {
  try {
    const response = await fetch(url, { ...init, credentials: 'omit', cache: 'no-store' })
    const body = (await response.json()) as { error?: StripeJsError }
    return body.error === undefined ? { value: body as T } : { error: body.error }
  } catch {
    const message = 'Une erreur est survenue lors de la connexion à Stripe. Veuillez réessayer.'
    return { error: { type: 'api_connection_error', message } }
  }
}
