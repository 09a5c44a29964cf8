import type { Heading, List, Paragraph, Root, RootContent, Table, TableCell } from 'mdast'
import { capital } from '@/domain/base/text/french-count'
import { pastedTodos } from '@/domain/base/text/pasted-list'
import type { Weekday } from '@/domain/base/time/weekday'
import { plainOf } from './answer-print'
import { readAnswer } from './answer-text'
import { dayAlone, isDayAlone, withoutDay, type AdviceStep, type Days } from './leading-day'

/** An answer with more steps is a text, not a list of things to do; the rest is cut. */
export const ADVICE_STEPS_MAX = 20

/**
 * The steps of an answer with the day that each names: its next action first, then in their order the outer list items, table rows, and
 * paragraphs and headings like « Étape 1 : … ».
 */
export function adviceSteps(answer: string, days: Days | null = null): readonly AdviceStep[] {
  const root = readAnswer(answer)
  if (!root) return []
  const steps = new Map<string, AdviceStep>()
  const add = (texts: readonly string[], dayAbove: Weekday | null) => {
    for (const text of texts) {
      const step = withoutDay(withoutName(text), days)
      for (const part of pastedTodos(step.text)) {
        const own = step.isElsewhere ? null : (step.day ?? dayAbove)
        if (!steps.has(part)) steps.set(part, { ...step, text: part, day: own })
      }
    }
  }
  add(nextActions(root), null)
  let day: Weekday | null = null
  for (const [index, node] of root.children.entries()) {
    if (node.type === 'heading') day = dayAlone(textOf(node), days)
    if (!isGroup(node, root.children[index + 1])) add(stepTexts(node), day)
    if (node.type === 'paragraph') day = dayAlone(textOf(node), days) ?? day
  }
  return [...steps.values()].slice(0, ADVICE_STEPS_MAX)
}

/** « Ta prochaine action : samedi, dix minutes, pèse le colis. » The coach is asked to end every answer with one. */
const NEXT_ACTION =
  /^[^\p{L}\d]*(?:(?:ta|la|une)(?: seule)? )?(?:prochaine (?:action|étape|tâche)|(?:ton |le )?prochain pas)(?: \([^()]{1,30}\))?\s*(?:[:–—-]\s*|\.?$)/iu
/** What follows the first sentence says how, or asks something. */
const NEXT_SENTENCE = /(?<=[.!?…])\s+(?=\p{Lu}).*$/u

function nextActions({ children }: Root): readonly string[] {
  return children.flatMap((node, index) => {
    if (node.type !== 'paragraph' && node.type !== 'heading') return []
    const text = textOf(node)
    const name = NEXT_ACTION.exec(text)?.[0]
    if (name === undefined) return []
    const below = children[index + 1]
    // Under a name that stands alone, a list is read as any other list.
    const said =
      name.length < text.length ? text.slice(name.length) : below?.type === 'paragraph' && textOf(below)
    if (said === false || said === '') return []
    const action = said.replace(NEXT_SENTENCE, '')
    return action.endsWith('?') ? [] : [capital(action.replace(/\.$/u, ''))]
  })
}

function stepTexts(node: RootContent): readonly string[] {
  if (node.type === 'list') return itemTexts(node)
  if (node.type === 'table') return rowTexts(node)
  return node.type === 'heading' || node.type === 'paragraph' ? namedStep(node) : []
}

const GROUP = /^(?:(?:semaine|phase|jour) ?n?°? ?\d|\d{1,2}[.)]\s)/iu

/** « Semaine 1 : Choisir » and « 1. Choisir » above a list are names: what there is to do is the list. */
function isGroup(node: RootContent, below: RootContent | undefined): boolean {
  return (
    below?.type === 'list' &&
    (node.type === 'heading' || node.type === 'paragraph') &&
    GROUP.test(textOf(node))
  )
}

/** Nested lists are skipped: they explain how to do a step. */
function itemTexts({ children }: List): readonly string[] {
  return children.map(({ children: blocks }) => {
    const [first] = blocks
    return first === undefined || first.type === 'list' || first.type === 'code' ? '' : textOf(first)
  })
}

const STEP = /^(?:étape|etape|step|action|tâche|jour|semaine|phase) ?n?°? ?\d{1,2}(?:\s*[:.)–—-]\s*|$)/iu
const NUMBERED = /^\d{1,2}[.)]\s+/

/** « Étape 1 : Filmer » and « **Lundi** : filmer » with the rest of their text; for « **Étape 1 : Filmer** Trois plans » only the bold text. */
function namedStep(node: Heading | Paragraph): readonly string[] {
  const text = textOf(node)
  const [first] = node.children
  const bold = first?.type === 'strong' ? textOf({ type: 'paragraph', children: [first] }) : ''
  // A number alone marks a step only in a heading or in bold text.
  const isNumbered = NUMBERED.test(node.type === 'heading' ? text : bold)
  if (isDayAlone(bold) && !isDayAlone(text)) return [text]
  if (!isNumbered && !STEP.test(text)) return []
  return [withoutName(bold) === '' ? text : bold]
}

function withoutName(text: string): string {
  const name = (STEP.exec(text) ?? NUMBERED.exec(text) ?? NEXT_ACTION.exec(text))?.[0] ?? ''
  return name === '' ? text : capital(text.slice(name.length))
}

const NUMBER = /^(?:(?:étape|jour|semaine) ?)?n?°? ?\d{1,3}[.)]?$/iu

const WHAT_TO_DO = /^(?:étapes?|tâches?|actions?|jours?|semaines?|quoi|quand|à faire|que faire)(?!\p{L})/iu
const FIGURE = /^[~≈<>+−–-]?\s?\d[\d\s.,]*\s?(?:€|%|euros?)?$/iu

/** A row without its number. A day in any cell is moved to the start, as in « Lundi : filmer ». */
function rowTexts({ children }: Table): readonly string[] {
  const [head = [], ...rows] = children.map((row) => row.children.map(cellText))
  const isForTasks = head.some((text) => WHAT_TO_DO.test(text))
  const beside = rows.flatMap((row) => row.slice(1)).filter((text) => text !== '')
  const figures = beside.filter((text) => FIGURE.test(text))
  // Rows with mostly figures after their names are a calculation.
  if (!isForTasks && 2 * figures.length > beside.length) return []
  return rows.map((row) => {
    const cells = row.filter((text) => text !== '' && !NUMBER.test(text))
    const day = cells.find(isDayAlone)
    const said = cells.filter((text) => !isDayAlone(text)).join(' · ')
    return day !== undefined && said !== '' ? `${day.replace(/\s*:$/u, '')}\u00a0: ${said}` : said
  })
}

function cellText({ children }: TableCell): string {
  return textOf({ type: 'paragraph', children })
}

function textOf(node: RootContent): string {
  const root: Root = { type: 'root', children: [node] }
  return plainOf(root, false).replace(/\s+/g, ' ').trim()
}
