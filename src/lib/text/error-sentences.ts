import type { AppErrorCode } from '@/domain/base/errors'

export type Sentences = Partial<Record<AppErrorCode, string>>

/** `table`: the sentences of each place by code, then the sentence for every other code. */
export function errorTexts<Place extends string>(table: Record<Place, readonly [Sentences, string]>) {
  return (place: Place, code: AppErrorCode): string => {
    const [sentences, fallback] = table[place]
    return sentences[code] ?? fallback
  }
}
