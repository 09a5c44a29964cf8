import { XP_MAX } from '../../src/domain/base/business'
import type { Case, Subject } from './case'
import type { Fields } from './values'

/** Once for the account, with its XP. */
export function firstSaleCases(profile: Subject): Case[] {
  const firstSaleOn = '2026-11-27'
  const [none, earned] = [
    { xp: 30, level: 1 },
    { xp: 130, level: 1 },
  ]
  const marked = { ...earned, firstSaleOn }
  const by = (what: string, isGood: boolean, given: Fields, change: Fields, remove?: string[]): Case =>
    profile.case(`first sale: ${what}`, isGood ? 'allowed' : 'refused', profile.update(change, remove), {
      given: profile.existing(given),
    })
  const actors = ['other', 'signed out', 'anonymous'] as const
  return [
    by('marks it with its XP', true, none, marked),
    by('marks it with more XP of the same transaction', true, none, { xp: 165, level: 1, firstSaleOn }),
    by('marks it without XP', false, none, { firstSaleOn }),
    by('marks it with less', false, none, { xp: 129, level: 1, firstSaleOn }),
    by(
      'marks it at the most XP',
      true,
      { xp: XP_MAX - 1, level: 10_000 },
      {
        xp: XP_MAX,
        level: 10_001,
        firstSaleOn,
      },
    ),
    ...['27/11/2026', '2026-13-01', '', 20_261_127, null, true, new Date()].map((value) =>
      by(`marks it as ${JSON.stringify(value)}`, false, none, { ...earned, firstSaleOn: value }),
    ),
    by('marks it a second time', false, marked, { xp: 230, level: 1, firstSaleOn: '2026-11-28' }),
    by('moves it without XP', false, marked, { firstSaleOn: '2026-11-28' }),
    by('repeats it', true, marked, { firstSaleOn }),
    by('removes it', false, marked, {}, ['firstSaleOn']),
    by('changes the name after it', true, marked, { fullName: 'Zoé' }),
    profile.case(
      'first sale: creates a profile with it',
      'refused',
      profile.create({ ...profile.complete(), firstSaleOn }),
      {
        given: [],
      },
    ),
    ...actors.map((as) =>
      profile.case('first sale: marks it', 'refused', profile.update(marked), {
        as,
        given: profile.existing(none),
      }),
    ),
  ]
}
