// If a field accepts more than the rules, the text is lost: the write is refused for good.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  INITIAL_LEVEL,
  INITIAL_XP,
  XP_MAX,
  XP_PER_LEVEL,
  XP_PER_PROJECT_ITEM,
  XP_PER_STEP_MAX,
  XP_PER_TODO,
} from '@/domain/base/business'
import { ENTRIES_PER_TRANSACTION } from '@/data/sync/sender'
import { CARDS_MAX } from '@/domain/coach/cards/card-head'
import { CONVERSATION_MAX_MESSAGES } from '@/domain/coach/conversation/conversation'
import { DOSSIERS_MAX, SENT_MAX } from '@/domain/coach/dossier/sent-dossier'
import { emptyContent, PROJECT_HEADS } from '@/domain/projects/parts'
import { wholeFields } from '@/domain/projects/project-save'
import { VERSION_PLACES, VERSION_REASONS, versionFields, versionId } from '@/domain/projects/project-version'
import { PROJECT_SECTIONS, projectItemId } from '@/domain/projects/project-sections'
import { figureMax, PRODUCT_FIGURES, SELLER_FIGURES } from '@/domain/money/figures'
import { ACRE_ANSWERS } from '@/domain/law/contributions'
import { NEW_SELLER, VAT_REGIMES } from '@/domain/money/seller'
import { CRITERIA } from '@/domain/research/candidate'
import {
  LIMIT_MAX_CENTS,
  NUMBERED_DAYS_MAX,
  PLANNED_DAYS_MAX,
  SALES_TESTS_PER_QUERY,
  TRIED_MAX,
} from '@/domain/sales-tests/sales-test'
import { WEEK_COUNT_MAX, WEEK_PROJECTS_MAX, WEEK_XP_MAX } from '@/domain/weeks/week'
import * as limits from '@/domain/base/text/text-limits'
import {
  BUDGETS,
  HOURS,
  NO_ANSWERS,
  OBSTACLES,
  PLAN_IF_THEN_MAX,
  PLAN_PRODUCT_MAX,
  PLAN_SUCCESS_MAX,
  STAGES,
} from '@/domain/plan/answers'
import { DECLARED_STAGES } from '@/domain/plan/stored-plan'

const rules = readFileSync('firestore.rules', 'utf8')

const boundOf = (before: string) => {
  const found = rules
    .split(before)
    .at(-1)
    ?.match(/^, ([0-9]+)[,)]/)?.[1]
  return found === undefined ? null : Number(found)
}

test.each([
  ['isName(profile.fullName', limits.NAME_MAX, 120],
  ['isCount(profile.xp', XP_MAX, 10_000_000],
  ['isName(todo.text', limits.TODO_MAX, 500],
  ['isName(project.title', limits.PROJECT_TITLE_MAX, 120],
  ['isText(project.description', limits.PROJECT_DESCRIPTION_MAX, 5_000],
  ["isName(conversation.get('title', 'Conversation')", limits.CONVERSATION_TITLE_MAX, 120],
  ['isName(version.title', limits.PROJECT_TITLE_MAX, 120],
  ['isText(version.name', limits.VERSION_NAME_MAX, 60],
  ['isText(message.content', limits.CHAT_CONTENT_MAX, 32_000],
  ["isMap(conversation.get('proposals', {})", CARDS_MAX, 80],
  ["areShort(conversation.get('dossiers', {})", DOSSIERS_MAX, 6],
  ["areShort(conversation.get('sent', {})", SENT_MAX, 200],
  ['isMap(map', limits.FACTS_MAX, 24],
  ['isText(answers.product', PLAN_PRODUCT_MAX, 120],
  ['isText(answers.success', PLAN_SUCCESS_MAX, 300],
  ['isText(answers.ifThen', PLAN_IF_THEN_MAX, 300],
  ['isText(plan.ifThen', PLAN_IF_THEN_MAX, 300],
  ['isText(week.went', limits.WEEK_TEXT_MAX, 1_000],
  ['isText(week.blocked', limits.WEEK_TEXT_MAX, 1_000],
  ['isText(week.ifThen', limits.WEEK_IF_THEN_MAX, 300],
  ['isText(all[2]', limits.PRIORITY_MAX, 160],
  ['isList(priorities', limits.PRIORITIES, 3],
  ['isList(week.done', limits.WEEK_DONE_MAX, 150],
  ["isCount(stats.get('done', 0)", WEEK_COUNT_MAX, 10_000],
  ["isCount(stats.get('xp', 0)", WEEK_XP_MAX, 10_000_000],
  ["areShort(stats.get('projects', {})", WEEK_PROJECTS_MAX, 10],
  ['isText(value', limits.LINK_MAX, 2_000],
  ['isName(section.nomSection', limits.NAME_MAX, 120],
  ['isName(section.product', limits.NAME_MAX, 120],
  ['isName(test.tried', TRIED_MAX, 300],
  ["isText(candidate.get('name', '')", limits.CANDIDATE_NAME_MAX, 120],
  ['isCount(test.days', PLANNED_DAYS_MAX, 90],
  ['isCount(test.limitCents', LIMIT_MAX_CENTS, 100_000_000],
  ['areShort(test.numbers', NUMBERED_DAYS_MAX, 120],
])('%s): %i in the fields and in the rules', (rule, inFields, specified) => {
  expect(inFields).toBe(specified)
  expect(boundOf(rule)).toBe(specified)
})

