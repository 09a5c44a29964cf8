import { Button } from '@/ui/button'

export function ReadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 text-small text-danger">
      {text}
      <Button variant="ghost" onClick={onRetry}>
        Réessayer
      </Button>
    </p>
  )
}
