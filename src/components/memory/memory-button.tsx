import { Brain } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import { Button, type ButtonLook } from '@/ui/button'
import { useWasOpen } from '@/ui/popups/use-was-open'

const MemoryDialog = lazyWithPreload(() => import('./memory-dialog').then((m) => m.MemoryDialog))

interface MemoryButtonProps extends ButtonLook {
  label?: string
  className?: string
}

export function MemoryButton({
  label = 'Gérer les souvenirs',
  variant = 'secondary',
  className,
}: MemoryButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const wasOpen = useWasOpen(isOpen)
  return (
    <>
      <Button
        variant={variant}
        aria-haspopup="dialog"
        className={className}
        onPointerEnter={() => void MemoryDialog.preload().catch(() => undefined)}
        onClick={() => setIsOpen(true)}
      >
        <Brain aria-hidden className="size-4" />
        {label}
      </Button>
      {wasOpen && (
        <Suspense fallback={null}>
          <MemoryDialog isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}
