import { weekdayLabel } from '@/domain/base/weekday'
import { cardSubject } from '@/domain/coach/card-change'
import type { Proposed } from '@/domain/coach/proposal'
import { CardFrame } from './card-frame'

/** What an answer that is still being written proposes: read as it comes, and chosen when it is over. */
export function ComingCards({ proposed }: { proposed: readonly Proposed[] }) {
  return (
    <div className="mt-2 flex flex-col gap-2 print:hidden">
      <p className="text-small text-muted">Rien n'est enregistré tant que tu n'as pas choisi.</p>
      {proposed.map((each, index) => (
        // Nothing is put in between: the next one comes behind.
        <CardFrame key={index} name={`${cardSubject(each)}, en cours`} actions={null}>
          <p dir="auto" className="font-medium">
            {cardSubject(each)}
          </p>
          <Told proposed={each} />
        </CardFrame>
      ))}
    </div>
  )
}

function Told({ proposed }: { proposed: Proposed }) {
  switch (proposed.genre) {
    case 'tache':
      return <p className="text-fine text-muted">{weekdayLabel(proposed.jour)}</p>
    case 'element':
      return (
        <p dir="auto" className="line-clamp-3 text-small whitespace-pre-wrap">
          {proposed.texte}
        </p>
      )
    case 'produit':
      return proposed.note === null ? null : (
        <p dir="auto" className="line-clamp-3 text-small">
          {proposed.note}
        </p>
      )
    case 'projet':
      return <p className="text-fine text-muted">Nouveau projet</p>
    case 'souvenir':
      return (
        <p dir="auto" className="text-small">
          {proposed.fait}
        </p>
      )
  }
}
