import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'

/**
 * An error in its place, with « Réessayer » where a retry can help. For missing data that blocks nothing, the tone is softer and the live
 * region polite.
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
