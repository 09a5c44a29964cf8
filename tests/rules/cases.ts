import { accessCases, ownershipCases } from './access-cases'
import { batchCases } from './batch-cases'
import { Subject, type Case } from './case'
import { collections } from './collections'
import { queryCases } from './query-cases'
import { changeCases, creationCases } from './shape-cases'
import { specialCases } from './special-cases'

export function allCases(): Case[] {
  const subjects = Object.entries(collections).map(([name, collection]) => new Subject(name, collection))
  return [
    ...subjects.flatMap((subject) => [
      ...accessCases(subject),
      ...ownershipCases(subject),
      ...queryCases(subject),
      ...(subject.collection.allowed.includes('create') ? creationCases(subject) : []),
      ...(subject.collection.allowed.includes('update') ? changeCases(subject) : []),
    ]),
    ...specialCases(),
    ...batchCases(),
  ]
}
