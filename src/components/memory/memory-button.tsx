import { Brain } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonLook } from '@/ui/button'
import { lazyPopup } from '@/ui/popups/lazy-popup'

const MemoryDialog = lazyPopup(() => import('./memory-dialog').then((m) => m.MemoryDialog), 'isOpen')

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
      <MemoryDialog isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}
