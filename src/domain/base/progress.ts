export function progressOf(items: readonly { readonly completed: boolean }[]): number {
  if (items.length === 0) return 0
  const done = items.filter((item) => item.completed).length
  return Math.round((done / items.length) * 100)
}
