import { readFields, readList, readText, type Fields } from '@/domain/base/read-field'
import { REASON_KEYS, REASONS } from '@/domain/coach/feedback'
import { privacyOf } from '@/domain/coach/facts/fact-privacy'
import type { PersonaName } from './personas'
import { QUESTIONS } from './questions'

/*
 * « Pas utile », read by the team, becomes a question of the evaluation. Only the question goes into the repository: notes and answer are the
 * person's, are erased with the account, and stay out. The row names the persona whose notes are most like theirs.
 */

interface FeedbackRow {
  /** For `questions.ts`; `must` and `mustNot` are what the reader of the feedback finishes. */
  readonly row: string
  /** Why the question cannot go in as it is; null: nothing found. */
  readonly warning: string | null
}

/** `stored`: one document of `feedback`, or a list of them. Those without a question were not sent to the team, and make no row. */
export function feedbackRows(stored: unknown): readonly FeedbackRow[] {
  const documents = Array.isArray(stored) ? readList(stored) : [stored]
  return documents
    .map(plainFields)
    .filter((fields) => readText(fields?.['question']) !== '')
    .map((fields, index) => rowOf(fields ?? {}, QUESTIONS.length + 1 + index))
}

function rowOf(fields: Fields, number: number): FeedbackRow {
  const [question, notes, line] = ['question', 'notes', 'line'].map((key) => readText(fields[key])) as [
    string,
    string,
    string,
  ]
  const reason = REASON_KEYS.find((key) => key === fields['reason'])
  const why = [reason ? REASONS[reason] : '', line].filter((text) => text !== '').join('. ')
  const row = [
    '  {',
    `    number: ${number},`,
    `    persona: '${personaLike(notes)}',`,
    `    question: ${quoted(question)},`,
    "    must: 'TO WRITE: what a good answer does.',",
    `    mustNot: ${quoted(`TO WRITE in our words. The person said: ${why || 'nothing more'}`)},`,
    '    proposals: { allowed: [] },',
    '  },',
  ].join('\n')
  const privacy = privacyOf(question) ?? privacyOf(line)
  return { row, warning: privacy && `It says something ${privacy}: put it in other words.` }
}

/** A document as the console copies it, or in the form of Firestore's REST API, where each value stands under its type. */
function plainFields(document: unknown): Fields | null {
  const fields = readFields(document)
  const typed = readFields(fields?.['fields'])
  if (!typed) return fields
  return Object.fromEntries(
    Object.entries(typed).map(([key, value]) => [key, readFields(value)?.['stringValue']]),
  )
}

function personaLike(notes: string): PersonaName {
  if (notes === '') return 'A'
  if (/^- Test|Assujetti/m.test(notes)) return 'E'
  return /Reste par vente −/.test(notes) ? 'C' : 'B'
}

function quoted(text: string): string {
  return `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'").replace(/\s+/g, ' ').trim()}'`
}
