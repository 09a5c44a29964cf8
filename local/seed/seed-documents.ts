import { conversationTitle } from '@/domain/coach/conversation/conversation-title'
import { levelOf } from '@/domain/account/level'
import { newProfileFields } from '@/domain/account/profile'
import { WEEKDAYS } from '@/domain/base/time/weekday'
import { chooseAnswer, readCoachAnswers } from '../coach/coach-answers'
import type { Fields } from '../emulators/emulator-admin'
import {
  demoFacts,
  demoLessons,
  demoLinks,
  demoProjects,
  demoQuestions,
  demoTodos,
  demoVersions,
} from './seed-content'
import type { DemoPerson } from './seed-people'
import { todoFields, weekDocuments } from './week-documents'
import { candidateFields, projectFields, versionOf } from './work-documents'

type Documents = Map<string, Fields>
const minuteMs = 60_000
const DAY_MS = 86_400_000

/**
 * Everything that one demo account owns, by path. Paths are fixed, except the Mondays of closed weeks: seeding again in the same week adds
 * no document.
 */
export function documentsOf(person: DemoPerson, now: Date): Documents {
  const documents: Documents = new Map()
  documents.set(`profiles/${person.uid}`, profileFields(person))
  addTodos(documents, person, now)
  addConversation(documents, person, now)
  addProjects(documents, person, now)
  addResearch(documents, person, now)
  addLearning(documents, person, now)
  addMemory(documents, person, now)
  for (const [path, fields] of weekDocuments(person, now)) documents.set(path, fields)
  return documents
}

/** Half of the second module; the results of its exercises are in the project and the products above. */
function addLearning(documents: Documents, { uid }: DemoPerson, now: Date): void {
  const dayAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * minuteMs)
  const done = demoLessons.done.map((id, index) => {
    const readAt = dayAgo(demoLessons.done.length - index)
    const doneAt = new Date(readAt.getTime() + 12 * minuteMs)
    return [id, { readAt: readAt.toISOString(), doneAt: doneAt.toISOString() }]
  })
  const read = demoLessons.read.map((id) => [id, { readAt: dayAgo(0).toISOString() }])
  documents.set(`learning/${uid}`, {
    lessons: Object.fromEntries([...done, ...read]) as Fields,
    updatedAt: now,
  })
}

function profileFields(person: DemoPerson): Fields {
  const { xp, hasPaidAt } = person
  return {
    ...newProfileFields(person),
    xp,
    level: levelOf(xp),
    hasSeenWelcome: true,
    hasPaid: hasPaidAt !== null,
    hasPaidAt: hasPaidAt ?? '',
  }
}

function addTodos(documents: Documents, person: DemoPerson, now: Date): void {
  for (const day of WEEKDAYS) {
    demoTodos[day].forEach((todo, index) => {
      const createdAt = new Date(now.getTime() - (index + 1) * 7 * minuteMs)
      const fields = todoFields(todo, { owner: person, day, createdAt, now })
      documents.set(`todos/${person.uid}-${day}-${index}`, fields)
    })
  }
}

function addConversation(documents: Documents, { uid }: DemoPerson, now: Date): void {
  const answers = readCoachAnswers()
  const start = now.getTime() - 90 * minuteMs
  const messages = demoQuestions.flatMap((question, index) => [
    { role: 'user' as const, content: question, timestamp: start + index * 4 * minuteMs },
    {
      role: 'assistant' as const,
      content: chooseAnswer(answers, question)?.text ?? '',
      timestamp: start + index * 4 * minuteMs + 8_000,
    },
  ])
  documents.set(`conversations/${uid}-1`, {
    userId: uid,
    title: conversationTitle(messages),
    messages,
    timestamp: new Date(start + demoQuestions.length * 4 * minuteMs),
  })
}

/** Facts approved long ago and recently, about the shop and one project; the sharing is not set. */
function addMemory(documents: Documents, { uid }: DemoPerson, now: Date): void {
  const facts = demoFacts.map(({ text, daysAgo, from, isOfProject }, index) => [
    `fact-${index}`,
    {
      text,
      from,
      saidAt: new Date(now.getTime() - daysAgo * DAY_MS).toISOString(),
      ...(isOfProject && { project: `${uid}-0` }),
    },
  ])
  documents.set(`coach/${uid}`, { facts: Object.fromEntries(facts) as Fields })
}

function addProjects(documents: Documents, { uid, createdAt }: DemoPerson, now: Date): void {
  demoProjects.forEach((project, index) => {
    const updatedAt = new Date(now.getTime() - (index + 1) * 45 * minuteMs)
    const id = `${uid}-${index}`
    documents.set(`projects/${id}`, projectFields(uid, project, { createdAt, updatedAt }))
  })
  demoVersions.forEach(({ project, daysAgo, ...kept }, index) => {
    const of = { userId: uid, projectId: `${uid}-${project}`, place: index + 1 }
    const keptAt = new Date(now.getTime() - daysAgo * 24 * 60 * minuteMs)
    documents.set(`projectVersions/${of.projectId}_${of.place}`, versionOf(kept, { ...of, keptAt }))
  })
}

function addResearch(documents: Documents, { uid }: DemoPerson, now: Date): void {
  const createdAt = (index: number): Date => new Date(now.getTime() - (index + 1) * 30 * minuteMs)
  demoLinks.loose.forEach((candidate, index) => {
    documents.set(`product/${uid}-${index}`, { userId: uid, ...candidateFields(candidate, createdAt(index)) })
  })
  demoLinks.sections.forEach(({ name, links }, index) => {
    const path = `sections/${uid}-${index}`
    documents.set(path, { userId: uid, nomSection: name, product: name, createdAt: createdAt(index) })
    links.forEach((candidate, place) => {
      documents.set(`${path}/products/${uid}-${index}-${place}`, candidateFields(candidate, createdAt(place)))
    })
  })
}
