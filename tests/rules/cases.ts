import { accessCases, ownershipCases } from './access-cases'
import { batchCases } from './batch-cases'
import { Subject, type Case } from './case'
import { collections } from './collections'
import { queryCases } from './query-cases'
import { changeCases, creationCases } from './shape-cases'
import { specialCases } from './special-cases'

/**
 * `shapesOneOf`: of the cases about shapes, four in five of all, only one of so many, others each day: the rest differs in kind.
 * Default 1: all.
 */
export function allCases(shapesOneOf = 1, now = new Date()): Case[] {
  const today = Math.floor(now.getTime() / 86_400_000)
  const sampled = (shapes: readonly Case[]) => shapes.filter((_, rank) => (rank + today) % shapesOneOf === 0)
  const subjects = Object.entries(collections).map(([name, collection]) => new Subject(name, collection))
  return [
    ...subjects.flatMap((subject) => [
      ...accessCases(subject),
      ...ownershipCases(subject),
      ...queryCases(subject),
      ...sampled(subject.collection.allowed.includes('create') ? creationCases(subject) : []),
      ...sampled(subject.collection.allowed.includes('update') ? changeCases(subject) : []),
    ]),
    ...specialCases(),
    ...batchCases(),
  ]
}
