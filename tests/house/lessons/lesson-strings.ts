import type { Exercise, LessonBlock, LessonCheck, LessonText } from '@/domain/learning/lesson'

/** The texts of a lesson, without questions and exercise. */
export function saidIn({ blocks }: LessonText): string[] {
  return blocks.flatMap(stringsOfBlock)
}

export function stringsOf(text: LessonText, exercises: readonly Exercise[]): string[] {
  return [
    ...saidIn(text),
    ...text.check.flatMap(stringsOfCheck),
    text.task,
    ...exercises.flatMap(stringsOfExercise),
  ]
}

export function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

export function wordsIn(strings: readonly string[]): number {
  // A sign between two spaces (« », :, €, −) is not counted.
  return strings.join(' ').match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0
}

function stringsOfBlock(block: LessonBlock): readonly string[] {
  if (block.kind === 'list') return block.lines
  if (block.kind === 'sum') return [block.title, ...block.lines.map(([what, amount]) => `${what} ${amount}`)]
  return [block.text]
}

function stringsOfCheck({ question, answers, why }: LessonCheck): readonly string[] {
  return [question, ...answers, why]
}

function stringsOfExercise(exercise: Exercise): readonly string[] {
  if (exercise.kind === 'todos') return exercise.texts
  if (exercise.kind !== 'items') return []
  return exercise.items.flatMap(({ question, choices = [] }) => [question, ...choices])
}
