import { isBlank } from '@/domain/base/text/visible-text'
import { useState } from 'react'
import { AddedText } from '@/components/work/added-text'
import { ChooseProject } from '@/components/work/choose-project'
import { PresentText } from '@/components/work/present-text'
import { ReplacementPreview } from '@/components/work/replacement-preview'
import { useProjectOf } from '@/components/work/use-projects'
import type { LiveProject } from '@/data/project-lists'
import { textMark } from '@/domain/base/text/text-mark'
import { proposalSubject } from '@/domain/coach/cards/proposal'
import { itemIn, itemWays } from '@/domain/projects/text/item-text'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import { blockOf } from '../card-form'
import { foundIn, See, itemFault, cardState, type Found, type Kind, type ShownState } from '../kind'

export const itemKind: Kind<'element', Found<LiveProject>> = {
  useFound({ proposed: { projet } }, uid) {
    const sought = useProjectOf(uid, projet)
    const unread = 'Ce projet n’a pas pu être lu.'
    return foundIn(projet === null ? { found: null, retry: null } : sought, unread, null)
  },
  look({ card, stored, found }) {
    const { element, texte, projet, pourquoi } = card.proposed
    const project = found.target ?? null
    const present = (project && itemIn(project, element)?.content) ?? ''
    const ways = itemWays(present, texte)
    const before = cardState(card, found)
    const isHere = before === 'open' && project !== null
    const isSaid = isHere && present.includes(texte)
    const state = isSaid ? 'listed' : isHere && ways.length === 0 ? 'full' : before
    const isOpen = isHere && !isSaid
    const hasText = !isBlank(present)
    const { base } = card.ground
    const isChanged =
      isHere && base !== undefined && projet === stored.proposed.projet && base !== textMark(present)
    const add = hasText ? 'Ajouter à la suite' : 'Ajouter'
    return {
      state,
      name: proposalSubject(card.proposed),
      title: proposalSubject(card.proposed),
      why: pourquoi,
      about: project?.title ?? (projet !== null && found.target === null ? 'Ce projet a été supprimé' : ''),
      words: (project && WORDS_OF_TEXT[state]) ?? null,
      notice: isChanged ? 'Ce point a changé depuis' : null,
      above: isOpen && (
        <div className="my-2">
          <PresentText project={project} element={element} />
        </div>
      ),
      body: (
        <>
          <LongText text={texte} isAdded={isOpen && hasText} />
          {isOpen && ways.includes('instead') && <ReplacementPreview before={present} after={texte} />}
        </>
      ),
      ways: isOpen
        ? ways.map((way) =>
            way === 'instead'
              ? { label: 'Remplacer', over: { replaced: present } }
              : { label: add, ...(!isChanged && { all: card.id }) },
          )
        : [],
      isEditable: !isSaid,
      isLong: true,
      see: (isSaid || state === 'moved-on') && project && <See to={paths.projects} project={project.id} />,
    }
  },
  form: {
    fields: ({ texte }) => [{ key: 'texte', as: 'text', label: 'Texte', value: texte }],
    read(proposed, typed) {
      const texte = blockOf(typed['texte'])
      const fault = texte === '' ? 'Écris le texte à ajouter.' : itemFault(texte)
      return fault === '' ? { edited: { ...proposed, texte } } : { faults: { texte: fault } }
    },
    waits: () => true,
    keepsHead: true,
  },
  buttons: { submit: 'Garder ce texte' },
  ChoosePlace: ChooseProject,
  preview: ({ texte }) => texte,
}

const WORDS_OF_TEXT: Readonly<Partial<Record<ShownState, string>>> = {
  listed: 'Déjà dans ce texte',
  full: 'Ce point est trop plein pour ce texte',
  'moved-on': 'Texte modifié depuis',
}

/** In characters. Shorter texts are always shown whole, so that no text is accepted unread. */
const LONG = 240

/** A long text with a button for its rest. `isAdded`: appended to another text. */
function LongText({ text, isAdded = false }: { text: string; isAdded?: boolean }) {
  const [isAsked, setIsAsked] = useState(false)
  const isCut = text.length > LONG && !isAsked
  return (
    <>
      <p dir="auto" className={cn('mt-1 text-small whitespace-pre-wrap', isCut && 'line-clamp-3')}>
        {isAdded ? <AddedText>{text}</AddedText> : text}
      </p>
      {text.length > LONG && (
        <button
          type="button"
          aria-expanded={isAsked}
          onClick={() => setIsAsked(!isAsked)}
          className="min-h-target text-small font-semibold text-brand-text underline"
        >
          {isAsked ? 'Moins' : 'Tout lire'}
        </button>
      )}
    </>
  )
}
