import { diffWordsWithSpace } from 'diff'
import { Fragment, useMemo } from 'react'
import { AddedText } from './added-text'
import { isBlank } from '@/domain/base/text/visible-text'

interface TextDifferencesProps {
  before: string
  after: string
}

/** Word-by-word comparison of two texts: removed, added and unchanged passages. */
export function TextDifferences({ before, after }: TextDifferencesProps) {
  const passages = useMemo(() => differences(before, after), [before, after])
  return (
    <p dir="auto" className="mt-1 text-small whitespace-pre-wrap">
      {passages.map(({ removed, added, kept }, at) => (
        <Fragment key={at}>
          {removed !== '' && <RemovedText>{removed}</RemovedText>}
          {added !== '' && <AddedText>{added}</AddedText>}
          {kept}
        </Fragment>
      ))}
    </p>
  )
}

function RemovedText({ children }: { children: string }) {
  return (
    <del className="text-danger">
      <span className="sr-only">[retiré&nbsp;: </span>
      {children}
      <span className="sr-only">] </span>
    </del>
  )
}

/** Removed text, the text that replaces it, and the unchanged text after them. */
interface Passage {
  removed: string
  added: string
  kept: string
}

function differences(before: string, after: string): readonly Passage[] {
  const parts = diffWordsWithSpace(before, after)
  let last: Passage = { removed: '', added: '', kept: '' }
  const passages = [last]
  for (const [at, { value, added, removed }] of parts.entries()) {
    if ((added || removed) && last.kept !== '') passages.push((last = { removed: '', added: '', kept: '' }))
    const next = parts[at + 1]
    // A space between two removed words is not shown as unchanged, so that passages are easier to read.
    const isBetween = isBlank(value) && last.removed + last.added !== '' && last.kept === ''
    const goes = isBetween && (next?.added === true || next?.removed === true)
    if (added) last.added += value
    else if (removed) last.removed += value
    else if (goes) {
      last.removed += value
      last.added += value
    } else last.kept += value
  }
  return passages
}
