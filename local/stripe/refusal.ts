import type { StripeErrorFields } from './objects/objects'

/** A response in Stripe's error format. An error before the work is not stored for its idempotency key. */
export class Refusal extends Error {
  readonly status: number
  readonly fields: StripeErrorFields
  readonly isKept: boolean

  constructor(status: number, fields: StripeErrorFields, isKept = false) {
    super(fields.message)
    this.status = status
    this.fields = fields
    this.isKept = isKept
  }
}

type Extra = Omit<StripeErrorFields, 'type' | 'message'>

export function invalidRequest(message: string, extra: Extra = {}): Refusal {
  return new Refusal(400, { type: 'invalid_request_error', message, ...extra })
}

/** The request is valid but impossible in this state. */
export function impossible(message: string, extra: Extra = {}): Refusal {
  return new Refusal(400, { type: 'invalid_request_error', message, ...extra }, true)
}

export function unauthorized(message: string, extra: Extra = {}): Refusal {
  return new Refusal(401, { type: 'invalid_request_error', message, ...extra })
}

export function noSuch(what: string, id: string, param: string): Refusal {
  const fields = { type: 'invalid_request_error', code: 'resource_missing', param }
  return new Refusal(404, { ...fields, message: `No such ${what}: '${id}'` })
}
