/** Whether the command key is ⌘ here. No newer property says so in every browser. */
export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform)
}
