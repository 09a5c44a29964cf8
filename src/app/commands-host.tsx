import { LoaderCircle } from 'lucide-react'
import { useEffect, useState, type ComponentType } from 'react'
import { showCommands, useCommandsView } from '@/components/frame/commands-view'
import type { CommandsProps } from '@/features/commands/commands'
import { showToast } from '@/ui/toast'
import { useCommandKeys } from './use-command-keys'

type HostProps = Pick<CommandsProps, 'onOpenProfile' | 'onGo'>

/** Only the keys are here until the palette or the help is first asked for. */
export function CommandsHost(props: HostProps) {
  const view = useCommandsView()
  const [Commands, setCommands] = useState<ComponentType<CommandsProps> | null>(null)
  const isWanted = view !== null && !Commands
  useCommandKeys()

  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    import('@/features/commands/commands').then(
      (module) => {
        if (isCurrent) setCommands(() => module.Commands)
      },
      () => {
        if (!isCurrent) return
        showCommands(null)
        showToast({ text: "Les commandes n'ont pas pu s'ouvrir. Vérifiez votre connexion.", tone: 'alert' })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted])

  // Esc is for what is on top alone: an open editor under it stays as it is.
  useEffect(() => {
    if (view === null) return
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.stopImmediatePropagation()
      event.preventDefault()
      showCommands(null)
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [view])

  if (Commands) return <Commands {...props} view={view} onViewChange={showCommands} />
  return isWanted ? <Opening /> : null
}

function Opening() {
  return (
    <div role="status" className="fixed inset-0 z-50 grid place-items-center bg-scrim">
      <span className="sr-only">Ouverture…</span>
      <span className="grid size-14 place-items-center rounded-full bg-raised text-brand-text shadow-pop">
        <LoaderCircle aria-hidden className="size-6 animate-spin" />
      </span>
    </div>
  )
}
