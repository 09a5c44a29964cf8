import { Search } from 'lucide-react'
import { isMac } from '@/lib/keys/is-mac'
import { buttonClass } from '@/ui/button'
import { KeyCaps } from '@/ui/key-caps'
import { showCommands } from './commands-view'

/** Opens the command palette for persons without a keyboard, or who do not know the shortcut. */
export function CommandsButton() {
  return (
    <button
      type="button"
      title="Rechercher ou agir"
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      className={buttonClass(
        { variant: 'secondary', size: 'icon' },
        'shrink-0 text-muted hover:text-ink xl:min-w-0 xl:pr-2 xl:pl-3.5',
      )}
      onClick={() => showCommands('palette')}
    >
      <span className="sr-only">Rechercher ou agir</span>
      <Search aria-hidden className="size-5 xl:size-4.5" />
      <KeyCaps keys={[isMac() ? '⌘' : 'Ctrl', 'K']} className="max-xl:hidden" />
    </button>
  )
}
