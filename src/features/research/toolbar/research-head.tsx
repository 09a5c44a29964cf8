import { Plus, Save } from 'lucide-react'
import { useId, useState, useSyncExternalStore, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PageHeader } from '@/components/frame/page-header'
import { useIsOnline } from '@/lib/hooks/use-is-online'
import { storedTexts, subscribeTyped } from '@/data/device/typed-text'
import { heldLinks, heldSections } from '@/data/research/held'
import { readNote, typedNoteIds, type TypedNote } from '@/data/research/typed-notes'
import { sendable, type Entry } from '@/data/sync/entry'
import { addressText } from '@/domain/research/candidate-address'
import { paths } from '@/lib/paths'
import { SCREENS } from '@/lib/screens'
import { Button, buttonClass } from '@/ui/button'
import { saveStatus } from './save-status'

const AD_LIBRARIES = [
  { name: 'TikTok', href: 'https://library.tiktok.com/ads?region=FR' },
  {
    name: 'Facebook',
    href: 'https://www.facebook.com/ads/library/?active_status=active&ad_type=all&country=FR',
  },
] as const

/** Typed texts other than drafts and notes, which have their own messages. */
const HALF_TYPED = ['research.link', 'research.name'] as const

interface ResearchHeadProps {
  uid: string
  /** Of the research. */
  entries: readonly Entry[]
  /** No section exists: the person starts with a link, in the field below. */
  isFirst: boolean
  onNew: () => void
  onSave: () => void
  children: ReactNode
}

export function ResearchHead({ uid, entries, isFirst, onNew, onSave, children }: ResearchHeadProps) {
  const refused = entries.filter(({ fault }) => fault !== null).length
  const sections = heldSections(entries).length
  const links = heldLinks(entries).filter(({ isDraft }) => isDraft).length
  const isUnsaved = sections + links + refused > 0
  const noteIds = useSyncExternalStore(subscribeTyped, () => typedNoteIds(uid))
  const unsavedNotes = noteIds === '' ? 0 : noteIds.split(' ').length
  const isPending = sendable(entries).length > 0
  const isHalfTyped = useSyncExternalStore(subscribeTyped, () =>
    HALF_TYPED.some((family) => storedTexts(family, uid).length > 0),
  )
  const [hasSaved, setHasSaved] = useState(false)
  const isOnline = useIsOnline()
  const statusId = useId()
  const note = unsavedNotes > 0 ? readNote(uid, noteIds.split(' ')[0] ?? '') : null
  const saving = { sections, links, refused, unsavedNotes, isPending, isHalfTyped, hasSaved, isOnline }
  const status = saveStatus(saving)
  return (
    <div className="flex flex-col gap-3">
      <PageHeader title={SCREENS.research.title}>
        <div className="flex w-full flex-wrap items-center gap-2 sm:w-auto sm:gap-x-3 print:hidden">
          <p id={statusId} role="status" className="text-small text-muted max-sm:order-last max-sm:w-full">
            {note && !isUnsaved ? (
              <Link to={pageOf(note)} className="font-medium text-ink underline underline-offset-4">
                {status}
              </Link>
            ) : (
              status
            )}
          </p>
          <Button
            variant={isUnsaved ? 'primary' : 'secondary'}
            data-yields=""
            aria-describedby={statusId}
            aria-disabled={!isUnsaved}
            aria-keyshortcuts="Control+S"
            title="Enregistrer tout (Ctrl+S)"
            className="whitespace-nowrap max-sm:flex-1 max-sm:px-3 max-[22rem]:px-2"
            onClick={() => {
              if (!isUnsaved) return
              setHasSaved(true)
              onSave()
            }}
          >
            <Save aria-hidden className="size-4 max-[26rem]:hidden" />
            {links > 1 ? `Sauvegarder (${links})` : 'Sauvegarder'}
          </Button>
          <Button
            variant={isUnsaved || isFirst ? 'secondary' : 'primary'}
            data-yields=""
            className="whitespace-nowrap max-sm:flex-1 max-sm:px-3 max-[22rem]:px-2"
            onClick={onNew}
          >
            <Plus aria-hidden className="size-4 max-[26rem]:hidden" />
            Nouveau produit
          </Button>
        </div>
      </PageHeader>
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2 sm:gap-x-4 print:hidden">
        {/* A line of its own on a phone: both rows fit on one or not, by a font's few pixels. */}
        <div className="flex flex-wrap items-center max-sm:w-full">
          <span aria-hidden className="mr-1 text-small text-muted">
            Publicités{'\u00a0'}:
          </span>
          {AD_LIBRARIES.map(({ name, href }) => (
            <a
              key={href}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ variant: 'ghost' }, 'px-2')}
            >
              <span className="underline underline-offset-4">
                <span className="sr-only">Publicités </span>
                {name}
              </span>
              <span className="sr-only"> (nouvel onglet)</span>
            </a>
          ))}
        </div>
        {children}
      </div>
    </div>
  )
}

/** The tab of the product on which the text was typed. */
function pageOf({ at, texts }: TypedNote): string {
  return paths.product(addressText(at), texts.note === undefined ? 'argent' : undefined)
}
