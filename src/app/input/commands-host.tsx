import { Starburst } from '@/ui/starburst'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { showCommands, useCommandsView } from '@/components/frame/commands-view'
import { offerReload } from '@/components/frame/offer-reload'
import type { CommandsProps } from '@/features/commands/commands'
import { useCommandKeys } from './use-command-keys'

type HostProps = Pick<CommandsProps, 'onOpenProfile' | 'onSignOut'>

/** Initially only the keys; the palette and the help are loaded when the page is idle, or on first use. */
export function CommandsHost(props: HostProps) {
  const view = useCommandsView()
  const [Commands, setCommands] = useState<ComponentType<CommandsProps> | null>(null)
  const isWanted = view !== null && !Commands
  /** Resets the palette if it is opened again during its closing animation. */
  const [opening, setOpening] = useState(0)
  const [viewThen, setViewThen] = useState(view)
  if (view !== viewThen) {
    setViewThen(view)
    if (view === 'palette') setOpening(opening + 1)
  }
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
        offerReload('Les commandes n’ont pas pu s’ouvrir. Vérifiez votre connexion.')
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted])

  // Esc closes only the topmost layer: an open editor below remains open.
  useEffect(() => {
    if (view === null) return
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopImmediatePropagation()
      event.preventDefault()
      showCommands(null)
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [view])

  return (
    <>
      {isWanted && <Opening />}
      {Commands && <Commands {...props} view={view} opening={opening} onViewChange={showCommands} />}
    </>
  )
}

/** Takes the focus, so that keys typed meanwhile change nothing behind it, and gives it back. */
function Opening() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { activeElement } = document
    place.current?.focus()
    return () => {
      if (activeElement instanceof HTMLElement) activeElement.focus()
    }
  }, [])
  return (
    <div
      ref={place}
      role="status"
      tabIndex={-1}
      className="fixed inset-0 z-50 grid place-items-center bg-scrim"
    >
      <span className="sr-only">Ouverture…</span>
      <span className="grid size-14 place-items-center rounded-full bg-raised text-muted shadow-pop">
        <Starburst motion="wait" className="size-8" />
      </span>
    </div>
  )
}
