import { listIn, type Form } from './form'
import { pageOf } from './pages'
import { invalidRequest } from './refusal'
import type { World } from './world'

type Tree = Map<string, Tree>

export function expanded(world: World, object: object, params: Form): unknown {
  const tree: Tree = new Map()
  for (const path of listIn(params, 'expand')) {
    let place = tree
    for (const name of path.split('.')) {
      const next = place.get(name) ?? (new Map() as Tree)
      place.set(name, next)
      place = next
    }
  }
  return withExpansions(world, object, tree)
}

function withExpansions(world: World, object: object, tree: Tree): unknown {
  const copy: Record<string, unknown> = { ...object }
  for (const [name, below] of tree) {
    const value = expansionOf(world, copy, name)
    copy[name] = Array.isArray(value)
      ? value.map((item: object) => withExpansions(world, item, below))
      : isObject(value)
        ? withExpansions(world, value, below)
        : value
  }
  return copy
}

function expansionOf(world: World, object: Record<string, unknown>, name: string): unknown {
  if (object['object'] === 'list' && name === 'data') return object['data']
  if (object['object'] === 'charge' && name === 'refunds') {
    const refunds = [...world.refunds.values()].filter(({ charge }) => charge === object['id'])
    return pageOf(refunds, {}, `/v1/charges/${String(object['id'])}/refunds`)
  }
  const tables: Record<string, ReadonlyMap<string, object>> = {
    latest_charge: world.charges,
    charge: world.charges,
    dispute: world.disputes,
    payment_intent: world.paymentIntents,
    payment_method: world.paymentMethods,
  }
  const table = tables[name]
  if (table === undefined || !(name in object)) {
    throw invalidRequest(`This property cannot be expanded (${name}).`, { param: 'expand' })
  }
  const id = object[name]
  return typeof id === 'string' ? (table.get(id) ?? id) : id
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
