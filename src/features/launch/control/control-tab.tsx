import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { offerUndo } from '@/components/offer-undo'
import { ErrorNotice } from '@/components/error-notice'
import { counted } from '@/domain/base/text/french-count'
import { isBlank } from '@/domain/base/text/visible-text'
import { datedDay } from '@/domain/base/time/day-name'
import type { LocalDate } from '@/domain/base/time/local-date'
import type { ControlResult } from '@/domain/launch/control-result'
import type { PageDocument } from '@/domain/launch/control/context'
import type { Fault } from '@/domain/launch/control/fault-rows'
import { kitOf, kitText } from '@/domain/launch/page/kit'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { TextAreaField } from '@/ui/fields/text-area-field'
import { Notice } from '@/ui/notice'
import { showToast } from '@/ui/toast'
import { CopyButton } from '../copy-button'
import type { LaunchEdit } from '../use-launch'
import { contextOf, ownAfter, type Controlled, type OwnPage } from './controlled'
import { FaultRow } from './fault-row'
import { Documents, PageOwner } from './page-questions'
import { Signals } from './signals'
import { useControl } from './use-control'

interface ControlTabProps {
  edit: LaunchEdit
  kept: Controlled
  onKeep: (kept: Controlled) => void
}

/**
 * When a result arrives. `shown`: its heading, which may be far below the button that asked for it, gets the focus and the top of the window.
 * `focused`: the focus alone, as the fault that was corrected went with its button.
 */
type Arrival = 'shown' | 'focused' | 'still'

