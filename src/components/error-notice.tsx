import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'

/** A failure in its place, with « Réessayer » when trying again can help. */
export function ErrorNotice({
  text,
  onRetry,
  className,
}: {
  text: string
  onRetry?: () => void
  className?: string
}) {
  return (
    <Notice
      tone="danger"
      role="alert"
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
