import { plainMarkdownLine } from '@/domain/base/text/plain-markdown'
import type { LocalDate } from '@/domain/base/time/local-date'
import { answerText, QUESTIONS, type Answers } from '../answers'
import { basisReading, pageOf } from '../basis'
import { dutiesOf } from './duties'
import { kindOf } from './duty-conditions'
import type { Duty, DutyId } from './duty-rows'

const PRICE_WORDS: Readonly<Record<Duty['price'], string>> = {
  free: 'Gratuit',
  paid: 'Payant',
  depends: 'Gratuit ou payant, selon le cas',
}

/** « Facultatif · Gratuit » */
export function priceText({ id, price }: Pick<Duty, 'id' | 'price'>): string {
  return kindOf(id) === 'aid' ? `Facultatif · ${PRICE_WORDS[price]}` : PRICE_WORDS[price]
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
    // Answers to read again have neither a box nor a price.
    const isCheck = kindOf(duty.id) === 'check'
    const head = isCheck ? duty.title : `${isMarked ? '[x]' : '[ ]'} ${duty.title}`
    return [
      `## ${head}`,
      duty.text,
      [
        `- Pourquoi\u00a0: ${duty.reasons.join('\u00a0; ')}`,
        ...(isCheck ? [] : [`- ${priceText(duty)}`]),
        ...(isMarked && isCheck ? ['- Vous avez confirmé vos réponses.'] : []),
        ...(duty.trap === undefined ? [] : [`- Attention\u00a0: ${duty.trap}`]),
        `- ${page}, ${basisReading(duty, today)}\u00a0: ${url}`,
      ].join('\n'),
    ].join('\n\n')
  })
  const given = QUESTIONS.map(({ key }) => `- ${answerText(key, answers)}`).join('\n')
  const head = `# Obligations\u00a0: ${plainMarkdownLine(title) || 'Projet sans titre'}`
  return `${[head, NO_ADVICE, given, ...rows].join('\n\n')}\n`
}
