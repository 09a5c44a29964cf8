import { browserView } from './browser-view'
import type { Speaker } from './objects/charging'
import { expanded } from './expand'
import { isSamePath } from './faults'
import { listIn, textIn, type Form } from './form'
import type { PaymentIntent } from './objects/objects'
import { pageOf } from './pages'
import {
  authenticateIntent,
  cancelIntent,
  confirmIntent,
  createIntent,
  findIntent,
} from './objects/payment-intents'
import { createPaymentMethod, paymentMethodView } from './objects/payment-methods'
import { createRefund } from './objects/refunds'
import { invalidRequest, noSuch } from './refusal'
import type { World } from './world'

export interface Call {
  readonly world: World
  readonly params: Form
  readonly speaker: Speaker
  /** Without the query. */
  readonly path: string
  /** The part that matches `*`. */
  readonly id: string
}

export interface Route {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** Also callable with a publishable key; an intent then needs its client secret. */
  readonly isForBrowsers?: boolean
  readonly answer: (call: Call) => unknown
}

const routes: readonly Route[] = [
  { method: 'POST', path: '/v1/payment_intents', answer: onIntent(createNew) },
  { method: 'GET', path: '/v1/payment_intents', answer: listOf((world) => world.paymentIntents) },
  { method: 'GET', path: '/v1/payment_intents/*', isForBrowsers: true, answer: onIntent(theIntent) },
  {
    method: 'POST',
    path: '/v1/payment_intents/*/confirm',
    isForBrowsers: true,
    answer: onIntent((call) => confirmIntent(call.world, theIntent(call), call.params, call.speaker)),
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/*/cancel',
    answer: onIntent((call) => cancelIntent(call.world, theIntent(call), call.params, call.speaker)),
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/*/authenticate',
    isForBrowsers: true,
    answer: onIntent((call) => {
      const isAuthorized = textIn(call.params, 'outcome') === 'authorized'
      return authenticateIntent(call.world, theIntent(call), isAuthorized, call.speaker)
    }),
  },
  {
    method: 'POST',
    path: '/v1/payment_methods',
    isForBrowsers: true,
    answer: ({ world, params }) => paymentMethodView(createPaymentMethod(world, params)),
  },
  {
    method: 'POST',
    path: '/v1/refunds',
    answer: ({ world, params, speaker }) =>
      expanded(world, createRefund(world, params, speaker.names), params),
  },
  { method: 'GET', path: '/v1/refunds', answer: listOf((world) => world.refunds) },
  { method: 'GET', path: '/v1/refunds/*', answer: one('refund', (world) => world.refunds) },
  { method: 'GET', path: '/v1/charges', answer: listOf((world) => world.charges) },
  { method: 'GET', path: '/v1/charges/*', answer: one('charge', (world) => world.charges) },
  { method: 'GET', path: '/v1/disputes', answer: listOf((world) => world.disputes) },
  { method: 'GET', path: '/v1/disputes/*', answer: one('dispute', (world) => world.disputes) },
  { method: 'GET', path: '/v1/events', answer: listOf((world) => world.events) },
  { method: 'GET', path: '/v1/events/*', answer: one('event', (world) => world.events) },
]

export function findRoute(method: string, path: string): { route: Route; id: string } | null {
  const route = routes.find((known) => known.method === method && isSamePath(known.path, path))
  return route === undefined ? null : { route, id: path.split('/')[3] ?? '' }
}

function createNew({ world, params, speaker }: Call): PaymentIntent {
  return createIntent(world, params, speaker)
}

function theIntent({ world, id, params, speaker }: Call): PaymentIntent {
  const intent = findIntent(world, id)
  const secret = textIn(params, 'client_secret')
  if (secret === undefined && speaker.isBrowser) {
    const extra = { code: 'parameter_missing', param: 'client_secret' }
    throw invalidRequest('Missing required param: client_secret.', extra)
  }
  if (secret !== undefined && secret !== intent.client_secret) {
    throw invalidRequest('The client_secret provided does not match any associated PaymentIntent.', {
      code: 'payment_intent_invalid_parameter',
      param: 'client_secret',
    })
  }
  return intent
}

function onIntent(act: (call: Call) => PaymentIntent): (call: Call) => unknown {
  return (call) => {
    const intent = act(call)
    return call.speaker.isBrowser ? browserView(intent) : expanded(call.world, intent, call.params)
  }
}

function one(what: string, table: (world: World) => ReadonlyMap<string, object>): (call: Call) => unknown {
  return ({ world, id, params }) => {
    const found = table(world).get(id)
    if (found === undefined) throw noSuch(what, id, 'id')
    return expanded(world, found, params)
  }
}

interface Listed {
  id: string
  created: number
  type?: string
  charge?: string
  payment_intent?: string
}

function listOf(table: (world: World) => ReadonlyMap<string, Listed>): (call: Call) => unknown {
  return ({ world, params, path }) => {
    const types = [...listIn(params, 'types'), ...listIn(params, 'type')]
    const chargeId = textIn(params, 'charge')
    const intentId = textIn(params, 'payment_intent')
    const asked = [...table(world).values()].filter(
      ({ type, charge, payment_intent }) =>
        (types.length === 0 || (type !== undefined && types.includes(type))) &&
        (chargeId === undefined || charge === chargeId) &&
        (intentId === undefined || payment_intent === intentId),
    )
    return expanded(world, pageOf(asked, params, path), params)
  }
}