test('a level is counted from the points alike, and both begin alike', () => {
  expect(rules).toContain(`profile.level == math.floor(profile.xp / ${XP_PER_LEVEL}) + ${INITIAL_LEVEL}`)
  expect(rules).toContain(`incoming().xp == ${INITIAL_XP}`)
})

test('the largest XP step equals the most that one transaction can earn', () => {
  const items = PROJECT_SECTIONS.flatMap((section) => section.items).length
  const mostOfOne = Math.max(items * XP_PER_PROJECT_ITEM, XP_PER_TODO)
  expect(XP_PER_STEP_MAX).toBe(ENTRIES_PER_TRANSACTION * mostOfOne)
  expect(rules).toContain(`return after <= before + ${XP_PER_STEP_MAX};`)
})

test('queries ask for no more than the rules give', () => {
  const asked = [...rules.matchAll(/asksAtMost\(([0-9]+)\)/g)].map((match) => Number(match[1]))
  const {
    TODOS_PER_QUERY,
    CONVERSATIONS_PER_QUERY,
    VERSIONS_PER_QUERY,
    DOCUMENTS_PER_QUERY,
    WEEKS_PER_QUERY,
  } = limits
  expect(new Set(asked)).toEqual(
    new Set([
      TODOS_PER_QUERY,
      CONVERSATIONS_PER_QUERY,
      VERSIONS_PER_QUERY,
      DOCUMENTS_PER_QUERY,
      WEEKS_PER_QUERY,
      SALES_TESTS_PER_QUERY,
    ]),
  )
})

test('a stored conversation has room for the exchange that fills it', () => {
  expect(boundOf('isList(conversation.messages')).toBeGreaterThanOrEqual(CONVERSATION_MAX_MESSAGES + 2)
})

const fieldsOf = (document: string) => {
  const list = new RegExp(`${document}\\.keys\\(\\)\\.hasOnly\\((.*?)\\)\n`, 's').exec(rules)?.[1] ?? ''
  return [...list.matchAll(/'(\w+)'/g)].map((match) => match[1])
}

test('the rules know every part of a project', () => {
  const fields = wholeFields(emptyContent(), { uid: 'lea', now: new Date(0), kept: null })
  expect(fieldsOf('project')).toEqual(expect.arrayContaining([...PROJECT_HEADS, ...Object.keys(fields)]))
  expect(fieldsOf('sections').sort()).toEqual(PROJECT_SECTIONS.map(({ key }) => key).sort())
})

