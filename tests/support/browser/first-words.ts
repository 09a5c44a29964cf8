import type { Page } from '@playwright/test'

/**
 * The words of the screen's content that are in the window before the first scroll. Not counted: a table's heads, the quote of the day,
 * the letters of an axis, and the texts that the person wrote (`own`).
 */
export function firstWords(page: Page, own: readonly string[] = []): Promise<readonly string[]> {
  return page.getByRole('main').evaluate((main, written) => {
    const words: string[] = []
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent ?? ''
      if (
        !parent ||
        written.some((each) => text.includes(each)) ||
        parent.closest('thead, blockquote') ||
        !parent.checkVisibility({ opacityProperty: true })
      )
        continue
      // One box per line; text for screen readers is cut to a pixel.
      for (const match of text.matchAll(/[\p{L}\p{N}]+(?:[’'.,:-][\p{L}\p{N}]+)*/gu)) {
        const range = document.createRange()
        range.setStart(node, match.index)
        range.setEnd(node, match.index + match[0].length)
        const { top, bottom, left, width } = range.getBoundingClientRect()
        const isSeen = document
          .elementsFromPoint(left + width / 2, (top + bottom) / 2)
          .some((each) => each === parent)
        if (bottom > 0 && top < innerHeight && width > 0 && isSeen && match[0].length > 1)
          words.push(match[0])
      }
    }
    return words
  }, own)
}
