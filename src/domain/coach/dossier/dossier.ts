import { isBlank } from '@/domain/base/text/visible-text'
import { shortened, startOf } from '@/domain/base/text/cut-text'
import { capital, counted } from '@/domain/base/text/french-count'
import { onOneLine } from '@/domain/base/text/line-ends'
import { addDays, dayAndMonth, daysBetween, localDateOf } from '@/domain/base/time/local-date'
import { dayName } from '@/domain/base/time/day-name'
import { weekdayOf } from '@/domain/base/time/weekday'
import { BUDGETS, choiceLabel, HOURS, momentText, OBSTACLES, STAGES } from '@/domain/plan/answers'
import { NO_PLAN } from '@/domain/plan/stored-plan'
import { planSections, type Project } from '@/domain/projects/project'
import { projectStatusLabel } from '@/domain/projects/project-status'
import { NEW_SELLER } from '@/domain/money/seller'
import { CRITERIA } from '@/domain/research/candidate'
import { addressText } from '@/domain/research/candidate-address'
import { linkLabel } from '@/domain/research/links/candidate-link'
import { scoreOf, scoreText } from '@/domain/research/candidate-score'
import type { Todo } from '@/domain/todos/todo'
import { dueOn, firstOn, isDone, isFolded } from '@/domain/todos/week-of-todo'
import type { Week } from '@/domain/weeks/week'
import { figuresOf } from './dossier-figures'
import { cleanMessage } from '@/domain/coach/conversation/clean-message'
import { factsAbout } from '@/domain/coach/facts/facts'
import {
  DOSSIER_PART_KEYS,
  DOSSIER_PARTS,
  isRead,
  type DossierChoice,
  type DossierFacts,
  type DossierPartKey,
} from './dossier-parts'

/** Lines of a part with a limit of their own, so that a long text leaves room for others. */
interface Block {
  /** Characters. */
  readonly max: number
  readonly lines: (
    facts: DossierFacts,
    handles: Handles,
    now: Date,
    choice: DossierChoice,
  ) => readonly string[]
}

const PARTS: Readonly<Record<DossierPartKey, readonly Block[]>> = {
  project: [
    { max: 2_280, lines: currentProject },
    { max: 290, lines: otherProjects },
  ],
  products: [{ max: 1_050, lines: foundProducts }],
  tasks: [{ max: 1_120, lines: week }],
  plan: [
    { max: 560, lines: answersOf },
    { max: 100, lines: learning },
  ],
  memories: [{ max: 480, lines: (facts, _, __, choice) => rememberedOf(facts, choice) }],
}

export interface DossierPart {
  readonly key: DossierPartKey
  readonly label: string
  readonly characters: number
  /** Number of characters that did not fit. */
  readonly cut: number
  readonly isUnread: boolean
}

export interface Dossier {
  /** '' if nothing is shared or there is no data. */
  readonly text: string
  readonly parts: readonly DossierPart[]
  /** Targets of the handles « P1 », « C2 » (an address) and « T5 » in the text. */
  readonly handles: Handles
  /** Projects at the time of writing; later proposals are compared with them. */
  readonly projects: readonly Project[]
}

/** Short names for documents: a model copies them, and cannot invent an existing one. */
export type Handles = Map<string, string>

/** Characters: more than two dozen products or twelve weeks need. */
const CHART_MAX = 3_000
const OTHER_PROJECTS = 4
const PRODUCTS = 8
const ITEM_EXCERPT = 160
const NOTE_EXCERPT = 100
const ANSWER_EXCERPT = 120
const TODOS = 60
const PRIORITY_EXCERPT = 120
/** From the Monday of a closed week to the Sunday of the week of its priorities. */
const PROMISED_DAYS = 13
/** For a lesson's title: with the counters, the text remains under the part's limit. */
const TITLE_EXCERPT = 15

/** The exact text for the coach; used by the screen that shows it, the request and the tests. */
export function dossierOf(facts: DossierFacts, choice: DossierChoice, now: Date): Dossier {
  const handles: Handles = new Map()
  const made = DOSSIER_PART_KEYS.filter((key) => choice[key]).map((key) =>
    partOf(key, facts, handles, now, choice),
  )
  const texts = [chartOf(facts), ...made.map(({ text }) => text)].filter((text) => text !== '')
  const text = texts.length === 0 ? '' : [today(now), ...texts].join('\n\n')
  return { text, parts: made.map(({ part }) => part), handles, projects: facts.projects ?? [] }
}

