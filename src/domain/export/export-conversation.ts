import { kindOf, type Card } from '@/domain/coach/cards/card-kinds'
import { cardOutcome } from '@/domain/coach/cards/card-change'
import type { ChatMessage, Conversation } from '@/domain/coach/conversation/conversation'
import { answerOrNone } from '@/domain/coach/answer/model-output/answer-in'
import { withWrittenSources } from '@/domain/coach/answer/sources'
import { cardsOf } from '@/domain/coach/cards/card'
import { presentCards } from '@/domain/coach/cards/present-cards'
import { wentWith } from '@/domain/coach/dossier/sent-dossier'
import { fileNames } from './export-names'
import { fileDay } from '@/domain/base/file-name'
import { plainMarkdown, plainMarkdownLine } from '@/domain/base/text/plain-markdown'

/** « 2026-11-21-fixer-mon-prix.md », with the day of its last message. */
export function conversationFileName(
  { title, timestamp }: Conversation,
  nameOf = fileNames('conversation'),
): string {
  return `${nameOf(title, `${fileDay(timestamp)}-`)}.md`
}

/** A conversation as Markdown. The coach's Markdown is quoted, so that an open code block ends with its answer. */
export function conversationMarkdown(conversation: Conversation, moment: (date: Date) => string): string {
  const { messages, sent } = conversation
  const all = cardsOf(conversation.cards)
  const present = presentCards(messages, all)
  // Cards of an answer that was asked for again are exported too.
  const gone = all.filter(({ id }) => !present.some((card) => card.id === id))
  const cards = [...present, ...gone]
  const texts = [...new Set(messages.map(({ timestamp }) => wentWith(sent, timestamp) ?? ''))].filter(Boolean)
  const noteBlocks = ({ role, timestamp }: ChatMessage) =>
    role === 'user' ? sentBlocks(wentWith(sent, timestamp), texts) : []
  const cardsUnder = ({ role, timestamp }: ChatMessage) =>
    role === 'assistant' ? cards.filter(({ at }) => at === timestamp) : []
  const blocks = [
    `# ${plainMarkdownLine(conversation.title)}`,
    `Dernier message\u00a0: ${moment(conversation.timestamp)}`,
    ...messages.flatMap((message) => [
      ...messageBlocks(message, moment),
      ...noteBlocks(message),
      ...cardBlocks('Propositions', cardsUnder(message)),
    ]),
    ...cardBlocks(
      'Autres propositions',
      cards.filter((card) => !messages.some((message) => cardsUnder(message).includes(card))),
    ),
    ...texts.flatMap((text, index) => [`## Notes envoyées (${index + 1})`, quoted(text)]),
  ]
  return `${blocks.join('\n\n')}\n`
}

function messageBlocks({ role, content, timestamp, stopped }: ChatMessage, moment: (date: Date) => string) {
  const author = role === 'user' ? 'Vous' : 'Coach Boom'
  return [
    timestamp > 0 ? `## ${author}, ${moment(new Date(timestamp))}` : `## ${author}`,
    role === 'user' ? plainMarkdown(content) : quoted(withWrittenSources(answerOrNone(content))),
    ...(stopped ? ['*(réponse interrompue)*'] : []),
  ]
}

/** Notes sent with questions are listed once at the end; each question refers to them by number. */
function sentBlocks(text: string | null | undefined, texts: readonly string[]): string[] {
  if (text === undefined) return []
  if (text === null) return ['*(Ce qui a été envoyé avec cette question n’est plus gardé.)*']
  return [`*(Envoyé avec cette question\u00a0: les notes ${texts.indexOf(text) + 1}, à la fin.)*`]
}

/** Cards with their states; only the person's choice accepted one. */
function cardBlocks(title: string, cards: readonly Card[]): string[] {
  if (cards.length === 0) return []
  const lines = cards.map(({ proposed, state }) => {
    return `- ${plainMarkdownLine(kindOf({ proposed }).exported(proposed))} (${cardOutcome(state)})`
  })
  return [`**${title}**`, lines.join('\n')]
}

function quoted(markdown: string): string {
  return markdown
    .split(/\r\n|[\r\n]/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
}
