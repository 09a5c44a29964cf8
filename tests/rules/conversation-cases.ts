import { Subject, write, type Case } from './case'
import { collections } from './collections'
import type { Request } from './requests'
import type { Fields } from './values'

const DAY_MS = 86_400_000
const TIMES: readonly (readonly [what: string, ms: number, isGood: boolean])[] = [
  ['of 1970', 0, true],
  ['of years ago', Date.parse('2024-01-01'), true],
  ['of now', Date.now(), true],
  ['almost a day ahead', Date.now() + DAY_MS - 3_600_000, true],
  ['a little more than a day ahead', Date.now() + DAY_MS + 3_600_000, false],
  ['a week ahead', Date.now() + 7 * DAY_MS, false],
  ['of the year 9999', Date.parse('9999-12-31'), false],
  ['in microseconds', Date.now() * 1_000, false],
]

/** What the owner may change, and a whole conversation that is restored. */
export function conversationCases(): Case[] {
  const conversation = new Subject('conversations', collections.conversations)
  const arranged = (fields: Fields) => write({ op: 'update', path: conversation.path, fields })
  const continued = (fields: Fields) => conversation.update(fields)
  const messages = [{ role: 'user', content: 'Et ensuite ?', timestamp: 2 }]
  const named = { given: conversation.existing({ title: 'Lampes', titled: true }) }
  const none = { given: [] }
  type Where = Parameters<Subject['case']>[3]
  const allowed = (what: string, request: Request, where?: Where) =>
    conversation.case(what, 'allowed', request, where)
  const refused = (what: string, request: Request, where?: Where) =>
    conversation.case(what, 'refused', request, where)
  return [
    allowed('renames it without the time', arranged({ title: 'Lampes', titled: true })),
    allowed('renames it again without the time', arranged({ title: 'Bougies', titled: true }), named),
    allowed('pins it without the time', arranged({ pinned: true })),
    allowed('pins a named one without the time', arranged({ pinned: true }), named),
    refused('renames it with another time', arranged({ title: 'Lampes', timestamp: new Date(0) })),
    allowed('stops an answer without the time', arranged({ stop: 'm' })),
    refused('adds messages without the time', arranged({ messages })),
    refused('adds messages with the time', continued({ messages })),
    refused('adds messages with a card', continued({ messages, proposals: { b: { at: 1 } } })),
    ...TIMES.flatMap(([what, ms, isGood]) => {
      const dated = [
        { role: 'user', content: 'Quel prix ?', timestamp: isGood ? ms : 1 },
        { role: 'assistant', content: 'Le tien.', timestamp: ms },
      ]
      const request = conversation.create({ ...conversation.created(), messages: dated })
      return conversation.case(
        `restores one whose answer is ${what}`,
        isGood ? 'allowed' : 'refused',
        request,
        none,
      )
    }),
    refused('restores one with its lease', conversation.create(conversation.complete()), none),
    refused(
      'creates one with a lease for ever',
      conversation.create({
        ...conversation.created(),
        answering: { message: 'm', at: Date.parse('9999-12-31'), text: '' },
      }),
      none,
    ),
    refused(
      'creates one with an empty lease',
      conversation.create({ ...conversation.created(), answering: {} }),
      none,
    ),
    refused(
      'creates one with no lease, in the time of another day',
      conversation.create({ ...conversation.created(), timestamp: new Date(Date.now() + 2 * DAY_MS) }),
      none,
    ),
    refused('claims an answer', continued({ answering: { message: 'm', at: 1, text: '' } })),
    refused('adds proposals without the time', arranged({ proposals: { b: { at: 1 } } })),
    allowed('decides about a card of a named one', continued({ proposals: { b: { at: 1 } } }), named),
  ]
}
