import type { CommandsView } from '@/components/frame/commands-view'
import { PaletteDialog } from '@/ui/popups/command-palette'
import { KeyboardHelp } from './keyboard-help'
import { Palette } from './palette'
import { useRunCommand } from './use-run-command'

export interface CommandsProps {
  view: CommandsView
  /** What was typed before the palette's own field was there; and who is told that it is. */
  ahead: string
  onShown: (field: HTMLInputElement | null) => void
  opening: number
  /** What had the focus before. */
  returnTo: () => HTMLElement | null
  onViewChange: (view: CommandsView) => void
  onOpenProfile: () => void
  /** Another screen is on its way: what stands over this one leaves. */
  onGo: () => void
}

/** The command palette and the help about the keys, over whatever is on the screen. */
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
