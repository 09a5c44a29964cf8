import { PROJECT_ITEM_MAX, PROJECT_TITLE_MAX } from '@/domain/base/text/text-limits'
import {
  appended,
  itemBefore,
  itemIn,
  itemPlace,
  itemWays,
  itemWritten,
  withText,
  type ItemWay,
} from '@/domain/projects/text/item-text'
import { emptyContent, type ProjectContent } from '@/domain/projects/parts'
import { Refusal } from '@/domain/base/write'
import { isBlank, visibleText } from '@/domain/base/text/visible-text'
import type { Exercise, ExerciseItem } from './lesson'
import { checked, type Checked, type Typed } from './typed'

export type ItemsExercise = Extract<Exercise, { kind: 'items' }>

/** A text for an item, and how it comes into it. */
export interface ItemWork {
  readonly element: string
  readonly text: string
  readonly way: ItemWay
  /** What stood there when the person chose. */
  readonly present: string
}

/** What was written, for its undo. `replaced`: the text that it took the place of; null: it stands behind what was there. */
export interface MadeItem {
  readonly element: string
  readonly text: string
  readonly replaced: string | null
}

export const textField = (place: string) => `text.${place}`
export const wayField = (place: string) => `way.${place}`
export const TITLE_FIELD = 'title'
export const PROJECT_FIELD = 'project'

/** Behind what stands there, unless the person said otherwise and it can be put back. */
export function wayOf(typed: Typed, place: string, present: string): ItemWay {
  const text = typed[textField(place)] ?? ''
  return typed[wayField(place)] === 'instead' && itemWays(present, text).includes('instead')
    ? 'instead'
    : 'behind'
}

/** What stands in the item. */
export function presentIn(content: ProjectContent, place: string): string {
  return itemIn(content, place)?.content ?? ''
}

/** « Description du produit » */
export function itemName(place: string): string {
  return itemPlace(place)?.title ?? ''
}

/**
 * The texts to write. One that stands there already is not written a second time, and an item that holds something may be
 * left as it is: then there may be nothing to write, and the exercise is done by what is there.
 */
export function checkItems(
  { items }: ItemsExercise,
  typed: Typed,
  content: ProjectContent,
): Checked<readonly ItemWork[]> {
  const faults: Record<string, string> = {}
  const works = items.flatMap((item) => {
    const text = visibleText(typed[textField(item.place)] ?? '')
    const present = presentIn(content, item.place)
    const way = wayOf(typed, item.place, present)
    const fault = textFault(item, text, present, way)
    if (fault !== null) faults[textField(item.place)] = fault
    return text === '' || present.includes(text) ? [] : [{ element: item.place, text, way, present }]
  })
  return checked(works, faults)
}

function textFault(
  { choices = [] }: ExerciseItem,
  text: string,
  present: string,
  way: ItemWay,
): string | null {
  if (text === '') return isBlank(present) ? 'Écrivez votre réponse, même courte.' : null
  if (choices.includes(text))
    return 'Remplacez les «\u00a0…\u00a0» par vos mots\u00a0: ce texte doit être le vôtre.'
  if (present.includes(text)) return null
  if (text.length > PROJECT_ITEM_MAX)
    return `Ce texte est trop long\u00a0: ${PROJECT_ITEM_MAX} caractères au plus.`
  if (way === 'behind' && appended(present, text).length > PROJECT_ITEM_MAX)
    return itemWays(present, text).includes('instead')
      ? 'Cet élément est trop plein pour ce texte\u00a0: raccourcissez-le, ou remplacez ce qui est là.'
      : 'Cet élément est trop plein pour ce texte\u00a0: faites de la place dans le projet.'
  return null
}

export function titleFault(typed: Typed): string | null {
  const title = visibleText(typed[TITLE_FIELD] ?? '')
  if (title === '') return 'Donnez un nom à votre projet.'
  return title.length > PROJECT_TITLE_MAX ? `Un nom tient en ${PROJECT_TITLE_MAX} caractères.` : null
}

/** A project of nothing but these answers. */
export function newContent(typed: Typed): ProjectContent {
  return { ...emptyContent(), title: visibleText(typed[TITLE_FIELD] ?? '') }
}

/** The content with the texts in it, and what taking them out needs. */
export function withItems(
  content: ProjectContent,
  works: readonly ItemWork[],
): { readonly content: ProjectContent; readonly made: readonly MadeItem[] } {
  const made: MadeItem[] = []
  const written = works.reduce((before, { element, text, way: chosen, present: known }) => {
    const present = presentIn(before, element)
    // Another tab may have written it a moment ago.
    if (present.includes(text)) return before
    // A text that the person did not see is not replaced.
    const way = present === known ? chosen : 'behind'
    if (itemWritten(present, text, way).length > PROJECT_ITEM_MAX) throw new Refusal('too-large')
    made.push({ element, text, replaced: way === 'instead' && present !== '' ? present : null })
    return withText(before, element, itemWritten(present, text, way))
  }, content)
  return { content: written, made }
}

/** The content as it was before; null: somebody went on with one of the texts since. */
export function withoutItems(content: ProjectContent, made: readonly MadeItem[]): ProjectContent | null {
  let before = content
  for (const { element, text, replaced } of made) {
    const old = itemBefore(presentIn(before, element), text, replaced)
    if (old === null) return null
    before = withText(before, element, old)
  }
  return before
}
