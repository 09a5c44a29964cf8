import { useEffect, useEffectEvent, useState } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { setLaunchField, type LaunchedProject } from '@/data/launch'
import { endPauses, mutate } from '@/data/sync/current'
import { localDateOf, type LocalDate } from '@/domain/base/time/local-date'
import { startOf } from '@/domain/base/text/cut-text'
import type { QuestionKey } from '@/domain/launch/answers'
import type { DutyId } from '@/domain/launch/duties/duty-rows'
import type { FactKey, Facts } from '@/domain/launch/facts'
import { controlText, type ControlResult } from '@/domain/launch/control-result'
import { priceCents } from '@/domain/launch/typed-amounts'
import { factMax, withMark, type LaunchField } from '@/domain/launch/stored-launch'

export interface LaunchEdit {
  readonly project: LaunchedProject
  readonly today: LocalDate
  /** As typed; the stored ones where nothing is being typed. */
  readonly facts: Facts
  readonly answer: (key: QuestionKey, value: string) => void
  readonly mark: (id: DutyId) => void
  readonly type: (key: FactKey, text: string) => void
  /** Result of the project's own page; null: none. */
  readonly keepControl: (result: ControlResult | null) => void
  /** A field was left. */
  readonly leave: () => void
}

/** The project is the state: a key stroke is a mutation of its field. A text that is too long stays typed; its start is stored. */
export function useLaunch(project: LaunchedProject): LaunchEdit {
  const { deviceNow } = useSignedIn()
  const today = localDateOf(deviceNow)
  const [typed, setTyped] = useState<Facts>({})
  const { id, title, launch } = project

  function store(field: LaunchField, value: string) {
    const next = { ...launch.answers, ...launch.facts, [field]: value }
    const isOnSale = (field === 'price' || field === 'selling') && next.selling === 'yes'
    // A price counts from the day on which the product is on sale at it (L112-1-1).
    const cents = isOnSale ? priceCents({ price: next.price ?? '' }) : null
    const price = cents === null ? {} : { price: { on: today, cents } }
    void mutate(setLaunchField, { id, title, field, value, ...price })
  }

  function leave() {
    endPauses()
    const unstored = Object.entries(typed).filter(([key, text]) => text.length > factMax(key as FactKey))
    setTyped(Object.fromEntries(unstored))
  }

  const close = useEffectEvent(endPauses)
  useEffect(() => () => close(), [])
  return {
    project,
    today,
    facts: { ...launch.facts, ...typed },
    answer: store,
    mark: (duty) => store('marks', withMark(launch.marks, duty)),
    type(key, text) {
      setTyped({ ...typed, [key]: text })
      store(key, startOf(text, factMax(key)))
    },
    keepControl(result) {
      const textOf = (each: ControlResult | null) => (each ? controlText(each) : '')
      if (textOf(result) !== textOf(launch.control)) store('control', textOf(result))
    },
    leave,
  }
}
