import type { Earlier } from '../conversation/earlier'

/** Between two messages: what the coach gets, or where the conversation goes on. */
export function ConversationLine({ text }: { text: string }) {
  return (
    <p className="border-t border-line pt-2 text-center text-small text-balance text-muted print:text-left">
      {text}
    </p>
  )
}

const BEFORE_ALL = 'Le début est dans une conversation plus ancienne de ta liste.'
export const NOT_SENT_BEFORE = 'Le coach ne reçoit plus les messages au-dessus de cette ligne.'

/** Lines by the position of the message that follows them. */
export function continuationLines(earlier: readonly Earlier[]): ReadonlyMap<number, string> {
  const lines = new Map<number, string>()
  if (earlier[0]?.document.continues) lines.set(0, BEFORE_ALL)
  let count = 0
  for (const { document, isGone } of earlier) {
    count += document.messages.length
    lines.set(count, isGone ? GONE : FULL)
  }
  return lines
}

const FULL = 'Cette conversation était pleine\u00a0: la suite est dans une nouvelle conversation.'
const GONE = 'Cette conversation a été supprimée\u00a0: la suite est dans une nouvelle conversation.'
