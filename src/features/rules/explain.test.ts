import { expect, test } from 'vitest'
import rules from '../../../firestore.rules?raw'
import { explainAll, explainCheck, explainCondition, whoOf } from './explain'
import { readRules } from './read-rules'

const collections = readRules(rules)
const grants = collections.flatMap(({ grants: own }) => own)
const fields = collections.flatMap(({ fields: own }) => own)

test('every grant of ours is for one known person, and the rest of it is said in French', () => {
  for (const { conditions } of grants) {
    const [who = '', ...others] = conditions
    expect(whoOf(who), who).not.toBeNull()
    for (const condition of others) expect(explainCondition(condition), condition).not.toBeNull()
  }
})

test('every check of ours is said in French, and every field has one', () => {
  for (const { name, checks, atCreation, isFixed } of fields) {
    for (const check of checks) expect(explainCheck(check), check).not.toBeNull()
    expect(checks.length > 0 || atCreation.length > 0 || isFixed, name).toBe(true)
  }
})

test('the numbers are those of the rules', () => {
  expect(explainCondition('asksAtMost(37)')).toContain('37')
  expect(explainCheck('isText(value, 31000)')).toContain('31\u00a0000')
  expect(explainCheck("value in ['a', 'b']")).toBe('`a`, `b`')
  expect(explainCondition("!changed().hasAny(['a', 'b'])")).toBe('`a` et `b` ne changent pas')
})

test('what is not known is shown as it is written, never left out', () => {
  expect(explainAll(["value.matches('^x$')", 'value is bool'], explainCheck)).toEqual([
    "`value.matches('^x$')`",
    'vrai ou faux',
  ])
  expect(whoOf('isUser(resource.data.owner)')).toBeNull()
  expect(explainCondition("(!changed().hasAny(['a']) || unheardOf())")).toBeNull()
})

// Said by name: their sentence holds as long as their definition does.
test.each([
  ['isNotAhead', "duration.value(1, 'd')"],
  ['isIsoDate', 'isNotAhead('],
  ['isLink', 'isText(value, 2000)'],
  ['isLink', "'^https?://"],
  ['isVerdict', 'value == null || value is bool'],
  ['hasOwnEmail', 'request.auth.token.email.lower()'],
  ['isBasedOnStored', '== resource.data.updatedAt'],
  ['isId', '[A-Za-z0-9_-]'],
  ['isUser', 'request.auth.uid == uid'],
  ['asksAtMost', 'request.query.limit <= documents'],
  ['areSections', "areItems(sections.get('offer', []), none)"],
  ['areItems', 'items.size() <= 12'],
])('%s still asks what its sentence says', (name, fragment) => {
  const [, body = ''] = rules.split(`function ${name}(`)
  expect(body.slice(0, body.indexOf('\n    }\n'))).toContain(fragment)
})
