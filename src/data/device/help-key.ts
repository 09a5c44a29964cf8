import { readStored, writeStored } from './device-storage'

const KEY = 'commands.help-key'

/** Whether « ? » opens the help. WCAG 2.1.4: a single-key shortcut can be turned off. */
export function isHelpKeyOn(): boolean {
  return readStored(KEY) !== 'off'
}

export function setHelpKeyOn(isOn: boolean): void {
  writeStored(KEY, isOn ? null : 'off')
}
