import { sticky } from './sticky'

const HEADER_MAX = 60
const OWN_ROLES = /^(?:assistant|model|bot|ai|chatbot|gpt)$/i
const FOREIGN_ROLES = /^(?:user|human)$/i
const HIDDEN_ROLES =
  /^(?:system|developer|tool|ipython|environment|observation|context|function|functions\..*)$/i

export type HeaderKind = 'role' | 'channel' | 'format'

export interface Header {
  readonly length: number
  /** Whose text follows; `final`: the channel of the answer. */
  readonly whose: 'own' | 'final' | 'foreign' | 'hidden'
  /** Names a tool as its receiver. */
  readonly isToTool: boolean
}

const WORDS = /^\s*([a-z_]+(?:\.\w+)*)?(?:\s+to=([\w.:]+))?(?:\s+(?:json|code)(?=\s*$))?\s*/i

/** The role, the channel or the format behind its mark: up to a mark, a new line or another word. Null: more has to come. */
export function headerAt(text: string, at: number, kind: HeaderKind, isEnded: boolean): Header | null {
  const rest = text.slice(at, at + HEADER_MAX)
  const stop = rest.search(/[<\n]/)
  if (stop === -1 && rest.length < HEADER_MAX && !isEnded) return null
  const header = stop === -1 ? rest : rest.slice(0, stop)
  if (kind === 'format') {
    const length = /^\s*(?:json|code|text)?/.exec(header)?.[0].length ?? 0
    return { length, whose: 'own', isToTool: false }
  }
  const [words = '', name = '', to] = WORDS.exec(header) ?? []
  const isToTool = to !== undefined && !/^(?:assistant|user|all)$/.test(to)
  if (kind === 'channel') {
    return { length: words.length, whose: name === '' || name === 'final' ? 'final' : 'hidden', isToTool }
  }
  if (FOREIGN_ROLES.test(name)) return { length: words.length, whose: 'foreign', isToTool: false }
  if (HIDDEN_ROLES.test(name)) return { length: words.length, whose: 'hidden', isToTool: false }
  const isRole = name === '' || OWN_ROLES.test(name)
  return { length: isRole ? words.length : 0, whose: 'own', isToTool }
}

/** Marks that were cut off or removed before the first sign of the output. */
const BEGINNING =
  /\s*(?:assistantfinal|(?:analysis|commentary)(?=\p{L})|assistant(?=<\|)|\|?(?:start|im_start|channel)\|>)/uy
const BEGINNINGS = [
  ...['assistantfinal', 'analysis', 'commentary', 'assistant<|'],
  ...['start|>', 'im_start|>', 'channel|>', '|start|>', '|im_start|>', '|channel|>'],
]

/** '': the output begins with none; `more`: it may. */
export function beginningOf(text: string, at: number, isEnded: boolean): string {
  const begun = sticky(BEGINNING, text, at)
  if (begun !== '' || isEnded || text.length - at >= 40) return begun
  const start = text.slice(at).trimStart()
  return BEGINNINGS.some((word) => word.startsWith(start)) ? 'more' : ''
}

/** Channels without marks: `analysisWe …assistantfinalBonjour`. '': none; `more`: it may become one. */
export function gluedAt(text: string, at: number, isEnded: boolean): string {
  const glued = sticky(/assistant(?:final|analysis|commentary)/y, text, at)
  if (glued !== '' || isEnded || text.length - at >= 20) return glued
  const words = ['assistantfinal', 'assistantanalysis', 'assistantcommentary']
  return words.some((word) => word.startsWith(text.slice(at))) ? 'more' : ''
}
