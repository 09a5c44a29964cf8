import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useMoment } from '@/lib/hooks/use-moment'
import { Button, type ButtonLook } from '@/ui/button'
import { showToast } from '@/ui/toast'

interface CopyButtonProps extends ButtonLook {
  /** A function: read at the press. */
  text: string | (() => string)
  label: string
  /** Accessible name where several buttons have the same label. */
  name?: string
  disabled?: boolean
}

export function CopyButton({
  text,
  label,
  name = label,
  variant = 'ghost',
  disabled = false,
}: CopyButtonProps) {
  const [copies, setCopies] = useState(0)
  const isCopied = useMoment(copies, () => true)

  async function copy() {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text())
      setCopies(copies + 1)
    } catch {
      showToast({ text: 'La copie a été refusée par le navigateur.', tone: 'alert' })
    }
  }

  const Icon = isCopied ? Check : Copy
  return (
    <>
      <Button
        variant={variant}
        aria-label={name}
        disabled={disabled}
        onClick={() => void copy()}
        className={variant === 'ghost' ? 'px-3 text-muted' : ''}
      >
        <Icon aria-hidden className="size-4" />
        {isCopied ? 'Copié' : label}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && 'Copié'}
      </span>
    </>
  )
}
