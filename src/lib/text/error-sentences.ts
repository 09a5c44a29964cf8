import type { AppErrorCode } from '@/domain/base/errors'

export type Sentences = Partial<Record<AppErrorCode, string>>

/** Also shown where the table of the coach's sentences could not be loaded. */
export const QUESTION_WAITS =
  'Tu es hors ligne. Ta question est gardée\u00a0: réessaie dès que la connexion est revenue.'

/** `table`: the sentences of each place by code, then the sentence for every other code. */
export function errorTexts<Place extends string>(table: Record<Place, readonly [Sentences, string]>) {
  return (place: Place, code: AppErrorCode): string => {
    const [sentences, fallback] = table[place]
    return sentences[code] ?? fallback
  }
}
