import { useId, useState } from 'react'
import { ErrorNotice } from '@/components/error-notice'
import { MemoryButton } from '@/components/memory/memory-button'
import type { DossierPart } from '@/domain/coach/dossier/dossier'
import { DOSSIER_PART_KEYS, DOSSIER_PARTS, type DossierFacts } from '@/domain/coach/dossier/dossier-parts'
import { sharesAnything, SHARES_ALL } from '@/domain/coach/dossier/sharing'
import { SwitchField } from '@/ui/fields/switch-field'
import { DossierText, useDossier } from './dossier-text'
import { heldWords, unreadSentence } from './seen-words'
import { unreadOf, type SightOf } from './use-coach-sight'

interface SightSwitchesProps {
  sight: SightOf
  /** Each memory can be shown and forgotten here. */
  hasMemories?: boolean
  onChoose?: () => void
}

export function SightSwitches({ sight, hasMemories = false, onChoose }: SightSwitchesProps) {
  const { choice, seen, facts, status, isOld, isAnswered } = sight
  const textId = useId()
  const [isTextShown, setIsTextShown] = useState(false)
  const whole = useDossier({ facts, choice: SHARES_ALL })
  const unread = status === 'settled' ? unreadOf({ facts, choice: isAnswered ? choice : SHARES_ALL }) : []
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col divide-y divide-line">
        {DOSSIER_PART_KEYS.map((key) => (
          <div key={key} className="py-1">
            <SwitchField
              label={DOSSIER_PARTS[key].label}
              hint={hintOf(
                whole.parts.find((part) => part.key === key),
                facts,
                status,
              )}
              isOn={choice[key]}
              onChange={(isOn) => {
                onChoose?.()
                sight.share({ ...choice, [key]: isOn })
              }}
            />
            {key === 'memories' && hasMemories && <MemoryButton variant="ghost" className="-ml-3" />}
          </div>
        ))}
      </div>
      {unread.length > 0 && (
        <ErrorNotice tone="warning" text={unreadSentence(unread)} onRetry={sight.retry} />
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
      {isTextShown && (
        <ExactText
          id={textId}
          seen={isAnswered ? seen : { facts, choice: SHARES_ALL }}
          intro={isAnswered ? 'Envoyé au coach avec ta question' : 'Si tu partages tout'}
          status={status}
          isOld={isOld}
        />
      )}
    </div>
  )
}

type ExactTextProps = Pick<SightOf, 'seen' | 'status' | 'isOld'> & { id: string; intro: string }

function ExactText({ id, seen, intro, status, isOld }: ExactTextProps) {
  const { text } = useDossier(seen)
  if (text === '') {
    return (
      <p id={id} className="rounded-field border border-dashed border-line px-4 py-3 text-small text-muted">
        {status === 'reading' && sharesAnything(seen.choice)
          ? 'Lecture…'
          : 'Rien\u00a0: le coach ne voit que cette conversation.'}
      </p>
    )
  }
  return (
    <div id={id} className="flex flex-col gap-2">
      <p className="text-small text-muted">
        {intro}
        {isOld && ' (vu sur cet appareil)'}&nbsp;:
      </p>
      <DossierText name="Texte envoyé au coach" text={text} className="max-h-[min(22rem,45dvh)]" />
    </div>
  )
}

function hintOf(part: DossierPart | undefined, facts: DossierFacts, status: SightOf['status']): string {
  if (!part) return ''
  if (part.isUnread) return status === 'settled' ? 'Pas lu pour le moment' : 'Lecture…'
  const words = part.characters === 0 ? '' : (heldWords(part.key, facts) ?? '')
  // A part may have text without anything to count, for example a review.
  if (words === '') return part.characters === 0 ? 'Rien à montrer pour le moment' : 'Quelques lignes'
  return part.cut === 0 ? words : `${words}, en résumé`
}
