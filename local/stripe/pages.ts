import { formIn, textIn, type Form } from './form'
import { invalidRequest, noSuch } from './refusal'

interface Listed {
  id: string
  created: number
}

export interface Page<T> {
  object: 'list'
  data: T[]
  has_more: boolean
  url: string
}

/** Newest first, `limit` per page, after `starting_after`. */
export function pageOf<T extends Listed>(items: Iterable<T>, query: Form, url: string): Page<T> {
  const limit = Number(textIn(query, 'limit') ?? 10)
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) {
    throw invalidRequest('Invalid limit: must be between 1 and 100.', { param: 'limit' })
  }
  const matching = [...items].reverse().sort((a, b) => b.created - a.created)
  const found = matching.filter(({ created }) => isWithin(created, query))
  const start = placeAfter(found, textIn(query, 'starting_after'))
  const data = found.slice(start, start + limit)
  return { object: 'list', data, has_more: start + limit < found.length, url }
}

function placeAfter(items: readonly Listed[], id: string | undefined): number {
  if (id === undefined) return 0
  const place = items.findIndex((item) => item.id === id)
  if (place < 0) throw noSuch('object', id, 'starting_after')
  return place + 1
}

function isWithin(created: number, query: Form): boolean {
  const exact = textIn(query, 'created')
  if (exact !== undefined) return created === Number(exact)
  const { gt, gte, lt, lte } = formIn(query, 'created')
  return (
    (gt === undefined || created > Number(gt)) &&
    (gte === undefined || created >= Number(gte)) &&
    (lt === undefined || created < Number(lt)) &&
    (lte === undefined || created <= Number(lte))
  )
}
