import { ArrowLeft, LoaderCircle, Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSignedIn } from '@/components/signed-in-context'
import { useIsOnline } from '@/lib/hooks/use-is-online'
import { weekdayOf } from '@/domain/base/time/weekday'
import { isBlank } from '@/domain/base/text/visible-text'
import { Button } from '@/ui/button'
import { PaletteSearch } from '@/ui/popups/command-palette'
import { KeyCaps } from '@/ui/key-caps'
import type { Command, CommandGroup } from './command'
import { CommandLine } from './command-line'
import type { CommandsProps } from './commands'
import { CONVERSATIONS, LINKS, PRODUCTS, PROJECTS, TODOS } from './offered-lists'
import { restingGroups, typedGroups } from './palette-groups'
import { PaletteFooter } from './palette-footer'
import { readRecent } from './recent-commands'
import { todoDayCommands, todoFault } from './typed-commands'
import { useLessonCommands } from './use-lesson-commands'
import { useOfferedList } from './use-offered-list'

interface PaletteProps extends Pick<CommandsProps, 'ahead' | 'onShown'> {
  onRun: (command: Command) => void
  onClose: () => void
}

/** Content of the open palette: reads its lists; unmounted on close, with the typed text. */
export function Palette({ onRun, onClose, ahead, onShown }: PaletteProps) {
  const { user, access, deviceNow: now } = useSignedIn()
  const { pathname } = useLocation()
  const isOnline = useIsOnline()
  /** Null: nothing typed since this field was mounted. */
  const [own, setTyped] = useState<string | null>(null)
  const typed = own ?? ahead
  const [isTodo, setIsTodo] = useState(false)
  const [recent] = useState(() => readRecent(user.uid))
  const [isSearched, setIsSearched] = useState(false)
  if (!isSearched && !isBlank(typed)) setIsSearched(true)
  const projects = useOfferedList(PROJECTS, user.uid, now)
  const conversations = useOfferedList(CONVERSATIONS, user.uid, now)
  const todos = useOfferedList(TODOS, user.uid, now, isSearched)
  const products = useOfferedList(PRODUCTS, user.uid, now, isSearched)
  const links = useOfferedList(LINKS, user.uid, now, isSearched)
  const lists = [projects, conversations, todos, products, links]
  const lessons = useLessonCommands()
  const today = weekdayOf(now)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => onShown(field.current), [onShown])

  function groups(): CommandGroup[] {
    if (isTodo) {
      const days = todoDayCommands(typed, today)
      return days.length > 0 ? [{ id: 'days', label: 'Quel jour\u00a0?', items: days }] : []
    }
    const offer = {
      today,
      access,
      recent,
      here: pathname,
      projects,
      conversations,
      todos,
      products,
      links,
      lessons,
    }
    return isBlank(typed) ? restingGroups(offer) : typedGroups(typed, offer)
  }

  function choose(command: Command) {
    if (command.target.to === 'write-todo') {
      setIsTodo(true)
      setTyped(command.target.text)
      return
    }
    if (command.target.to !== 'read') onClose()
    onRun(command)
  }

  function leaveTodo() {
    setIsTodo(false)
    setTyped('')
  }

  const shown = groups()
  const count = shown.reduce((sum, { items }) => sum + items.length, 0)
  const fault = isTodo ? todoFault(typed) : null
  const isReading = !isTodo && isOnline && lists.some((list) => list.isReading)
  const isCut = !isTodo && !isOnline && lists.some((list) => list.isFromCache)
  return (
    <>
      <PaletteSearch
        fieldLabel={isTodo ? 'Nouvelle tâche' : 'Rechercher ou agir'}
        placeholder={isTodo ? 'Que voulez-vous faire\u00a0?' : 'Rechercher ou agir…'}
        value={typed}
        onValueChange={setTyped}
        fieldRef={field}
        groups={shown}
        onChoose={choose}
        draw={(command) => <CommandLine command={command} />}
        {...(isTodo && { onEmptyBackspace: leaveTodo })}
        start={isTodo ? <BackButton onClick={leaveTodo} /> : <Magnifier />}
        end={<CloseButton onClick={onClose} />}
        status={count === 1 ? '1 choix' : `${count} choix`}
        notes={
          <>
            {fault && (
              <p role="alert" className="px-5 py-4 text-small font-medium text-danger">
                {fault}
              </p>
            )}
            {isReading && (
              <p className="flex items-center gap-2 px-5 pt-1 pb-4 text-fine text-muted">
                <LoaderCircle aria-hidden className="size-4 animate-spin" />
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
      <PaletteFooter isTodo={isTodo} />
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

function BackButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="ghost" size="icon" aria-label="Revenir aux commandes" onClick={onClick}>
      <ArrowLeft aria-hidden className="size-5" />
    </Button>
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
