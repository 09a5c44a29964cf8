import { accessSync, constants } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'

/** Where a program of this name, or at this address, can be run. */
export function programOnPath(...names: readonly string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const places = names.flatMap((name) =>
    isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name)),
  )
  return places.find(canRun) ?? null
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
