import { clsx, type ClassValue } from 'clsx'
import { createTailwindMerge } from 'tailwind-merge'

const any = [() => true]

/** Conflict groups of our own classes: all of Tailwind's add 9 kB. `tests/house/class-conflicts.test.ts` finds missing ones. */
const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    // Before the colours, which are all other `text-` classes.
    'font-size': [{ text: ['display', 'title', 'heading', 'body', 'small', 'fine', 'tiny'] }],
    'text-align': [{ text: ['left', 'center', 'right', 'start', 'end'] }],
    'text-wrap': [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
    'text-color': [{ text: any }],
    'font-weight': [{ font: ['normal', 'medium', 'semibold', 'bold', 'extrabold'] }],
    position: ['static', 'relative', 'absolute', 'fixed', 'sticky'],
    bg: [{ bg: any }],
    'border-width': ['border', { border: ['0', '2', '4'] }],
    'border-side': [{ border: ['x-0', 'y-0', 't', 'b', 'l', 'r'] }],
    'border-color': [{ border: any }],
    display: [
      'block',
      'inline',
      'inline-block',
      'flex',
      'inline-flex',
      'grid',
      'inline-grid',
      'contents',
      'hidden',
    ],
    'flex-wrap': [{ flex: ['wrap', 'nowrap'] }],
    'flex-direction': [{ flex: ['row', 'col', 'row-reverse', 'col-reverse'] }],
    items: [{ items: any }],
    justify: [{ justify: any }],
    gap: [{ gap: any }],
    'gap-x': [{ 'gap-x': any }],
    'gap-y': [{ 'gap-y': any }],
    size: [{ size: any }],
    w: [{ w: any }],
    h: [{ h: any }],
    'min-w': [{ 'min-w': any }],
    'min-h': [{ 'min-h': any }],
    'max-w': [{ 'max-w': any }],
    opacity: [{ opacity: any }],
    p: [{ p: any }],
    px: [{ px: any }],
    py: [{ py: any }],
    rounded: [{ rounded: any }],
  },
  conflictingClassGroups: { p: ['px', 'py'], gap: ['gap-x', 'gap-y'], size: ['w', 'h'] },
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: [],
}))

/** Joins class names; of two conflicting ones the later wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
