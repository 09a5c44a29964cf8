import type { CommandsView } from '@/components/frame/commands-view'
import { PaletteDialog } from '@/ui/popups/command-palette'
import { KeyboardHelp } from './keyboard-help'
import { Palette } from './palette'
import { useRunCommand } from './use-run-command'

export interface CommandsProps {
  view: CommandsView
  /** Counts the openings: one during the closing animation of the one before begins with an empty field. */
  opening: number
  onViewChange: (view: CommandsView) => void
  onOpenProfile: () => void
  onSignOut: () => void
}

export function Commands({ view, onViewChange, onOpenProfile, onSignOut, opening }: CommandsProps) {
  const close = () => onViewChange(null)
  const run = useRunCommand({ onOpenProfile, onOpenHelp: () => onViewChange('help'), onSignOut })
  return (
    <>
      <PaletteDialog isOpen={view === 'palette'} onClose={close} title="Commandes">
        <Palette key={opening} onRun={run} onClose={close} />
      </PaletteDialog>
      <KeyboardHelp isOpen={view === 'help'} onClose={close} />
    </>
  )
}