/** « Contrôle »: the faults of a page, and what the assistant of a buyer finds on it. */
export function ControlTab({ edit, kept, onKeep }: ControlTabProps) {
  const { project, facts, today } = edit
  const pointsId = useId()
  // Two million characters: the text belongs to the field, and is read at the press. `dir="auto"` would take a minute to lay it out.
  const field = useRef<HTMLTextAreaElement>(null)
  // A changed default would lay the whole text out again.
  const [initial] = useState(kept.text)
  const [isEmpty, setIsEmpty] = useState(false)
  const result = useRef<HTMLHeadingElement>(null)
  const arrival = useRef<Arrival>('still')
  /** The text whose faults are shown; the field may hold another one by now. */
  const controlled = useRef('')
  const [isReread, setIsReread] = useState(false)
  const closeUndo = useRef<() => void>(undefined)
  const { status, read, proposals, ...run } = useControl({
    onCorrected: takeWords,
    onRead(found) {
      if (kept.own)
        edit.keepControl({ on: today, faults: found.filter(({ isToCheck }) => !isToCheck).length })
    },
  })
  useEffect(() => () => closeUndo.current?.(), [])

  useEffect(() => {
    const wanted = arrival.current
    arrival.current = 'still'
    if (wanted === 'still' || document.activeElement?.matches('input, textarea') === true) return
    result.current?.focus({ preventScroll: true })
    if (wanted === 'shown') result.current?.scrollIntoView()
  }, [read])

  function control(wanted: Arrival = 'still', { documents, own: said } = kept) {
    const text = field.current?.value ?? ''
    setIsEmpty(isBlank(text))
    setIsReread(false)
    if (isBlank(text)) return
    controlled.current = text
    arrival.current = wanted
    const own = ownAfter(said, text)
    onKeep({ text, documents, isAsked: true, own })
    run.control({ text, facts, context: contextOf(project, { documents, own }, today) })
  }

  function put(text: string, own: OwnPage | null, wanted: Arrival = 'still') {
    if (field.current) field.current.value = text
    control(wanted, { ...kept, own })
  }

  function replace(text: string, own: OwnPage | null, told: string, wanted: Arrival) {
    const before = field.current?.value ?? ''
    const ownBefore = ownAfter(kept.own, before)
    put(text, own, wanted)
    if (before === text || isBlank(before)) return
    const placed = field.current?.value
    closeUndo.current = offerUndo(told, () => {
      // What was typed since would go with it.
      if (field.current?.value === placed) put(before, ownBefore)
      else showToast({ text: 'Le texte a changé depuis\u00a0: il reste comme il est.' })
    })
  }

  /** A correction is of the text that was controlled: one that was changed since is read again and not replaced. */
  function takeWords(text: string | null) {
    if (text !== null && field.current?.value === controlled.current) {
      replace(text, kept.own && { ...kept.own, text }, 'Mots pris', 'focused')
      return
    }
    control('focused')
    setIsReread(!isBlank(field.current?.value ?? ''))
  }

  function takeKit() {
    const text = kitText(kitOf(project, facts, project.launch))
    replace(text, { text, before: project.launch.control }, 'Texte remplacé', 'shown')
  }

  function hold(document: PageDocument, isHeld: boolean) {
    const others = kept.documents.filter((each) => each !== document)
    say({ ...kept, documents: isHeld ? [...others, document] : others })
  }

  function sayOwn(isOwn: boolean) {
    if (!isOwn && kept.own) edit.keepControl(kept.own.before)
    const text = field.current?.value ?? ''
    say({ ...kept, own: isOwn ? { text, before: project.launch.control } : null })
  }

  /** Said of the page: it is read again with that. */
  function say(next: Controlled) {
    onKeep(next)
    if (next.isAsked) control('still', next)
  }

  const begin = useEffectEvent(() => {
    if (kept.isAsked) control()
  })
  useEffect(() => begin(), [])

  const all = read?.faults ?? []
  const faults = all.filter(({ isToCheck }) => !isToCheck)
  const points = all.filter(({ isToCheck }) => isToCheck)
  const rowOf = (fault: Fault) =>
    read && (
      <FaultRow
        key={fault.id}
        fault={fault}
        text={read.text}
        proposal={proposals[fault.id]}
        isReading={status === 'reading'}
        edit={edit}
        onTake={() => run.correct(fault.id)}
      />
    )
  return (
    <div className="flex flex-col gap-4">
      <Card className="flex flex-col gap-4 print:hidden">
        <p className="max-w-reading text-small text-muted">
          Collez une page et ses conditions, ou prenez votre fiche. Le texte n’est pas enregistré et ne quitte
          pas cet appareil&nbsp;: seul le nombre de défauts de la page de ce projet est gardé.
        </p>
        {!read && project.launch.control && (
          <p className="text-small text-muted">{lastText(project.launch.control, today)}</p>
        )}
        <TextAreaField
          ref={field}
          label="Texte de la page"
          rows={10}
          spellCheck={false}
          defaultValue={initial}
          onChange={({ target }) => onKeep({ ...kept, text: target.value })}
          error={isEmpty ? 'Collez d’abord le texte d’une page.' : null}
          className="max-h-96"
        />
        <Documents held={kept.documents} onHold={hold} />
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => control('shown')} isBusy={status === 'reading'}>
            Contrôler
          </Button>
          <Button variant="secondary" onClick={takeKit}>
            Prendre ma fiche
          </Button>
          <CopyButton text={() => field.current?.value ?? ''} label="Copier le texte" />
        </div>
      </Card>
      {status === 'failed' && (
        <ErrorNotice text="Ce texte n’a pas pu être contrôlé." onRetry={() => control()} />
      )}
      {isReread && (
        <Notice tone="info" role="status">
          Le texte a changé depuis le contrôle&nbsp;: il a été relu, et rien n’y a été remplacé.
        </Notice>
      )}
      {read && (
        <>
          <p role="status" className="sr-only">
            {status === 'read' ? resultText(faults.length, points.length) : ''}
          </p>
          <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
            <section aria-label="Résultat" className="flex min-w-0 flex-col gap-3">
              <h2 ref={result} tabIndex={-1} className="text-heading font-bold">
                {resultText(faults.length, points.length)}
              </h2>
              <PageOwner isOwn={kept.own !== null} onSay={sayOwn} />
              {faults.length === 0 && (
                <Notice tone="success">
                  Aucun des vingt défauts que les enquêteurs relèvent ne se lit dans ce texte. Une loi propre
                  à votre produit peut demander plus.
                </Notice>
              )}
              <ul aria-label="Défauts" className="flex flex-col gap-3">
                {faults.map(rowOf)}
              </ul>
              {points.length > 0 && (
                <>
                  <h2 id={pointsId} className="mt-3 text-heading font-bold">
                    À vérifier sur la boutique
                  </h2>
                  <ul aria-labelledby={pointsId} className="flex flex-col gap-3">
                    {points.map(rowOf)}
                  </ul>
                </>
              )}
            </section>
            <Signals signals={read.signals} text={read.text} />
          </div>
        </>
      )}
    </div>
  )
}

/** « Dernier contrôle de la page de ce projet, samedi 28 nov. : 2 défauts. » */
function lastText({ on, faults }: ControlResult, today: LocalDate): string {
  const found = faults === 0 ? 'aucun défaut' : counted(faults, 'défaut')
  return `Dernier contrôle de la page de ce projet, ${datedDay(on, today)}\u00a0: ${found}.`
}

/** « 2 défauts · 1 point à vérifier », « Aucun défaut trouvé ». */
function resultText(faults: number, points: number): string {
  const found = faults === 0 ? 'Aucun défaut trouvé' : counted(faults, 'défaut')
  return points === 0 ? found : `${found}\u00a0· ${counted(points, 'point')} à vérifier`
}
