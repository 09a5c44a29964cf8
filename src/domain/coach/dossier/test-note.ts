import type { LocalDate } from '@/domain/base/time/local-date'
import { cleanMessage } from '@/domain/coach/conversation/clean-message'
import { phaseOf, type TestPhase } from '@/domain/sales-tests/phase'
import { NUMBERS_TO_CHECK, numbersFault, type SalesTest } from '@/domain/sales-tests/sales-test'
import { verdictOf } from '@/domain/sales-tests/verdict'
import {
  balanceText,
  breakEvenWords,
  gainWords,
  missingWords,
  notedWords,
  planWords,
  totalWords,
  uncertainty,
  verdictSentence,
  waitWords,
} from '@/domain/sales-tests/verdict-words'
import { excerpt } from './note-lines'

const TRIED_EXCERPT = 80

export interface TestNote {
  readonly line: string
  /** It is to come, runs, or waits for a decision. */
  readonly isOpen: boolean
}

const PHASES: Readonly<Record<TestPhase, string>> = {
  coming: 'à venir',
  running: 'en cours',
  'to-decide': 'à décider',
  past: 'passé',
}

/** A test as its card says it. `test`: with the gain that counts. `page`: of a product that is not listed. */
export function testNote(test: SalesTest, today: LocalDate, page: string | null = null): TestNote {
  const phase = phaseOf(test, today)
  const tried = cleanMessage(excerpt(test.tried, TRIED_EXCERPT))
  const of = page === null ? '' : ` de ${cleanMessage(page)}`
  const plan = `- Test${of} «\u00a0${tried}\u00a0» (${PHASES[phase]}). ${planWords(test)}`
  const isOpen = phase !== 'past'
  const fault = numbersFault(test.numbers)
  if (fault !== null) return { line: `${plan}. ${NUMBERS_TO_CHECK}\u00a0: ${fault}`, isOpen }
  const verdict = verdictOf(test)
  const sums = [
    plan,
    `${notedWords(test)}\u00a0: ${totalWords(test.numbers)}`,
    gainWords(test.gainCents),
    `Gagné ou perdu ${balanceText(verdict.balanceCents)}`,
  ]
  const verdictWords = [
    `Verdict\u00a0: «\u00a0${verdictSentence(test, verdict, phase)}\u00a0»`,
    uncertainty(test),
    breakEvenWords(verdict),
    waitWords(verdict, phase),
    missingWords(test.numbers),
  ].filter((words) => words !== null)
  return { line: `${sums.join('. ')}. ${verdictWords.join(' ')}`, isOpen }
}
