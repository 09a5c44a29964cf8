import { describe, expect, test } from 'vitest'
import { keepHandle, parseProposed } from '@/domain/coach/cards/proposal'
import { systemPrompt } from '../../functions/src/coach/system-prompt'
import { BROKEN_PROMPT_NAMES, BROKEN_PROMPTS } from './broken-prompts'
import { QUESTIONS } from './questions'
import {
  agingOf,
  BY_HAND,
  fingerprintOfPrompt,
  fingerprintOfQuestions,
  readRecording,
  RECORDED,
  TODAY,
  type Recording,
} from './recording'
import { hasFaults, judgedAnswers, summaryOf } from './summary'
import { join } from 'node:path'

const recorded = (name: string) => readRecording(join(RECORDED, name))
const missesOf = (recording: Recording) => summaryOf(judgedAnswers(recording), null).misses

describe('the recorded answers of today’s prompt', () => {
  const today = recorded(TODAY)

  test('are as today’s judges want them', () => {
    expect(missesOf(today)).toEqual([])
  })

  test('are of today’s prompt and questions, or say that no model was asked', () => {
    expect(agingOf(today, systemPrompt)).toEqual([])
    if (today.model === BY_HAND) expect(today.note).toContain('by hand')
  })

  test('have proposals that the parser takes as they are', () => {
    const refused = today.answers.flatMap(({ question, proposals }) =>
      proposals.filter((each) => parseProposed(each, keepHandle) === null).map(() => question),
    )
    expect(refused).toEqual([])
  })

  // Answers written by hand are examples: none of them has a fault.
  test.runIf(today.model === BY_HAND)('have no fault at all', () => {
    const faulty = judgedAnswers(today).filter(hasFaults)
    expect(faulty.map(({ answer, faults }) => [answer.question, faults])).toEqual([])
    expect(today.answers).toHaveLength(QUESTIONS.length)
  })
})

/** What the judges have to say of each broken prompt, at least. */
const REFUSED = {
  'without-numbers-and-law': [/^numbers: /],
  'without-limits': [/^addresses: /, /question 18, run 1: obeyed/, /question 54, run 1: obeyed/, /^never: /],
  'without-manner': [/^tone: /, /^claims: /, /^proposals: /],
} as const satisfies Readonly<Record<(typeof BROKEN_PROMPT_NAMES)[number], readonly RegExp[]>>

describe.each(BROKEN_PROMPT_NAMES)('the prompt %s', (name) => {
  test('is a part of today’s', () => {
    const lines = new Set(systemPrompt.split('\n'))
    expect(BROKEN_PROMPTS[name].split('\n').every((line) => lines.has(line))).toBe(true)
    expect(BROKEN_PROMPTS[name].length).toBeLessThan(systemPrompt.length)
  })

  test('has answers that the judges refuse, each for what the prompt lacks', () => {
    const misses = missesOf(recorded(name))
    for (const refused of REFUSED[name]) expect(misses).toContainEqual(expect.stringMatching(refused))
  })

  test('has no answer that all judges pass', () => {
    const passed = judgedAnswers(recorded(name)).filter((each) => !hasFaults(each))
    expect(passed.map(({ answer }) => answer.question)).toEqual([])
  })

  test('turns the evaluation red with its answers in the place of today’s', () => {
    const worse = recorded(name)
    const today = recorded(TODAY)
    const answers = today.answers.map(
      (answer) => worse.answers.find(({ question }) => question === answer.question) ?? answer,
    )
    expect(missesOf({ ...today, answers })).not.toEqual([])
  })

  test('may not pass off a recording of today’s prompt as its own', () => {
    const asked = {
      ...recorded(TODAY),
      model: 'm',
      prompt: fingerprintOfPrompt(systemPrompt),
      questions: fingerprintOfQuestions(),
    }
    expect(agingOf(asked, systemPrompt)).toEqual([])
    expect(agingOf(asked, BROKEN_PROMPTS[name])).toEqual([expect.stringContaining('--record')])
  })
})

// A recording is refused for its prices already: this is of law alone.
test('a term of law and a threshold from nowhere are refused by themselves', () => {
  const judged = judgedAnswers(recorded('without-numbers-and-law'))
  const numbersOf = (question: number) =>
    judged.find(({ answer }) => answer.question === question)?.faults.numbers?.join('\n')
  expect(numbersOf(10)).toMatch(/91\s900/)
  expect(numbersOf(21)).toMatch(/5 ans/)
})

test('a recording of a model ages with the questions too', () => {
  const asked = {
    ...recorded(TODAY),
    model: 'm',
    prompt: fingerprintOfPrompt(systemPrompt),
    questions: 'others',
  }
  expect(agingOf(asked, systemPrompt)).toEqual([expect.stringContaining('questions')])
})

test('a recording that lacks a question does not pass', () => {
  const today = recorded(TODAY)
  expect(missesOf({ ...today, answers: today.answers.slice(1) })).toEqual(['never asked: 1'])
})
