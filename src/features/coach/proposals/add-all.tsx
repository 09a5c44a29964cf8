import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  type ReactNode,
} from 'react'
import { Button } from '@/ui/button'

type Offer = (key: string, add: () => void) => () => void

const AddAllContext = createContext<Offer | null>(null)

/**
 * Lets « Tout ajouter » press this card's « Ajouter »; null: there is nothing to press now. Of two with the same key one
 * is pressed: what the other would write depends on it.
 */
export function useAddable(key: string, add: (() => void) | null): void {
  const offer = useContext(AddAllContext)
  const press = useEffectEvent(() => add?.())
  const isAddable = add !== null
  useEffect(() => (isAddable && offer ? offer(key, () => press()) : undefined), [key, isAddable, offer])
}

/** Cards, and under them what adds them one by one: each says its own result. */
export function AddAll({ children }: { children: ReactNode }) {
  const [adders, setAdders] = useState<ReadonlyMap<string, () => void>>(new Map())
  const offer = useCallback<Offer>((key, add) => {
    setAdders((before) => new Map(before).set(key, add))
    return () => setAdders((before) => new Map([...before].filter(([, other]) => other !== add)))
  }, [])
  return (
    <AddAllContext value={offer}>
      {children}
      {adders.size > 1 && (
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => {
            for (const add of adders.values()) add()
          }}
        >
          {`Tout ajouter (${adders.size})`}
        </Button>
      )}
    </AddAllContext>
  )
}
