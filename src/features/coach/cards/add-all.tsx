import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import type { CardTake } from '@/domain/coach/card-kinds'
import { Button } from '@/ui/button'
import { take, type CardPlace } from './actions'

type Accept = () => readonly CardTake[]
type Offer = (name: string, accept: Accept) => () => void

const AddAllContext = createContext<Offer | null>(null)

/** Lets « Tout ajouter » accept this card too; null: not now. Of two cards with the same name one is accepted. */
export function useAddable(name: string, accept: Accept | null): void {
  const offer = useContext(AddAllContext)
  const acceptNow = useEffectEvent(() => accept?.() ?? [])
  const isAddable = accept !== null
  useEffect(() => (isAddable && offer ? offer(name, () => acceptNow()) : undefined), [name, isAddable, offer])
}

/** Cards, and under them what accepts those at once that leave nothing to choose. */
export function AddAll({ place, children }: { place: CardPlace; children: ReactNode }) {
  const [open, setOpen] = useState<ReadonlyMap<string, Accept>>(new Map())
  const cards = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const offer = useCallback<Offer>((name, accept) => {
    setOpen((before) => new Map(before).set(name, accept))
    return () => setOpen((before) => new Map([...before].filter(([, other]) => other !== accept)))
  }, [])

  // The button goes with what it added: the focus goes to what takes the first of them back.
  useEffect(() => {
    if (!isPressed.current || open.size > 1) return
    isPressed.current = false
    cards.current?.querySelector<HTMLElement>('[data-undo]')?.focus()
  }, [open])

  return (
    <AddAllContext value={offer}>
      <div ref={cards} className="flex flex-col gap-2">
        {children}
      </div>
      {open.size > 1 && (
        <Button
          className="self-start"
          onClick={() => {
            isPressed.current = true
            take(
              place,
              [...open.values()].flatMap((accept) => accept()),
            )
          }}
        >
          {`Tout ajouter (${open.size})`}
        </Button>
      )}
    </AddAllContext>
  )
}
