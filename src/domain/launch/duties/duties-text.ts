import { plainMarkdownLine } from '@/domain/base/text/plain-markdown'
import type { LocalDate } from '@/domain/base/time/local-date'
import { answerText, QUESTIONS, type Answers } from '../answers'
import { basisReading, pageOf } from '../basis'
import { dutiesOf } from './duties'
import { isDuty } from './duty-conditions'
import type { Duty, DutyId } from './duty-rows'

export const PRICE_WORDS: Readonly<Record<Duty['price'], string>> = {
  free: 'Gratuit',
  paid: 'Payant',
  depends: 'Gratuit ou payant, selon le cas',
}

export const NO_ADVICE = 'Ceci est une information, pas un conseil.'

interface DutiesOfProject {
  readonly title: string
  readonly answers: Answers
  readonly marks: readonly DutyId[]
}

/** The duties as Markdown that is also readable as plain text. */
export function dutiesText({ title, answers, marks }: DutiesOfProject, today: LocalDate): string {
  const rows = dutiesOf(answers).map((duty) => {
    const { url, title: page } = pageOf(duty)
    const isMarked = marks.includes(duty.id)
    // Answers to read again are no duty: neither a box nor a price.
    const head = isDuty(duty.id) ? `${isMarked ? '[x]' : '[ ]'} ${duty.title}` : duty.title
    return [
      `## ${head}`,
      duty.text,
      [
        `- Pourquoi\u00a0: ${duty.reasons.join('\u00a0; ')}`,
        ...(isDuty(duty.id) ? [`- ${PRICE_WORDS[duty.price]}`] : []),
        ...(isMarked && !isDuty(duty.id) ? ['- Vous avez confirmé vos réponses.'] : []),
        ...(duty.trap === undefined ? [] : [`- Attention\u00a0: ${duty.trap}`]),
        `- ${page}, ${basisReading(duty, today)}\u00a0: ${url}`,
      ].join('\n'),
    ].join('\n\n')
  })
  const given = QUESTIONS.map(({ key }) => `- ${answerText(key, answers)}`).join('\n')
  const head = `# Obligations\u00a0: ${plainMarkdownLine(title) || 'Projet sans titre'}`
  return `${[head, NO_ADVICE, given, ...rows].join('\n\n')}\n`
}
