import { shortened } from './cut-text'

/** A name's beginning identifies it. */
const NAME_MAX = 90

export function quoted(name: string): string {
  return `«\u00a0${named(name)}\u00a0»`
}

export function named(name: string): string {
  return shortened(name.replace(/\s+/g, ' ').trim(), NAME_MAX)
}