function partOf(
  key: DossierPartKey,
  facts: DossierFacts,
  handles: Handles,
  now: Date,
  choice: DossierChoice,
) {
  const { label } = DOSSIER_PARTS[key]
  const blocks = PARTS[key]
    .map(({ max, lines }) => cutAt(cleanMessage(lines(facts, handles, now, choice).join('\n')), max))
    .filter(({ text }) => text !== '')
  const text = blocks.length === 0 ? '' : [`## ${label}`, ...blocks.map((block) => block.text)].join('\n')
  const cut = blocks.reduce((sum, block) => sum + block.cut, 0)
  return { text, part: { key, label, characters: text.length, cut, isUnread: !isRead(key, facts) } }
}

function chartOf({ chart }: DossierFacts): string {
  if (!chart) return ''
  return [`## ${chart.name}`, cutAt(cleanMessage(chart.text), CHART_MAX).text].join('\n')
}

/** The mark says to the model and to the person that the text is incomplete. */
function cutAt(text: string, max: number): { text: string; cut: number } {
  if (text.length <= max) return { text, cut: 0 }
  const room = max - cutMark(text.length).length
  const kept = startOf(text, room)
  const cut = text.length - kept.length
  return { text: kept + cutMark(cut), cut }
}

function cutMark(count: number): string {
  return ` (coupé\u00a0: ${count} signes)`
}

/** A model does not know the date. */
function today(now: Date): string {
  return `Aujourd'hui\u00a0: ${weekdayOf(now)} ${dayText(now)}.`
}

function dayText(date: Date): string {
  const day = String(date.getDate()).padStart(2, '0')
  const month = String(date.getMonth() + 1).padStart(2, '0')
  return `${day}/${month}/${date.getFullYear()}`
}

/** A project's facts are shared only with that project: not with another one, and not if no project is shared. */
function rememberedOf({ memory, projects }: DossierFacts, choice: DossierChoice): readonly string[] {
  const project = (choice.project && projects?.[0]?.id) || null
  return factsAbout(memory ?? [], project).map(({ text, project, saidAt }) => {
    const about = project === null ? '' : 'sur le projet en cours, '
    return `- ${text} (${about}dit le ${dayText(saidAt)})`
  })
}

function answersOf({ plan }: DossierFacts): readonly string[] {
  const { answers, ifThen } = plan ?? NO_PLAN
  const { stage, product, hours, days, budget, success, obstacle, moment } = answers
  const lines: readonly (readonly [label: string, value: string])[] = [
    ['Étape', choiceLabel(STAGES, stage)],
    ['Produit', excerpt(product, ANSWER_EXCERPT)],
    ['Temps par semaine', choiceLabel(HOURS, hours)],
    ['Jours', days.join(', ')],
    ['Budget de départ', choiceLabel(BUDGETS, budget)],
    ['But à 3\u00a0mois', excerpt(success, ANSWER_EXCERPT)],
    ['Obstacle', choiceLabel(OBSTACLES, obstacle)],
    ['Engagement', excerpt(ifThen, ANSWER_EXCERPT)],
    ['Créneau', moment ? momentText(moment) : ''],
  ]
  return lines.flatMap(([label, value]) => (value === '' ? [] : [`${label}\u00a0: ${value}`]))
}

function currentProject({ projects }: DossierFacts, handles: Handles): readonly string[] {
  const [project] = projects ?? []
  if (!project) return []
  const handle = name(handles, 'P', project.id)
  const lines = [`${handle} ${headOf(project)}`]
  if (!isBlank(project.description)) lines.push(excerpt(project.description, ITEM_EXCERPT))
  const sections = planSections(project.sections)
  for (const { label, filled, missing } of sections) {
    lines.push(`${label} ${filled.length}/${filled.length + missing.length}`)
    for (const { title, content } of filled) lines.push(`- ${title}\u00a0: ${excerpt(content, ITEM_EXCERPT)}`)
  }
  const empty = sections.flatMap(({ missing }) => missing)
  if (empty.length > 0) lines.push(`Vides\u00a0: ${empty.join(', ')}`)
  return lines
}

function otherProjects({ projects }: DossierFacts, handles: Handles): readonly string[] {
  const others = projects?.slice(1, 1 + OTHER_PROJECTS) ?? []
  if (others.length === 0) return []
  return ['Autres projets\u00a0:', ...others.map((each) => `${name(handles, 'P', each.id)} ${headOf(each)}`)]
}

function headOf({ title, status, progress }: Project): string {
  return `«\u00a0${excerpt(title, 40)}\u00a0» · ${projectStatusLabel(status)} · ${progress}\u00a0%`
}

