import { isBlank } from '@/domain/base/text/visible-text'
import { shortened } from '@/domain/base/text/cut-text'
import { capital, counted } from '@/domain/base/text/french-count'
import { addDays, dayAndMonth, daysBetween, localDateOf } from '@/domain/base/time/local-date'
import { dayName } from '@/domain/base/time/day-name'
import { weekdayOf } from '@/domain/base/time/weekday'
import { BUDGETS, choiceLabel, HOURS, momentText, OBSTACLES, STAGES } from '@/domain/plan/answers'
import { NO_PLAN } from '@/domain/plan/stored-plan'
import { planSections, type Project } from '@/domain/projects/project'
import { projectStatusLabel } from '@/domain/projects/project-status'
import type { Todo } from '@/domain/todos/todo'
import { dueOn, firstOn, isDone, isFolded } from '@/domain/todos/week-of-todo'
import type { Week } from '@/domain/weeks/week'
import { cleanMessage } from '@/domain/coach/conversation/clean-message'
import { factsAbout } from '@/domain/coach/facts/facts'
import {
  DOSSIER_PART_KEYS,
  DOSSIER_MAX,
  DOSSIER_PARTS,
  hasMore,
  isRead,
  type DossierChoice,
  type DossierFacts,
  type DossierPartKey,
} from './dossier-parts'
import { cutAt, excerpt, name, type Handles } from './note-lines'
import { productNotes } from './product-notes'

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

/** Of all parts but « Produits », which has the rest of the room: 1,900 characters at least, where all other parts are full. */
const PARTS: Readonly<Record<Exclude<DossierPartKey, 'products'>, readonly Block[]>> = {
  project: [
    { max: 1_750, lines: currentProject },
    { max: 240, lines: otherProjects },
  ],
  tasks: [{ max: 900, lines: week }],
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

/** Characters: more than two dozen products or twelve weeks need. */
const CHART_MAX = 3_000
const OTHER_PROJECTS = 4
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
  const chosen = DOSSIER_PART_KEYS.filter((key) => choice[key])
  const blocks = new Map(
    chosen.map((key) => [key, key === 'products' ? [] : blocksOf(PARTS[key], facts, handles, now, choice)]),
  )
  const others = [today(now), chartOf(facts), ...chosen.map((key) => partText(key, blocks.get(key) ?? []))]
  const room = DOSSIER_MAX - joined(others).length - `${GAP}${partText('products', [EMPTY])}`.length
  if (choice.products) blocks.set('products', [productNotes(facts, handles, now, room)].filter(hasText))
  const made = chosen.map((key) => partOf(key, blocks.get(key) ?? [], facts))
  const text = joined([chartOf(facts), ...made.map((part) => part.text)])
  return {
    text: text === '' ? '' : joined([today(now), text]),
    parts: made.map(({ part }) => part),
    handles,
    projects: facts.projects ?? [],
  }
}

interface WrittenBlock {
  readonly text: string
  readonly cut: number
}

const EMPTY: WrittenBlock = { text: '', cut: 0 }
const GAP = '\n\n'

function joined(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(GAP)
}

function hasText({ text }: WrittenBlock): boolean {
  return text !== ''
}

function blocksOf(
  blocks: readonly Block[],
  facts: DossierFacts,
  handles: Handles,
  now: Date,
  choice: DossierChoice,
): readonly WrittenBlock[] {
  return blocks
    .map(({ max, lines }) => cutAt(cleanMessage(lines(facts, handles, now, choice).join('\n')), max))
    .filter(hasText)
}

function partText(key: DossierPartKey, blocks: readonly WrittenBlock[]): string {
  return blocks.length === 0
    ? ''
    : [`## ${DOSSIER_PARTS[key].label}`, ...blocks.map(({ text }) => text)].join('\n')
}

function partOf(key: DossierPartKey, blocks: readonly WrittenBlock[], facts: DossierFacts) {
  const text = partText(key, blocks)
  const cut = blocks.reduce((sum, block) => sum + block.cut, 0)
  const { label } = DOSSIER_PARTS[key]
  return { text, part: { key, label, characters: text.length, cut, isUnread: !isRead(key, facts) } }
}

function chartOf({ chart }: DossierFacts): string {
  if (!chart) return ''
  return [`## ${chart.name}`, cutAt(cleanMessage(chart.text), CHART_MAX).text].join('\n')
}

/** A model does not know the date. */
function today(now: Date): string {
  return `Aujourd’hui\u00a0: ${weekdayOf(now)} ${dayText(now)}.`
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

function currentProject({ projects, launches }: DossierFacts, handles: Handles): readonly string[] {
  const [project] = projects ?? []
  if (!project) return []
  const handle = name(handles, 'P', project.id)
  const lines = [`${handle} ${headOf(project)}`, ...launchOf(project, launches)]
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

/**
 * What « Mise en vente » lacks, once it was begun. The duties themselves are not named: rules choose them, no model. Its missing texts are
 * among the empty items.
 */
function launchOf({ id }: Project, launches: DossierFacts['launches']): readonly string[] {
  const launch = launches?.find(({ project }) => project.id === id)
  if (!launch?.isBegun) return []
  const { questions, duties, texts, faults } = launch
  const missing = [
    ...(questions > 0 ? [counted(questions, 'question')] : []),
    ...(duties > 0 ? [`${counted(duties, 'obligation')} (l’écran les dit, pas toi)`] : []),
    ...(texts > 0 ? [`${counted(texts, 'texte')} de la fiche`] : []),
    ...(faults === null ? ['le contrôle de la page'] : []),
    ...((faults ?? 0) > 0 ? [`la correction de ${counted(faults ?? 0, 'défaut')} de la page`] : []),
  ]
  return [
    missing.length > 0
      ? `Mise en vente, il manque\u00a0: ${missing.join(', ')}`
      : 'Mise en vente\u00a0: prête',
  ]
}

function otherProjects(facts: DossierFacts, handles: Handles): readonly string[] {
  const all = facts.projects?.slice(1) ?? []
  const others = all.slice(0, OTHER_PROJECTS)
  if (others.length === 0) return []
  // In front, where the limit of the block does not cut it.
  const isLeftOut = all.length > others.length || hasMore(facts, 'projects')
  const head = isLeftOut ? 'Autres projets (pas tous\u00a0: les derniers)' : 'Autres projets'
  return [`${head}\u00a0:`, ...others.map((each) => `${name(handles, 'P', each.id)} ${headOf(each)}`)]
}

function headOf({ title, status, progress }: Project): string {
  return `«\u00a0${excerpt(title, 40)}\u00a0» · ${projectStatusLabel(status)} · ${progress}\u00a0%`
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

function week(facts: DossierFacts, handles: Handles, now: Date): readonly string[] {
  const { todos, weeks } = facts
  const promised = weeks?.flatMap((closed) => promises(closed, now)) ?? []
  const all = todos ?? []
  const toDo = all.filter((todo) => !isDone(todo, now))
  const open = toDo.slice(0, TODOS)
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
  const least = hasMore(facts, 'doneTodos') ? 'Au moins ' : ''
  const count =
    done === 0 ? [] : [`${least}${counted(done, 'tâche')} ${done < 2 ? 'faite' : 'faites'} cette semaine`]
  const isLeftOut = toDo.length > open.length || hasMore(facts, 'openTodos')
  const leftOut = isLeftOut
    ? [`Laissé de côté\u00a0: d’autres tâches à faire, plus anciennes que ces ${open.length}.`]
    : []
  return [...promised, ...count, ...leftOut, ...days]
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
