export type NameFault = 'blank' | 'too-long'

/** What a person typed as a name: the name to store, or what is wrong with it. */
export function checkName(typed: string, max: number): { name: string } | { fault: NameFault } {
  const name = typed.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  if (name.replace(/[\p{Cf}\s]/gu, '') === '') return { fault: 'blank' }
  return name.length > max ? { fault: 'too-long' } : { name }
}
