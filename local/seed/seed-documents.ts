import { conversationTitle } from '@/domain/coach/conversation'
import { levelOf } from '@/domain/account/level'
import { newProfileFields } from '@/domain/account/profile'
import { WEEKDAYS } from '@/domain/base/weekday'
import { chooseAnswer, readCoachAnswers } from '../coach/coach-answers'
import type { Fields } from '../emulators/emulator-admin'
import { demoLinks, demoProjects, demoQuestions, demoTodos } from './seed-content'
import type { DemoPerson } from './seed-people'
import { candidateFields, projectFields } from './work-documents'

type Documents = Map<string, Fields>
const minuteMs = 60_000

/** Everything one demo account owns, by path. The paths are fixed: seeding again changes no number of documents. */
export function documentsOf(person: DemoPerson, now: Date): Documents {
  const documents: Documents = new Map()
  documents.set(`profiles/${person.uid}`, profileFields(person))
  addTodos(documents, person, now)
  addConversation(documents, person, now)
  addProjects(documents, person, now)
  addResearch(documents, person, now)
  return documents
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

function addTodos(documents: Documents, { uid }: DemoPerson, now: Date): void {
  for (const day of WEEKDAYS) {
    demoTodos[day].forEach(([text, completed], index) => {
      const createdAt = new Date(now.getTime() - (index + 1) * 7 * minuteMs)
      documents.set(`todos/${uid}-${day}-${index}`, {
        userId: uid,
        text,
        completed,
        dayOfWeek: day,
        createdAt,
        ...(completed ? { xpCounted: true } : {}),
      })
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

function addProjects(documents: Documents, { uid, createdAt }: DemoPerson, now: Date): void {
  demoProjects.forEach((project, index) => {
    const updatedAt = new Date(now.getTime() - (index + 1) * 45 * minuteMs)
    documents.set(`projects/${uid}-${index}`, projectFields(uid, project, { createdAt, updatedAt }))
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
