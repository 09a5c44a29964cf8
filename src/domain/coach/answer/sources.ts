import { SOURCE_KEYS, SOURCES, type Source } from '@/domain/base/sources'

/** Models write the key in any case and with spaces around it. */
const MARK = /[ \u00a0]?\[\[ ?([a-z0-9-]{1,20}) ?\]\]/gi

/** An incomplete mark at the end of a growing answer. */
const BEGUN = /(?:[ \u00a0]?\[\[ ?[a-z0-9-]{0,20} ?\]?){1,4}$/i

/** Replaces the source keys of an answer by our Markdown links; unknown keys are removed. */
export function withSources(answer: string): string {
  return answer.replace(BEGUN, '').replace(MARK, (mark, key: string) => {
    const source = sourceOf(key.toLowerCase())
    if (!source) return ''
    const space = mark.startsWith('[') ? '' : mark.charAt(0)
    return `${space}[${source.title}](${source.url})`
  })
}

export function isOwnSource(url: string): boolean {
  return SOURCE_KEYS.some((key) => SOURCES[key].url === url)
}

function sourceOf(key: string): Source | null {
  const known = SOURCE_KEYS.find((each) => each === key)
  return known ? SOURCES[known] : null
}
