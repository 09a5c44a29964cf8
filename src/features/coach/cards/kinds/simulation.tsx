import { useState } from 'react'
import { ChangeWaterfall } from '@/components/sale/waterfall'
import { useSignedIn } from '@/components/signed-in-context'
import { useKnownSeller } from '@/components/use-seller'
import { useCandidateAt } from '@/components/work/use-candidates'
import type { LiveCandidate } from '@/data/research/candidate-lists'
import { euroText } from '@/domain/base/text/euro-text'
import { capital } from '@/domain/base/text/french-count'
import { simulatedWords, simulationOf, type Simulation } from '@/domain/coach/cards/kinds/simulation'
import type { Seller } from '@/domain/money/sale-inputs'
import type { Statement } from '@/domain/money/statement'
import { caveats, marginOrNone } from '@/domain/money/statement-words'
import { localDateOf } from '@/domain/base/time/local-date'
import { candidateName } from '@/domain/research/candidate'
import { addressText } from '@/domain/research/candidate-address'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import { cardState, foundIn, See, type Found, type Kind } from '../kind'
import { ofCandidate } from './candidate-card'

const SELLER_UNREAD =
  'Tes réponses sur la TVA et les cotisations n’ont pas pu être lues\u00a0: rien ne se calcule sans elles.'

/** Values to try in the statement of a product: the app computes a sale before and after. */
export const simulationKind: Kind<'simuler', Found<LiveCandidate, Seller | null>> = {
  ...ofCandidate,
  useFound({ proposed: { produit } }, uid) {
    const seller = useKnownSeller()
    const { profile } = useSignedIn()
    const retry = profile.status === 'error' ? profile.retry : null
    const found = foundIn(useCandidateAt(uid, produit), 'Ce produit n’a pas pu être lu.', seller)
    return { ...found, unread: [...found.unread, [SELLER_UNREAD, retry]] }
  },
  look({ card, found }) {
    const candidate = found.target ?? null
    const before = cardState(card, found)
    const isGone = before === 'open' && card.proposed.produit !== null && found.target === null
    const simulation = candidate && found.beside && simulationOf(card, candidate.figures, found.beside)
    const isThere = before === 'open' && simulation?.isThere === true
    const state = isThere ? 'listed' : before
    const words = simulatedWords(card.proposed)
    const page = candidate && paths.product(addressText(candidate), 'argent')
    return {
      state,
      noun: 'Simulation',
      name: candidate ? candidateName(candidate) : 'calcul d’une vente',
      title: `Et si\u00a0: ${words}`,
      subject: words,
      about: isGone
        ? 'Ce produit n’est plus dans ta recherche.'
        : candidate
          ? candidateName(candidate)
          : 'Pour le calcul d’une vente',
      words: isThere ? 'Déjà dans ta fiche' : candidate ? 'Modifié depuis' : 'Ce produit a été supprimé',
      body: simulation ? (
        <BeforeAndAfter simulation={simulation} />
      ) : (
        candidate && <Uncomputed isFailed={found.unread.some(([, retry]) => retry !== null)} />
      ),
      ways: simulation
        ? [
            {
              label: 'Garder ces chiffres',
              over: { figures: simulation.overwritten },
              isDisabled: simulation.isThere,
            },
          ]
        : [],
      isLong: true,
      see: page !== null && (state !== 'open' || simulation?.after === null) && <See to={page} />,
    }
  },
  preview: (proposed) => `Et si\u00a0: ${simulatedWords(proposed)}`,
}

/** The seller's answers are still being read; a failure has its own line, with « Réessayer ». */
function Uncomputed({ isFailed }: { isFailed: boolean }) {
  if (isFailed) return null
  return (
    <p className="mt-1 text-small text-muted">
      Lecture de tes réponses sur la TVA et les cotisations, pour calculer…
    </p>
  )
}

/** The picture of the sale with the values to try, beside what it was, and the two sums that decide. */
function BeforeAndAfter({ simulation: { before, after } }: { simulation: Simulation }) {
  const [today] = useState(() => localDateOf(new Date()))
  if (!after) {
    return (
      <p className="mt-1 text-small text-muted">
        Sans prix de vente, rien ne se calcule&nbsp;: écris-le d’abord dans Argent.
      </p>
    )
  }
  const notes = caveats(after, today)
  return (
    <div className="mt-2 flex max-w-md flex-col gap-2">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <strong
          className={cn(
            'font-display text-heading font-bold tabular-nums',
            after.restCents < 0 && 'text-danger',
          )}
        >
          {euroText(after.restCents)}
        </strong>
        <span className="text-small text-muted">
          {before ? `par vente, au lieu de ${euroText(before.restCents)}` : 'par vente'}
        </span>
      </p>
      <ChangeWaterfall before={before} after={after} />
      <p className="text-fine text-muted tabular-nums">
        {[
          compared('Marge', before && marginOrNone(before), marginOrNone(after)),
          compared('Publicité maximale', before && adsText(before), adsText(after)),
        ].join(' · ')}
      </p>
      {notes.length > 0 && <p className="text-fine text-muted">{`${capital(notes.join(', '))}.`}</p>}
    </div>
  )
}

/** « Marge 10,8 %, avant 30,8 % » */
function compared(name: string, before: string | null, after: string): string {
  return `${name} ${after}${before === null || before === after ? '' : `, avant ${before}`}`
}

function adsText({ highestAdsCents }: Statement): string {
  return highestAdsCents > 0 ? euroText(highestAdsCents) : 'aucune'
}
