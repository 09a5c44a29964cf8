import { useState } from 'react'
import { useKeptText } from '@/components/use-kept-text'
import { parseTyped, type Faults, type Typed } from '@/domain/learning/typed'
import { typedKey, type ExercisePlace } from './place'

export interface TypedFields {
  readonly typed: Typed
  readonly type: (name: string, text: string) => void
  /** What is wrong, once somebody pressed the button. */
  readonly isPressed: boolean
  readonly press: () => void
}

/** The fields of an exercise, kept on the device as they are typed. */
export function useTyped(place: ExercisePlace): TypedFields {
  const { text, type: keep } = useKeptText(typedKey(place), '')
  const [isPressed, setIsPressed] = useState(false)
  const typed = parseTyped(text)
  return {
    typed,
    type: (name, value) => keep(JSON.stringify({ ...typed, [name]: value })),
    isPressed,
    press: () => setIsPressed(true),
  }
}

/** What a field shows of it; null: nothing is wrong, or nobody asked yet. */
export function faultOf({ isPressed }: TypedFields, faults: Faults | null, name: string): string | null {
  return isPressed ? (faults?.[name] ?? null) : null
}
