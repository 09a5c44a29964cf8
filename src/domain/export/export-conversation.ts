import type { ChatMessage, Conversation } from '@/domain/coach/conversation'
import { plainMarkdown, plainMarkdownLine } from '@/domain/base/plain-markdown'

/**
 * A conversation as a Markdown document. What the coach says is Markdown already: quoted, so that nothing in it, a
 * code block left open for one, reaches what follows.
 */
export function conversationMarkdown(conversation: Conversation, moment: (date: Date) => string): string {
  const blocks = [
    `# ${plainMarkdownLine(conversation.title)}`,
    `Dernier message\u00a0: ${moment(conversation.timestamp)}`,
    ...conversation.messages.flatMap((message) => messageBlocks(message, moment)),
  ]
  return `${blocks.join('\n\n')}\n`
}

function messageBlocks({ role, content, timestamp, stopped }: ChatMessage, moment: (date: Date) => string) {
  const author = role === 'user' ? 'Vous' : 'Coach Boom'
  return [
    timestamp > 0 ? `## ${author}, ${moment(new Date(timestamp))}` : `## ${author}`,
    role === 'user' ? plainMarkdown(content) : quoted(content),
    ...(stopped ? ['*(réponse interrompue)*'] : []),
  ]
}

function quoted(markdown: string): string {
  return markdown
    .split(/\r\n|[\r\n]/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
}
