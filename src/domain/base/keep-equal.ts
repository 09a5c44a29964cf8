/** The new value with each equal part of the old one in place of its own, so that it keeps its identity. Plain JSON values. */
export function keepEqual<T>(before: T, after: T): T {
  if (!isParted(before) || !isParted(after) || Array.isArray(before) !== Array.isArray(after)) return after
  const keys = Object.keys(after)
  const parts = keys.map((key) => [key, keepEqual(before[key], after[key])] as const)
  const isSame =
    Object.keys(before).length === keys.length &&
    parts.every(([key, part]) => key in before && Object.is(part, before[key]))
  if (isSame) return before
  return (Array.isArray(after) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T
}

function isParted(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Date)
}
