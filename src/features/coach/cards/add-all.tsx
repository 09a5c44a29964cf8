import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  type ReactNode,
} from 'react'
import type { CardTake } from '@/domain/coach/cards/card-kinds'
import { Button } from '@/ui/button'
import { take, type CardPlace } from './actions'

interface Addable {
  /** Position under the answer. */
  readonly order: number
  /** `isFirst`: the card takes the focus. */
  readonly accept: (isFirst: boolean) => readonly CardTake[]
}

type Offer = (name: string, addable: Addable) => () => void

const AddAllContext = createContext<Offer | null>(null)

/** Registers the card for « Tout ajouter »; null: not now. One card per name is accepted. */
export function useAddable(name: string, order: number, accept: Addable['accept'] | null): void {
  const offer = useContext(AddAllContext)
  const acceptNow = useEffectEvent((isFirst: boolean) => accept?.(isFirst) ?? [])
  const isAddable = accept !== null
  useEffect(
    () => (isAddable && offer ? offer(name, { order, accept: (isFirst) => acceptNow(isFirst) }) : undefined),
    [name, order, isAddable, offer],
  )
}

/** Cards, and a button that accepts all cards without a choice to make. */
export function AddAll({ place, children }: { place: CardPlace; children: ReactNode }) {
  const [open, setOpen] = useState<ReadonlyMap<string, Addable>>(new Map())
  const offer = useCallback<Offer>((name, addable) => {
    setOpen((before) => new Map(before).set(name, addable))
    return () => setOpen((before) => new Map([...before].filter(([, other]) => other !== addable)))
  }, [])

  function addAll() {
    const inOrder = [...open.values()].sort((one, other) => one.order - other.order)
    take(
      place,
      inOrder.flatMap(({ accept }, index) => accept(index === 0)),
    )
  }

  return (
    <AddAllContext value={offer}>
      {children}
      {open.size > 1 && (
        <Button data-add-all className="self-start" onClick={addAll}>
          {`Tout ajouter (${open.size})`}
        </Button>
      )}
    </AddAllContext>
  )
}
