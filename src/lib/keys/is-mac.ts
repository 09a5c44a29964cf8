/** Whether the command key is ⌘. No newer property works in every browser. */
export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform)
}
