import { useId, useState } from 'react'
import { ErrorNotice } from '@/components/error-notice'
import { MemoryButton } from '@/components/memory/memory-button'
import { ToneField } from '@/components/memory/tone-field'
import { useSignedIn } from '@/components/signed-in-context'
import { dossierOf, type DossierPart } from '@/domain/coach/dossier/dossier'
import { DOSSIER_PART_KEYS, DOSSIER_PARTS } from '@/domain/coach/dossier/dossier-parts'
import { sharesAnything, SHARES_ALL } from '@/domain/coach/dossier/sharing'
import { Button } from '@/ui/button'
import { SwitchField } from '@/ui/fields/switch-field'
import { Dialog } from '@/ui/popups/dialog'
import { DossierText } from './dossier-text'
import { heldWords, unreadSentence } from './shared-words'
import { unreadOf, type ShownScope } from './use-coach-scope'

interface ScopeDialogProps {
  scope: ShownScope
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The first choice: a button that makes it, even of nothing. */
  onDone?: () => void
}

/** Changes the choice for every conversation. Each memory can be shown and forgotten here. */
export function ScopeDialog({ scope, isOpen, onOpenChange, onDone }: ScopeDialogProps) {
  const { user } = useSignedIn()
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Ce que voit le coach"
      closeLabel="Fermer"
      className="sm:max-w-xl"
    >
      <div className="flex flex-col gap-5">
        <p className="text-small text-muted">Pour toutes tes conversations, à partir de maintenant.</p>
        <ScopeSwitches scope={scope} hasMemories />
        <ToneField uid={user.uid} className="max-w-xs" />
        {onDone && (
          <Button className="self-start" onClick={onDone}>
            C’est bon
          </Button>
        )}
      </div>
    </Dialog>
  )
}

interface ScopeSwitchesProps {
  scope: ShownScope
  hasMemories?: boolean
}

function ScopeSwitches({ scope, hasMemories = false }: ScopeSwitchesProps) {
  const { choice, facts, status, isAnswered } = scope
  const textId = useId()
  const [isTextShown, setIsTextShown] = useState(false)
  const { deviceNow } = useSignedIn()
  const all = { facts, choice: SHARES_ALL }
  const shared = isAnswered ? scope.shared : all
  const { parts } = dossierOf(facts, SHARES_ALL, deviceNow)
  const { text } = dossierOf(shared.facts, shared.choice, deviceNow)
  const unread = unreadOf(shared, status)

  function hintOf(part: DossierPart | undefined): string {
    if (!part) return ''
    if (part.isUnread) return status === 'settled' ? 'Pas lu pour le moment' : 'Lecture…'
    const words = part.characters === 0 ? '' : (heldWords(part.key, facts) ?? '')
    // A part may have text without anything to count, for example a review.
    if (words === '') return part.characters === 0 ? 'Rien à montrer pour le moment' : 'Quelques lignes'
    return part.cut === 0 ? words : `${words}, en résumé`
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col divide-y divide-line">
        {DOSSIER_PART_KEYS.map((key) => (
          <div key={key} className="py-1">
            <SwitchField
              label={DOSSIER_PARTS[key].label}
              hint={hintOf(parts.find((part) => part.key === key))}
              isOn={choice[key]}
              onChange={(isOn) => scope.share({ [key]: isOn })}
            />
            {key === 'memories' && hasMemories && <MemoryButton variant="ghost" className="-ml-3" />}
          </div>
        ))}
      </div>
      {unread.length > 0 && (
        <ErrorNotice tone="warning" text={unreadSentence(unread)} onRetry={scope.retry} />
      )}
      <a
        href={`#${textId}`}
        aria-expanded={isTextShown}
        onClick={(event) => {
          event.preventDefault()
          setIsTextShown(!isTextShown)
        }}
        className="flex min-h-target items-center self-start text-small font-semibold text-brand-text underline"
      >
        Voir le texte exact
      </a>
      {isTextShown && text === '' && (
        <p
          id={textId}
          className="rounded-field border border-dashed border-line px-4 py-3 text-small text-muted"
        >
          {status === 'reading' && sharesAnything(shared.choice)
            ? 'Lecture…'
            : 'Rien\u00a0: le coach ne voit que cette conversation.'}
        </p>
      )}
      {isTextShown && text !== '' && (
        <div id={textId} className="flex flex-col gap-2">
          <p className="text-small text-muted">
            {isAnswered ? 'Envoyé au coach avec ta question' : 'Si tu partages tout'}
            {scope.isOld && ' (vu sur cet appareil)'}&nbsp;:
          </p>
          <DossierText name="Texte envoyé au coach" text={text} className="max-h-[min(22rem,45dvh)]" />
        </div>
      )}
    </div>
  )
}
