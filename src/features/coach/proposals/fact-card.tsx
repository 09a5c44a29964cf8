import { useState } from 'react'
import { FactClash } from '@/components/memory/fact-clash'
import { NO_ROOM, NOT_REMEMBERED } from '@/components/memory/fact-faults'
import { MemoryButton } from '@/components/memory/memory-button'
import { useMemory } from '@/components/memory/use-memory'
import { PendingMark } from '@/components/pending-mark'
import { ReadFailure } from '@/components/work/read-failure'
import { useProjectOf } from '@/components/work/use-projects'
import { isTaken } from '@/domain/coach/card-change'
import type { Fact } from '@/domain/coach/facts'
import type { ProposedFact } from '@/domain/coach/proposal'
import { syncOf } from '@/data/sync/current'
import { errorText } from '@/lib/error-text'
import { Button } from '@/ui/button'
import { RetryAction, UndoAction } from './card-actions'
import { CardFrame, FoldedCard } from './card-frame'
import { FactCardEdit } from './fact-card-edit'
import { factStanding, type FactStanding } from './fact-standing'
import { answer, type CardOf, type CardPlace } from './take-advice'
import { acceptFact, undoFact } from './take-fact'

interface FactCardProps {
  card: CardOf<ProposedFact>
  place: CardPlace
}

const HEADS: Readonly<Partial<Record<FactStanding, string>>> = {
  private: 'Pas à retenir',
  made: 'Retenu',
  'moved-on': 'Souvenir',
}

const WORDS: Readonly<Partial<Record<FactStanding, string>>> = {
  private: NOT_REMEMBERED,
  known: "C'est déjà retenu.",
  full: NO_ROOM,
  refused: 'Non enregistré',
}

/** A fact that the coach proposes to remember: word for word, and one by one, so it is not in « Tout ajouter ». */
export function FactCard({ card, place }: FactCardProps) {
  const { proposed } = card
  const [isEditing, setIsEditing] = useState(false)
  /** What was corrected, and has a question to answer before it is remembered. */
  const [corrected, setCorrected] = useState<ProposedFact | null>(null)
  const said = isTaken(card) ? proposed : (corrected ?? proposed)
  const { fait, projet } = said
  const memory = useMemory(place.uid)
  const { found: project } = useProjectOf(place.uid, projet)
  const known = { isRead: memory.status === 'ready', ...memory }
  const { standing, clash } = factStanding(card, said, known)
  const name = 'souvenir'
  const take = (wanted: ProposedFact, instead: Fact | null = null) => acceptFact(place, card, wanted, instead)

  if (standing === 'folded') return <FoldedCard {...{ name, card, place }} subject={fait} />
  const taken = isTaken(card)
  if (!taken && isEditing) {
    return (
      <CardFrame name={name} actions={null}>
        <FactCardEdit
          uid={place.uid}
          proposed={said}
          onCancel={() => setIsEditing(false)}
          onSave={(edited) => {
            setIsEditing(false)
            if (factStanding(card, edited, known).standing === 'open') take(edited)
            else setCorrected(edited)
          }}
        />
      </CardFrame>
    )
  }
  const own = memory.rows.find(({ fact }) => fact.id === card.target)
  return (
    <CardFrame
      name={name}
      isTaken={taken && standing !== 'refused'}
      isLong={standing === 'clash' || standing === 'full'}
      actions={
        <>
          {standing === 'open' && <Button onClick={() => take(said)}>Retenir</Button>}
          {(standing === 'full' || standing === 'known' || standing === 'moved-on') && (
            <MemoryButton variant="ghost" label="Voir les souvenirs" />
          )}
          {standing === 'refused' && (
            <RetryAction
              onPress={() => own?.refused.forEach((number) => void syncOf(place.uid).retry(number))}
            />
          )}
          {standing === 'made' && <UndoAction onPress={() => undoFact(place, card)} />}
          {!taken && (
            <>
              {standing !== 'known' && standing !== 'full' && (
                <Button variant="ghost" onClick={() => setIsEditing(true)}>
                  Corriger
                </Button>
              )}
              {/* « Garder l'ancien » says the same. */}
              {standing !== 'clash' && (
                <Button variant="ghost" onClick={() => void answer(place, card, 'ignored')}>
                  Non
                </Button>
              )}
            </>
          )}
        </>
      }
    >
      <p dir="auto" className="font-medium">
        {fait}
      </p>
      <p className="flex flex-wrap items-center gap-x-2 text-fine text-muted">
        {HEADS[standing] ?? 'À retenir'}
        {projet !== null && `, sur «\u00a0${project?.title ?? 'un projet'}\u00a0»`}
        {standing === 'moved-on' && (
          <span className="font-medium">· {own ? 'Modifié depuis' : 'Oublié depuis'}</span>
        )}
        {own?.state === 'waiting' && <PendingMark />}
      </p>
      {WORDS[standing] !== undefined && (
        <p
          className={
            standing === 'refused' ? 'text-fine font-semibold text-danger' : 'mt-1 text-small text-muted'
          }
        >
          {WORDS[standing]}
        </p>
      )}
      {standing === 'clash' && clash && (
        <div className="mt-2">
          <FactClash
            known={clash}
            said={fait}
            onReplace={() => take(said, clash)}
            onKeepBoth={memory.room === 0 ? null : () => take(said)}
            onCancel={() => void answer(place, card, 'ignored')}
          />
        </div>
      )}
      {memory.status === 'error' && (
        <ReadFailure text={errorText('memoryLoad', 'unknown')} onRetry={memory.retry} />
      )}
    </CardFrame>
  )
}
