import { useSignedIn } from '@/components/signed-in-context'
import { localDateOf } from '@/domain/base/time/local-date'
import { SOURCES, type SourceKey } from '@/domain/base/sources'
import { rateText } from '@/domain/base/pasted-amount'
import { isToCheck, RATES, type RateKey } from '@/domain/money/rates'

/** The rate, its page, and « à vérifier » once its reading is too old. */
export function RateNote({ rate }: { rate: RateKey }) {
  const { deviceNow } = useSignedIn()
  const { points, words, source } = RATES[rate]
  return (
    <>
      {`Taux ${words}\u00a0: ${rateText(points)}\u00a0%`}
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
