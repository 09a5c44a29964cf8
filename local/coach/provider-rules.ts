/**
 * Requests that OpenAI refuses, by its documentation and responses of November 2026. The stand-ins refuse them too, so that an invalid body
 * is found before production.
 */
export interface ProviderRefusal {
  readonly status: number
  readonly error: {
    readonly message: string
    readonly type: 'invalid_request_error'
    readonly param: string | null
    readonly code: string | null
  }
}

type Body = Readonly<Record<string, unknown>>

export function refusalOf(body: Body): ProviderRefusal | null {
  const model = typeof body['model'] === 'string' ? body['model'] : ''
  if (/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(textsOf(body))) {
    return refuse(null, null, 'We could not parse the JSON body of your request.')
  }
  const isNew = /^gpt-(?:5\.[1-9]|[6-9])/.test(model)
  const alwaysReasons = /^(?:o\d|gpt-5(?!\.))/.test(model)
  if (isNew || alwaysReasons) {
    if ('max_tokens' in body) return unsupported('parameter', 'max_tokens')
    const mayBeWarm = isNew && body['reasoning_effort'] === 'none'
    if ('temperature' in body && !mayBeWarm) return unsupported('value', 'temperature')
    if (alwaysReasons && body['reasoning_effort'] === 'none') return unsupported('value', 'reasoning_effort')
    return null
  }
  const isOld = /^gpt-[34]/.test(model)
  return isOld && 'reasoning_effort' in body ? unsupported('parameter', 'reasoning_effort') : null
}

function unsupported(what: 'parameter' | 'value', param: string): ProviderRefusal {
  return refuse(
    param,
    `unsupported_${what}`,
    `Unsupported ${what}: '${param}' is not supported with this model.`,
  )
}

function refuse(param: string | null, code: string | null, message: string): ProviderRefusal {
  return { status: 400, error: { message, type: 'invalid_request_error', param, code } }
}

function textsOf({ messages }: Body): string {
  return (Array.isArray(messages) ? messages : [])
    .map((message: unknown) => (message as { content?: unknown } | null)?.content)
    .filter((content) => typeof content === 'string')
    .join('\n')
}
