import { useSignedIn } from '@/components/signed-in-context'
import { localDateOf } from '@/domain/base/time/local-date'
import { SOURCES, type SourceKey } from '@/domain/base/sources'
import { rateText } from '@/domain/base/text/pasted-amount'
import { isToCheck, RATES, type RateKey } from '@/domain/money/rates'

interface RateNoteProps {
  rate: RateKey
  /** Next to the line that the rate computes, which names the rate. */
  isShort?: boolean
}

/** The rate, its source, and « à vérifier » once its reading is too old. */
export function RateNote({ rate, isShort = false }: RateNoteProps) {
  const { deviceNow } = useSignedIn()
  const { points, words, source } = RATES[rate]
  return (
    <>
      {isShort ? `taux de ${rateText(points)}\u00a0%` : `Taux ${words}\u00a0: ${rateText(points)}\u00a0%`}
      {isToCheck(RATES[rate], localDateOf(deviceNow)) && ', à vérifier'}
      {'. '}
      <SourceLink source={source} />
    </>
  )
}

export function SourceLink({ source }: { source: SourceKey }) {
  const { url, title } = SOURCES[source]
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="text-brand-text underline">
      {title}
      <span className="sr-only"> (nouvel onglet)</span>
    </a>
  )
}
