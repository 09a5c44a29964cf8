import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'

/**
 * A failure in its place, with « Réessayer » when trying again can help. What is only missing, and hinders nothing, has
 * a softer tone and waits for a screen reader's pause.
 */
export function ErrorNotice({
  text,
  tone = 'danger',
  onRetry,
  className,
}: {
  text: string
  tone?: 'danger' | 'warning' | 'info'
  onRetry?: () => void
  className?: string
}) {
  return (
    <Notice
      tone={tone}
      role={tone === 'danger' ? 'alert' : 'status'}
      {...(className && { className })}
      action={
        onRetry && (
          <Button variant="secondary" onClick={onRetry}>
            Réessayer
          </Button>
        )
      }
    >
      {text}
    </Notice>
  )
}
