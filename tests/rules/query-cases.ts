import type { Case, Subject } from './case'
import type { Fields } from './values'

/** Lists with and without the owner's filter, a limit, and a limit within the maximum. */
export function queryCases(subject: Subject): Case[] {
  const { limit: most, ownedBy, path, allowed } = subject.collection
  const isListed = allowed.includes('list')
  const isFiltered = ownedBy === 'userId'
  const list = (what: string, isGood: boolean, where: Fields, limit?: number): Case =>
    subject.case(`lists ${what}`, isGood && isListed ? 'allowed' : 'refused', {
      op: 'list',
      path,
      where,
      ...(limit !== undefined && { limit }),
    })
  const mine: Fields = isFiltered ? { userId: 'owner#' } : {}
  return [
    list('one', true, mine, 1),
    list(`as many as allowed (${most})`, true, mine, Math.max(most, 1)),
    list('one too many', false, mine, most + 1),
    list('very many', false, mine, 10_000),
    list('without a limit', false, mine),
    list('without anything', false, {}),
    ...(isFiltered
      ? [
          list('without a filter', false, {}, 1),
          list("somebody else's", false, { userId: 'other#' }, 1),
          list("nobody's", false, { userId: '' }, 1),
          list('by another field', false, { createdAt: 'owner#' }, 1),
        ]
      : []),
    subject.case('lists the group of collections', 'refused', {
      op: 'list',
      path: path.split('/').at(-1) ?? path,
      group: true,
      limit: 1,
    }),
  ]
}
