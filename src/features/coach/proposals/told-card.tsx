import { capital } from '@/domain/base/french-count'
import { CRITERIA } from '@/domain/research/candidate'
import { itemPlace, type ProposedCandidate, type ProposedProject } from '@/domain/coach/proposal'
import { Button } from '@/ui/button'
import { CardFrame, FoldedCard } from './card-frame'
import { answer, type CardOf, type CardPlace } from './take-advice'

interface ToldCardProps {
  card: CardOf<ProposedCandidate | ProposedProject>
  place: CardPlace
}

/** A judgement of a product, or a new project: the person reads it, and puts it aside. */
export function ToldCard({ card, place }: ToldCardProps) {
  const { proposed } = card
  const name = proposed.genre === 'produit' ? 'produit' : 'nouveau projet'
  if (card.state === 'ignored' || card.state === 'undone') {
    return (
      <FoldedCard
        name={name}
        subject={proposed.genre === 'produit' ? (proposed.note ?? 'critères') : proposed.titre}
        outcome="Ignorée"
        onBringBack={() => void answer(place, card, 'open')}
      />
    )
  }
  return (
    <CardFrame
      name={name}
      actions={
        <Button variant="ghost" onClick={() => void answer(place, card, 'ignored')}>
          Ignorer
        </Button>
      }
    >
      {proposed.genre === 'produit' ? <Judgement {...proposed} /> : <Plan {...proposed} />}
    </CardFrame>
  )
}

function Judgement({ note, criteres }: ProposedCandidate) {
  return (
    <>
      <p className="text-fine text-muted">Avis sur un produit</p>
      {note !== null && <p dir="auto">{note}</p>}
      <ul className="mt-1 flex flex-col gap-1 text-small">
        {criteres.map(({ critere, valeur, preuve }) => (
          <li key={critere}>
            {capital(CRITERIA.find(({ key }) => key === critere)?.words ?? '')}&nbsp;:{' '}
            {valeur ? 'Oui' : 'Non'}
            {preuve !== '' && <span className="text-muted"> · {preuve}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}

function Plan({ titre, elements }: ProposedProject) {
  return (
    <>
      <p dir="auto" className="font-medium">
        {titre}
      </p>
      <p className="text-fine text-muted">Nouveau projet</p>
      <ul className="mt-1 flex flex-col gap-1 text-small">
        {elements.map(({ element, texte }) => (
          <li key={element}>
            <span className="font-semibold">{itemPlace(element)?.title}</span> · {texte}
          </li>
        ))}
      </ul>
    </>
  )
}