test('the rules know every part of a version, and why it may be kept', () => {
  const kept = { uid: 'lea', projectId: 'p', name: '', reason: 'opening', at: new Date(0) } as const
  const fields = versionFields({ ...kept, content: emptyContent() })
  expect(fieldsOf('version').sort()).toEqual(Object.keys(fields).sort())
  const reasons = /version\.reason in \[(.*?)\]/.exec(rules)?.[1]
  expect(reasons).toBe(VERSION_REASONS.map((reason) => `'${reason}'`).join(', '))
  const places = /id in \[(.*?)\]/.exec(rules)?.[1]
  expect(places).toBe(VERSION_PLACES.map((place) => `project + '${versionId('', place)}'`).join(', '))
})

test('the rules know every criterion and every amount of a candidate, and bound it as its field does', () => {
  const keys = CRITERIA.map(({ key }) => key)
  expect(fieldsOf('candidate')).toEqual(
    expect.arrayContaining([...keys, ...PRODUCT_FIGURES.map(({ key }) => key)]),
  )
  for (const key of keys) expect(rules).toContain(`isVerdict(candidate.get('${key}', null))`)
  for (const figure of PRODUCT_FIGURES) {
    expect(boundOf(`isCount(candidate.get('${figure.key}', 0)`)).toBe(figureMax(figure))
  }
})

test('the rules know every input of the person, and bound it as its field does', () => {
  expect(fieldsOf('seller').sort()).toEqual(Object.keys(NEW_SELLER).sort())
  for (const figure of SELLER_FIGURES) {
    const check = figure.key === 'contributionPoints' ? 'isOpenShare' : 'isOpenCount'
    expect(boundOf(`${check}(seller.get('${figure.key}', null)`)).toBe(figureMax(figure))
  }
  const regimes = VAT_REGIMES.map(({ points }) => points).join(', ')
  expect(rules).toContain(`seller.get('vatPoints', 0) in [${regimes}]`)
  const answers = ACRE_ANSWERS.map(({ value }) => `'${value}'`).join(', ')
  expect(rules).toContain(`seller.get('acre', 'none') in [${answers}]`)
})

test('the rules know every question of the plan and every choice of it', () => {
  const choices = (name: string) => {
    const [, list = ''] = new RegExp(`isOneOf\\(answers\\.${name}, \\[(.*?)\\]\\)`).exec(rules) ?? []
    return list.split(', ').map((choice) => choice.replaceAll("'", ''))
  }
  const values = (all: readonly { readonly value: string | number }[]) =>
    all.map(({ value }) => String(value))
  expect(fieldsOf('answers').sort()).toEqual(Object.keys(NO_ANSWERS).sort())
  expect(choices('stage')).toEqual(values(STAGES))
  expect(choices('hours')).toEqual(values(HOURS))
  expect(choices('budget')).toEqual(values(BUDGETS))
  expect(choices('obstacle')).toEqual(values(OBSTACLES))
  expect(fieldsOf('declared')).toEqual([...DECLARED_STAGES])
})

test('a project whose every text is full fits into the rules', () => {
  const bounds = [...rules.matchAll(/all\[[0-9]\]\.values\(\)\.join\(''\)\.size\(\) <= ([0-9]+)/g)].map(
    (match) => Number(match[1]),
  )
  const [few = 0, most = 0] = [...rules.matchAll(/ items\.size\(\) <= ([0-9]+)/g)].map((match) =>
    Number(match[1]),
  )
  const together = Number(/\.join\(''\)\.size\(\) <= ([0-9]{6})/.exec(rules)?.[1])
  for (const { key, items } of PROJECT_SECTIONS) {
    for (const [index, title] of items.entries()) {
      const length = `${projectItemId(key, index)}${title}false`.length + limits.PROJECT_ITEM_MAX
      expect(length).toBeLessThanOrEqual(bounds[index] ?? 0)
    }
    expect(items.length).toBeLessThanOrEqual(few)
  }
  expect(bounds).toEqual(Array.from({ length: few }, () => 20_200))
  expect(together).toBe(most * 20_200)
})

test('limits that the rules cannot count', () => {
  expect([limits.PROJECT_ITEM_MAX, limits.CHAT_MESSAGE_MAX]).toEqual([20_000, 4_000])
})
