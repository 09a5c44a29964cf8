import { WifiOff } from 'lucide-react'
import { useState } from 'react'
import { cn } from '@/lib/cn'
import { reloadIfReachable } from '@/lib/reload-page'
import { ErrorNotice } from '../error-notice'

interface NetworkTroubleProps {
  title: string
  text: string
  className?: string
}

/** Shown instead of a screen whose code could not be loaded. */
export function NetworkTrouble({ title, text, className }: NetworkTroubleProps) {
  const [state, setState] = useState<'idle' | 'trying' | 'failed'>('idle')

  async function retry() {
    if (state === 'trying') return
    setState('trying')
    if (!(await reloadIfReachable())) setState('failed')
  }

  return (
    <div className={cn('mx-auto grid min-h-dvh max-w-md content-center gap-6 p-6', className)}>
      {/* An inline icon, because an image would not load either. */}
      <span className="grid size-14 place-items-center rounded-full bg-line text-ink">
        <WifiOff aria-hidden className="size-7" />
      </span>
      <h1 className="text-title font-bold">{title}</h1>
      <ErrorNotice text={text} onRetry={() => void retry()} />
      <p role="status" className="text-small text-muted empty:hidden">
        {state === 'trying' && 'Nouvel essai…'}
        {state === 'failed' && 'Toujours pas de réseau. Réessayez dans un instant.'}
      </p>
    </div>
  )
}
