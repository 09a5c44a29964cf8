import { capital } from '@/domain/base/text/french-count'
import type { LiveCandidate } from '@/data/research/candidate-lists'
import type { CardOf } from '@/domain/coach/cards/card-kinds'
import { criterionLines, judgedBefore, noteState, tickedParts } from '@/domain/coach/cards/kinds/judgement'
import { CRITERION, NO_ANSWERS, type Verdict } from '@/domain/research/candidate'
import type { Found, Kind } from '../kind'
import { candidateLook, ofCandidate, type Line } from './candidate-card'

/** A note, and criteria from the present verdict to the proposed one. */
export const judgementKind: Kind<'produit', Found<LiveCandidate>> = {
  ...ofCandidate,
  look(view) {
    const { card } = view
    return candidateLook(view, {
      noun: 'produit',
      title: 'Avis sur un produit',
      subject: card.proposed.note ?? 'critères',
      about: '',
      lines: (candidate) => [...criteria(card, candidate), ...noteLine(card, candidate)],
      over: (candidate, ticked) => ({ before: judgedBefore(card, candidate, ticked) }),
    })
  },
  preview: ({ note }) => note,
}

function criteria(card: CardOf<'produit'>, candidate: LiveCandidate | null): readonly Line[] {
  const ticked = candidate ? tickedParts(card, candidate) : []
  return criterionLines(card, candidate ?? { verdicts: NO_ANSWERS, note: '' }).map(
    ({ critere, valeur, preuve, isEvident, present }) => ({
      part: critere,
      state: present === valeur ? 'there' : 'open',
      isTicked: ticked.includes(critere),
      text: (
        <>
          {`${capital(CRITERION[critere].words)}\u00a0: `}
          {candidate && present !== valeur ? (
            <>
              {verdictWord(present)} <span aria-hidden>→</span>
              <span className="sr-only">devient</span>{' '}
              <strong className="font-semibold">{verdictWord(valeur)}</strong>
            </>
          ) : (
            `${candidate ? 'déjà ' : ''}${verdictWord(valeur)}`
          )}
        </>
      ),
      below: isEvident ? `«\u00a0${preuve}\u00a0»` : 'sans preuve dans ce que tu as écrit',
    }),
  )
}

function noteLine(card: CardOf<'produit'>, candidate: LiveCandidate | null): readonly Line[] {
  const below = card.proposed.note ?? ''
  const state = noteState(card, candidate?.note ?? '')
  if (state === 'none') return []
  if (!candidate) return [{ part: 'note', state, isTicked: false, text: null, below }]
  const words = {
    open: candidate.note === '' ? 'Écrire cette note' : 'Ajouter à la suite de ta note',
    there: 'Déjà dans ta note',
    full: 'Ta note est trop pleine pour ce texte',
  }
  return [{ part: 'note', state, isTicked: state === 'open', text: words[state], below }]
}

function verdictWord(verdict: Verdict): string {
  if (verdict === null) return 'non évalué'
  return verdict ? 'Oui' : 'Non'
}
