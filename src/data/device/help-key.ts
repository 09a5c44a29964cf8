import { readStored, writeStored } from './device-storage'

const KEY = 'commands.help-key'

/** A key without Ctrl or ⌘ can be pressed by accident, or by who speaks to the computer: it can be turned off. */
export function isHelpKeyOn(): boolean {
  return readStored(KEY) !== 'off'
}

export function setHelpKeyOn(isOn: boolean): void {
  writeStored(KEY, isOn ? null : 'off')
}
