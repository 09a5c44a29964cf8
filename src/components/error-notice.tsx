import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'

/**
 * An error in its place, with « Réessayer » where it can help. `waiting`: nothing failed, and it is announced like an error. Missing data that
 * blocks nothing gets a softer tone and a polite region.
 */
export function ErrorNotice({
  text,
  tone = 'danger',
  onRetry,
  className,
}: {
  text: string
  tone?: 'danger' | 'warning' | 'waiting' | 'info'
  onRetry?: () => void
  className?: string
}) {
  return (
    <Notice
      tone={tone}
      role={tone === 'danger' || tone === 'waiting' ? 'alert' : 'status'}
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
