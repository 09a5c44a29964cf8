import { FACT_MAX } from '@/domain/base/text/text-limits'
import { readFields, readText } from '@/domain/base/read-field'
import { coachPath } from '@/domain/account/coach-document'
import { forgetWrites, rememberWrites, toFactArgs, type FactArgs } from '@/domain/coach/facts/fact-writes'
import { parseFact, parseMemory, type Memory } from '@/domain/coach/facts/facts'
import type { CardIn, CardKind } from '../card-kind'
import { knownHandle, line, object, oneOf, type Shaped } from '../shape'

const shape = object({
  genre: oneOf(['souvenir']),
  fait: line(FACT_MAX),
  // A fact about an unknown project is dropped: without its project it would be sent with every question.
  projet: knownHandle('project'),
})
export type ProposedFact = Shaped<typeof shape>

interface Over {
  /** The fact that this one replaced. */
  readonly forgot: FactArgs
}

export type FactCard = CardIn<ProposedFact, object, Over>

/** A fact to remember. */
export const factCard: CardKind<ProposedFact, Memory, object, Over> = {
  shape,
  usage:
    'un fait qu’elle vient d’écrire, avec ses mots, en une phrase qui se comprend seule\u00a0; projet s’il ne vaut que pour lui.',

  // Without the fact's text: a fact that was forgotten must not be sent again with the history.
  subject: () => 'souvenir',
  followUp: () => null,
  says: ({ fait }) => `Souvenir ajouté\u00a0: ${fait}`,
  text: ({ fait }) => fait,
  exported: ({ fait }) => `souvenir\u00a0: ${fait}`,

  over: {
    forgot(stored) {
      const fields = readFields(stored)
      const fact = fields && parseFact(readText(fields['id']), fields)
      return fact ? toFactArgs(fact) : undefined
    },
  },

  path: (_, uid) => coachPath(uid),
  parse: parseMemory,
  make: (card, doc, { uid, conversation }) =>
    rememberWrites(uid, doc, [factOfCard(card, conversation)], forgottenBy(card)),
  isAsMade: ({ target, proposed: { fait, projet } }, { facts }) =>
    facts.some(({ id, text, project }) => id === target && text === fait && project === projet),
  unmake: ({ target, over: { forgot } }, doc, { uid }) =>
    forgot ? rememberWrites(uid, doc, [forgot], [target]) : forgetWrites(uid, doc, [target]),
}

/** The fact of an accepted card, with the id that the card has from its creation: accepting it in two tabs stores one fact. */
export function factOfCard({ target, proposed, doneAt = 0 }: FactCard, conversation: string): FactArgs {
  return {
    id: target,
    text: proposed.fait,
    project: proposed.projet,
    saidAt: new Date(doneAt).toISOString(),
    from: 'coach',
    conversation,
  }
}

function forgottenBy({ over: { forgot } }: FactCard): readonly string[] {
  return forgot ? [forgot.id] : []
}
