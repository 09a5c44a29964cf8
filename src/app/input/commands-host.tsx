import { LoaderCircle } from 'lucide-react'
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react'
import { showCommands, useCommandsView } from '@/components/frame/commands-view'
import { offerReload } from '@/components/frame/offer-reload'
import type { CommandsProps } from '@/features/commands/commands'
import { isTouch } from '@/lib/is-touch'
import { PaletteAhead } from './palette-ahead'
import { useCommandKeys } from './use-command-keys'

type HostProps = Pick<CommandsProps, 'onOpenProfile' | 'onGo'>

/** Initially only the keys, and a field for early typing; the palette and the help are loaded on first use. */
export function CommandsHost(props: HostProps) {
  const view = useCommandsView()
  const [Commands, setCommands] = useState<ComponentType<CommandsProps> | null>(null)
  const isWanted = view !== null && !Commands
  const opener = useRef<HTMLElement>(null)
  const [ahead, setAhead] = useState('')
  /** The palette's own field receives the typed text. */
  const [isTaken, setIsTaken] = useState(false)
  /** Resets the palette if it is opened again during its closing animation. */
  const [opening, setOpening] = useState(0)
  const [viewThen, setViewThen] = useState(view)
  if (view !== viewThen) {
    setViewThen(view)
    setAhead('')
    setIsTaken(false)
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
        offerReload("Les commandes n'ont pas pu s'ouvrir. Vérifiez votre connexion.")
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

  // Closed before the palette, which restores the focus, was loaded.
  useEffect(() => {
    if (view === null && !Commands) opener.current?.focus()
  }, [view, Commands])

  const keepOpener = useCallback((element: HTMLElement) => {
    opener.current = element
  }, [])
  const shown = useCallback((field: HTMLInputElement | null) => {
    // On touch screens the field does not take the focus, because nobody types yet.
    const isTypedInto = document.activeElement?.matches('input[data-ahead]')
    if (isTypedInto || !isTouch()) field?.focus()
    setIsTaken(true)
  }, [])

  return (
    <>
      {view === 'palette' && !isTaken && (
        <PaletteAhead value={ahead} onValueChange={setAhead} onOpen={keepOpener} />
      )}
      {view === 'help' && isWanted && <Opening />}
      {Commands && (
        <Commands
          {...props}
          view={view}
          ahead={ahead}
          onShown={shown}
          opening={opening}
          returnTo={() => opener.current}
          onViewChange={showCommands}
        />
      )}
    </>
  )
}

function Opening() {
  return (
    <div role="status" className="fixed inset-0 z-50 grid place-items-center bg-scrim">
      <span className="sr-only">Ouverture…</span>
      <span className="grid size-14 place-items-center rounded-full bg-raised text-muted shadow-pop">
        <LoaderCircle aria-hidden className="size-6 animate-spin" />
      </span>
    </div>
  )
}
