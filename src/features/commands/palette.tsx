import { Search, X } from 'lucide-react'
import { useState } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { useIsOnline } from '@/lib/hooks/use-is-online'
import { localDateOf } from '@/domain/base/time/local-date'
import { isBlank } from '@/domain/base/text/visible-text'
import { Button } from '@/ui/button'
import { PaletteSearch } from '@/ui/popups/command-palette'
import { KeyCaps } from '@/ui/key-caps'
import { Starburst } from '@/ui/starburst'
import type { Command } from './command'
import { CommandLine } from './command-line'
import { CONVERSATIONS, LESSONS, PRODUCTS, PROJECTS, SALES_TESTS, TABLES, TODOS } from './offered-lists'
import { restingGroups, typedGroups } from './palette-groups'
import { useOfferedList } from './use-offered-list'

interface PaletteProps {
  onRun: (command: Command) => void
  onClose: () => void
}

/** Content of the open palette: reads its lists; unmounted on close, with the typed text. */
export function Palette({ onRun, onClose }: PaletteProps) {
  const { user, access, deviceNow: now } = useSignedIn()
  const isOnline = useIsOnline()
  const [typed, setTyped] = useState('')
  const [isSearched, setIsSearched] = useState(false)
  if (!isSearched && !isBlank(typed)) setIsSearched(true)
  const projects = useOfferedList(PROJECTS, user.uid, now)
  const conversations = useOfferedList(CONVERSATIONS, user.uid, now)
  const todos = useOfferedList(TODOS, user.uid, now, isSearched)
  const tables = useOfferedList(TABLES, user.uid, now, isSearched)
  const products = useOfferedList(PRODUCTS, user.uid, now, isSearched)
  const salesTests = useOfferedList(SALES_TESTS, user.uid, now, isSearched)
  const lessons = useOfferedList(LESSONS, user.uid, now, isSearched)
  const lists = [projects, conversations, todos, products, tables, salesTests, lessons]

  function choose(command: Command) {
    if (command.target.to !== 'read') onClose()
    onRun(command)
  }

  const offer = {
    today: localDateOf(now),
    access,
    projects,
    conversations,
    todos,
    products,
    tables,
    salesTests,
    lessons,
  }
  const shown = isBlank(typed) ? restingGroups(offer) : typedGroups(typed, offer)
  const count = shown.reduce((sum, { items }) => sum + items.length, 0)
  const isReading = isOnline && lists.some((list) => list.isReading)
  const isCut = !isOnline && lists.some((list) => list.isFromCache)
  return (
    <>
      <PaletteSearch
        fieldLabel="Rechercher ou agir"
        placeholder="Rechercher ou agir…"
        value={typed}
        onValueChange={setTyped}
        groups={shown}
        onChoose={choose}
        draw={(command) => <CommandLine command={command} />}
        start={<Magnifier />}
        end={<CloseButton onClick={onClose} />}
        status={count === 1 ? '1 choix' : `${count} choix`}
        notes={
          <>
            {isReading && (
              <p className="flex items-center gap-2 px-5 pt-1 pb-4 text-fine text-muted">
                <Starburst motion="wait" className="size-5" />
                Lecture de ce que vous avez écrit…
              </p>
            )}
            {isCut && (
              <p className="px-5 pt-1 pb-4 text-fine text-muted">
                Hors ligne&nbsp;: seul ce qui est gardé sur cet appareil est cherché.
              </p>
            )}
          </>
        }
      />
      <PaletteFooter />
    </>
  )
}

function Magnifier() {
  return (
    <span aria-hidden className="grid size-11 shrink-0 place-items-center text-muted">
      <Search className="size-5" />
    </span>
  )
}

function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="ghost" size="icon" className="shrink-0 sm:mr-2 sm:w-auto sm:px-1" onClick={onClick}>
      <span className="sr-only">Fermer</span>
      <X aria-hidden className="size-5 sm:hidden" />
      <KeyCaps keys={['Échap']} className="max-sm:hidden" />
    </Button>
  )
}

const KEYS = [
  { keys: ['↑', '↓'], does: 'parcourir' },
  { keys: ['Entrée'], does: 'choisir' },
] as const

function PaletteFooter() {
  return (
    <p className="flex items-center gap-5 border-t border-line bg-canvas/60 px-5 py-2.5 text-fine text-muted max-sm:hidden">
      {KEYS.map(({ keys, does }) => (
        <span key={does} className="inline-flex items-center gap-2">
          <KeyCaps keys={keys} between=" ou " />
          {does}
        </span>
      ))}
      <span className="ml-auto">Écrivez une phrase pour en faire une tâche.</span>
    </p>
  )
}
