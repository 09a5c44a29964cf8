import { clsx, type ClassValue } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

// Our own font sizes would otherwise be taken for text colours and dropped.
const merge = extendTailwindMerge({
  extend: {
    classGroups: {
      'font-size': [{ text: ['display', 'title', 'heading', 'body', 'small', 'fine', 'tiny'] }],
    },
  },
})

/** Joins class names; the later of two that conflict wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
