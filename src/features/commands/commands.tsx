import type { CommandsView } from '@/components/frame/commands-view'
import { PaletteDialog } from '@/ui/popups/command-palette'
import { KeyboardHelp } from './keyboard-help'
import { Palette } from './palette'
import { useRunCommand } from './use-run-command'

export interface CommandsProps {
  view: CommandsView
  /** Text typed before the palette's field was mounted; `onShown` reports the field. */
  ahead: string
  onShown: (field: HTMLInputElement | null) => void
  opening: number
  returnTo: () => HTMLElement | null
  onViewChange: (view: CommandsView) => void
  onOpenProfile: () => void
  /** A navigation has begun: close overlays. */
  onGo: () => void
}

export function Commands({
  view,
  onViewChange,
  onOpenProfile,
  onGo,
  returnTo,
  opening,
  ...palette
}: CommandsProps) {
  const close = () => onViewChange(null)
  const run = useRunCommand({ onOpenProfile, onOpenHelp: () => onViewChange('help'), onGo })
  return (
    <>
      <PaletteDialog isOpen={view === 'palette'} onClose={close} title="Commandes" returnTo={returnTo}>
        <Palette key={opening} onRun={run} onClose={close} {...palette} />
      </PaletteDialog>
      <KeyboardHelp isOpen={view === 'help'} onClose={close} />
    </>
  )
}
