import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { copiedAnswer } from '@/domain/coach/answer/answer-text'
import { useMoment } from '@/lib/hooks/use-moment'
import { showToast } from '@/ui/toast'

/** Copies an answer as rich text if the target takes it, else as plain text. */
export function CopyAnswer({ text }: { text: string }) {
  const [copies, setCopies] = useState(0)
  const isCopied = useMoment(copies, () => true)

  async function copy() {
    try {
      await write(text)
      setCopies(copies + 1)
    } catch {
      showToast({ text: 'La copie a été refusée par le navigateur.', tone: 'alert' })
    }
  }

  const Icon = isCopied ? Check : Copy
  return (
    <>
      <button
        type="button"
        aria-label={isCopied ? 'Réponse copiée' : 'Copier la réponse'}
        title="Copier la réponse"
        onClick={() => void copy()}
        className="-ml-3 inline-flex min-h-target min-w-target items-center justify-center gap-2 rounded-full px-3 text-fine text-muted transition-colors duration-quick hover:bg-hover hover:text-ink active:bg-pressed print:hidden"
      >
        <Icon aria-hidden className="size-4" />
        {isCopied && 'Copié'}
      </button>
      <span role="status" className="sr-only">
        {isCopied && 'Réponse copiée'}
      </span>
    </>
  )
}

/** Must run during the press, or browsers refuse. */
async function write(answer: string): Promise<void> {
  const { text, html } = copiedAnswer(answer)
  const plain = new Blob([text], { type: 'text/plain' })
  const rich = new Blob([html], { type: 'text/html' })
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain, 'text/html': rich })])
  } catch {
    // The browser takes only text.
    await navigator.clipboard.writeText(text)
  }
}
