import { useState } from 'react'
import { MemoryButton } from '@/components/memory/memory-button'
import { ToneField } from '@/components/memory/tone-field'
import { useSignedIn } from '@/components/signed-in-context'
import { capital } from '@/domain/base/french-count'
import type { DossierPart } from '@/domain/coach/dossier'
import { DOSSIER_PART_KEYS, DOSSIER_PARTS, type DossierFacts } from '@/domain/coach/dossier-parts'
import { sharesAnything, SHARES_ALL, SHARES_NOTHING } from '@/domain/coach/sharing'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { SelectField } from '@/ui/select-field'
import { SwitchField } from '@/ui/switch-field'
import { AlwaysField } from './always-field'
import { DossierText, useDossier } from './dossier-text'
import { FirstChoice } from './first-choice'
import { heldWords } from './seen-words'
import { UnreadNotice } from './unread-notice'
import type { SightOf } from './use-coach-sight'

interface SightDialogProps {
  sight: SightOf
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** What the coach sees: part by part, and the text itself. */
export function SightDialog({ sight, isOpen, onOpenChange }: SightDialogProps) {
  const shares = sharesAnything(sight.choice)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Ce que voit le coach"
      closeLabel="Fermer"
      className="sm:max-w-2xl"
      footer={
        sight.isAnswered && (
          <div className="flex flex-1 flex-wrap items-center justify-between gap-3">
            <AlwaysField isOn={sight.isAlways} onChange={sight.setAlways} />
            <Button
              variant="secondary"
              // Not disabled: the focus stays where it was pressed.
              aria-disabled={!shares}
              onClick={() => shares && sight.share(SHARES_NOTHING)}
            >
              Tout couper
            </Button>
          </div>
        )
      }
    >
      {sight.isAnswered ? <Parts sight={sight} /> : <FirstChoice sight={sight} onPick={() => undefined} />}
    </Dialog>
  )
}

function Parts({ sight }: { sight: SightOf }) {
  const { choice, facts, unread, isOld, status } = sight
  const { user } = useSignedIn()
  const { text } = useDossier(sight, choice)
  // Each part, shared or not.
  const whole = useDossier(sight, SHARES_ALL)
  const projects = facts.projects ?? []
  // The list stays in the order in which it was opened: what is chosen does not jump to its head.
  const [order, setOrder] = useState<readonly string[]>([])
  if (projects.some(({ id }) => !order.includes(id))) setOrder(projects.map(({ id }) => id))
  const listed = order.flatMap((wanted) => projects.find(({ id }) => id === wanted) ?? [])
  const [current] = projects
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col divide-y divide-line">
        {DOSSIER_PART_KEYS.map((key, index) => (
          <div key={key} className="py-1.5">
            <SwitchField
              label={DOSSIER_PARTS[key].label}
              hint={hintOf(whole.parts[index], facts, status)}
              isOn={choice[key]}
              onChange={(isOn) => sight.share({ ...choice, [key]: isOn })}
            />
            {key === 'me' && <MemoryButton variant="ghost" className="-ml-3" />}
            {key === 'project' && choice.project && current && listed.length > 1 && (
              <SelectField
                label="Projet en cours"
                isLabelHidden
                options={listed.map(({ id, title }) => ({ value: id, label: title }))}
                value={current.id}
                onChange={sight.pickProject}
                className="mt-1 mb-2"
              />
            )}
          </div>
        ))}
      </div>
      <UnreadNotice parts={unread} onRetry={sight.retry} />
      <ToneField uid={user.uid} className="max-w-xs" />
      <div className="flex flex-col gap-2">
        <p className="flex flex-wrap justify-between gap-x-4 text-small font-semibold">
          Texte envoyé au coach, avec ta question
          {isOld && <span className="font-normal text-muted">vu sur cet appareil</span>}
        </p>
        {text === '' ? (
          <p className="rounded-field border border-dashed border-line px-4 py-3 text-small text-muted">
            {status === 'reading' && sharesAnything(choice)
              ? 'Lecture…'
              : 'Rien\u00a0: le coach ne voit que cette conversation.'}
          </p>
        ) : (
          <DossierText name="Texte envoyé au coach" text={text} className="max-h-[min(22rem,45dvh)]" />
        )}
      </div>
    </div>
  )
}

/** What it holds, in words. */
function hintOf(part: DossierPart | undefined, facts: DossierFacts, status: SightOf['status']): string {
  if (!part) return ''
  if (part.isUnread) return status === 'settled' ? 'Pas lu pour le moment' : 'Lecture…'
  const words = part.characters === 0 ? '' : (heldWords(part.key, facts) ?? '')
  // A part may have words to send, a review for one, and nothing to count.
  if (words === '') return part.characters === 0 ? 'Rien à montrer pour le moment' : 'Quelques lignes'
  return capital(part.cut === 0 ? words : `${words}, en résumé`)
}