function foundProducts(
  { candidates, profile }: DossierFacts,
  handles: Handles,
  now: Date,
): readonly string[] {
  const products = candidates?.slice(0, PRODUCTS) ?? []
  const seller = profile?.seller ?? NEW_SELLER
  return products.map((product) => {
    const { link, name: given, verdicts, note } = product
    const no = CRITERIA.filter(({ key }) => verdicts[key] === false).map(({ words }) => words)
    return [
      `${name(handles, 'C', addressText(product))} ${shortLink(link)}`,
      ...(given === '' ? [] : [`«\u00a0${excerpt(given, 40)}\u00a0»`]),
      scoreText(scoreOf(verdicts)),
      ...(no.length > 0 ? [`non\u00a0: ${no.join(', ')}`] : []),
      ...figuresOf(product, seller, localDateOf(now)),
      ...(isBlank(note) ? [] : [excerpt(note, NOTE_EXCERPT)]),
    ].join(' · ')
  })
}

const LINK_START = 30
const LINK_END = 20

/** The shop and the end of the path, which identifies the product. */
function shortLink(link: string): string {
  const label = linkLabel(link)
  if (label.length <= LINK_START + LINK_END) return label
  return `${label.slice(0, LINK_START)}…${label.slice(-LINK_END)}`.replace(/\p{Surrogate}/gu, '')
}

function learning({ profile, lessons }: DossierFacts): readonly string[] {
  const level = profile ? [`Niveau ${profile.level}, ${profile.xp} XP`] : []
  if (!lessons || lessons.total === 0) return level
  const { done, read, total, underWay } = lessons
  const counts = `Leçons\u00a0: ${done}/${total} faites, ${read} lues`
  return [
    ...level,
    underWay === null ? counts : `${counts}, en cours\u00a0: ${shortened(underWay, TITLE_EXCERPT)}`,
  ]
}

function week({ todos, weeks }: DossierFacts, handles: Handles, now: Date): readonly string[] {
  const promised = weeks?.flatMap((closed) => promises(closed, now)) ?? []
  const all = todos ?? []
  const open = all.filter((todo) => !isDone(todo, now)).slice(0, TODOS)
  const done = all.filter((todo) => isDone(todo, now) && !isFolded(todo, now)).length
  const today = localDateOf(now)
  // A repeating todo is for its next weekday.
  const due = open.map((todo) => (todo.repeats ? firstOn(todo.dayOfWeek, today) : dueOn(todo, now)))
  const days = [...new Set(due)].sort().map((date) => {
    const texts = open
      .filter((_, index) => due[index] === date)
      .map((todo) => `${name(handles, 'T', todo.id)} ${excerpt(todo.text, NOTE_EXCERPT)}${aside(todo)}`)
    return `${capital(dayName(date, today))}\u00a0: ${texts.join('\u00a0; ')}`
  })
  const count = done === 0 ? [] : [`${counted(done, 'tâche')} ${done < 2 ? 'faite' : 'faites'}`]
  return [...promised, ...count, ...days]
}

/** Priorities of the last review: made on Sunday, still sent in the following week, not later. */
function promises({ monday, priorities, blocked, ifThen }: Week, now: Date): readonly string[] {
  if (daysBetween(monday, localDateOf(now)) > PROMISED_DAYS) return []
  const listed = priorities.map((text, index) => `${index + 1}) ${excerpt(text, PRIORITY_EXCERPT)}`)
  return [
    `Bilan de la semaine du ${dayAndMonth(monday)}\u00a0: ${listed.length === 0 ? 'clos, sans priorité' : `promis pour celle du ${dayAndMonth(addDays(monday, 7))}\u00a0: ${listed.join('\u00a0; ')}`}`,
    ...(isBlank(blocked) ? [] : [`Ce qui a bloqué\u00a0: ${excerpt(blocked, NOTE_EXCERPT)}`]),
    ...(isBlank(ifThen) ? [] : [`Prévu si cela revient\u00a0: ${excerpt(ifThen, NOTE_EXCERPT)}`]),
  ]
}

/** « (chaque semaine) », « (reportée 3 fois) » */
function aside({ repeats, putOff }: Todo): string {
  const facts = [...(repeats ? ['chaque semaine'] : []), ...(putOff > 0 ? [`reportée ${putOff} fois`] : [])]
  return facts.length === 0 ? '' : ` (${facts.join(', ')})`
}

function name(handles: Handles, letter: 'P' | 'C' | 'T', id: string): string {
  const count = [...handles.keys()].filter((handle) => handle.startsWith(letter)).length
  const handle = `${letter}${count + 1}`
  handles.set(handle, id)
  return handle
}

/** The beginning of a text on one line: a line break would look like another fact. */
function excerpt(text: string, max: number): string {
  // Cut first, so that a text of 20,000 characters is not processed as a whole.
  const line = onOneLine(text.slice(0, max * 4))
  if (line.length <= max && text.length <= max * 4) return line
  const kept = startOf(line, max)
  return kept + cutMark(text.length - kept.length)
}
