/** The main pointer is a finger: a field that takes the focus opens the keyboard over half of the screen. */
export function isTouch(): boolean {
  return window.matchMedia('(pointer: coarse)').matches
}
