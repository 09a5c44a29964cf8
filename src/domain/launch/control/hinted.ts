import { distinct, type Finding } from './read-page'
import type { Passage } from './page-text'

/** Claims that are read surely are a fault, with those beside them that an image says; these alone are a point to check. */
export function withHinted(sure: readonly Passage[], hinted: readonly Passage[]): Finding {
  if (sure.length > 0) return distinct([...sure, ...hinted])
  return hinted.length > 0 ? { unread: distinct(hinted) } : null
}
