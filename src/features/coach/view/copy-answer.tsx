import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copiedAnswer } from '@/domain/coach/answer/answer-text'
import { showToast } from '@/ui/toast'

const SHOWN_MS = 2_000

/** Copies an answer as rich text if the target takes it, else as plain text. */
export function CopyAnswer({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    try {
      await write(text)
      setIsCopied(true)
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
        className="-ml-3 inline-flex min-h-target min-w-target items-center justify-center gap-2 rounded-full px-3 text-fine text-muted transition-colors duration-quick hover:bg-brand-soft hover:text-ink print:hidden"
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
