import { Fragment } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { localDateOf } from '@/domain/base/time/local-date'
import { SOURCES, type SourceKey } from '@/domain/base/sources'
import { rateText } from '@/domain/base/text/amount-text'
import { wholeRate } from '@/domain/law/contributions'
import { isToCheck, RATES, type RateKey } from '@/domain/law/rates'

interface RateNoteProps {
  /** Rates of law that are added up. */
  parts: readonly RateKey[]
  /** Next to the line that the rate computes, which names the rate. */
  isShort?: boolean
}

/** The rate, its parts, their sources, and « à vérifier » once a reading is too old. */
export function RateNote({ parts, isShort = false }: RateNoteProps) {
  const { deviceNow } = useSignedIn()
  const today = localDateOf(deviceNow)
  const whole = percent(wholeRate(parts))
  const named = parts.map((key) => `${percent(RATES[key].points)} ${RATES[key].words}`).join(', ')
  return (
    <>
      {isShort ? `Taux de ${whole}` : `Taux complet\u00a0: ${whole} (${named})`}
      {parts.some((key) => isToCheck(RATES[key], today)) && ', à vérifier'}
      {'.'}
      {[...new Set(parts.map((key) => RATES[key].source))].map((source) => (
        <Fragment key={source}>
          {' '}
          <SourceLink source={source} />
        </Fragment>
      ))}
    </>
  )
}

/** « 12,415 % » */
function percent(points: number): string {
  return `${rateText(points)}\u00a0%`
}

export function SourceLink({ source }: { source: SourceKey }) {
  const { url, title } = SOURCES[source]
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="text-ink underline">
      {title}
      <span className="sr-only"> (nouvel onglet)</span>
    </a>
  )
}
