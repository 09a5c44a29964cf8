import {
  AutoScroller,
  DragDropManager,
  Draggable,
  PointerActivationConstraints,
  PointerSensor,
} from '@dnd-kit/dom'
import { handleAt, rowOf } from './row-marks'

/** A press that moves less is a press. */
const SLOP_PX = 6

/** Half as fast as the library's own: rows can be read while they pass. */
const SCROLL_PACE = 12

interface DragEvents {
  start: (id: string) => void
  /** Where the finger or the mouse is in the window; again when the page moved under it. */
  move: (x: number, y: number) => void
  end: (isPutBack: boolean) => void
}

/**
 * The library follows the pointer, tells a drag from a press, scrolls the page at its edges and hears Escape. Of what it
 * could draw it draws nothing: that comes with style sheets which the page's policy refuses, and moves rows that are React's.
 */
export function dragByPointer(list: HTMLElement, events: DragEvents): () => void {
  const manager = new DragDropManager({
    sensors: [
      PointerSensor.configure({
        activationConstraints: () => [new PointerActivationConstraints.Distance({ value: SLOP_PX })],
      }),
    ],
    plugins: [AutoScroller.configure({ acceleration: SCROLL_PACE })],
  })
  let draggable: Draggable | null = null
  let at: readonly [x: number, y: number] | null = null
  let frame = 0

  // One row at a time is known to the library, from the press on: a thousand of them cost nothing before.
  function prepare({ target }: PointerEvent) {
    const handle = handleAt(target)
    const row = rowOf(handle)
    if (!handle || !row || !manager.dragOperation.status.idle) return
    draggable?.destroy()
    draggable = new Draggable(
      { id: row.dataset['row'] ?? '', element: row, handle, register: false },
      manager,
    )
    draggable.register()
  }
  /** Once a frame, however often the mouse or the page moves: it asks the browser where things are. */
  function tell() {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      if (at) events.move(...at)
    })
  }
  function follow(event: Event | undefined) {
    if (!(event instanceof PointerEvent)) return
    at = [event.clientX, event.clientY]
    tell()
  }
  list.addEventListener('pointerdown', prepare, true)
  manager.monitor.addEventListener('dragstart', ({ operation, nativeEvent }) => {
    events.start(String(operation.source?.id))
    document.addEventListener('scroll', tell, true)
    follow(nativeEvent)
  })
  manager.monitor.addEventListener('dragmove', ({ nativeEvent }) => follow(nativeEvent))
  manager.monitor.addEventListener('dragend', ({ canceled }) => {
    document.removeEventListener('scroll', tell, true)
    cancelAnimationFrame(frame)
    // Where it was let go, though no frame was drawn since.
    if (at) events.move(...at)
    at = null
    events.end(canceled)
  })
  return () => {
    list.removeEventListener('pointerdown', prepare, true)
    document.removeEventListener('scroll', tell, true)
    cancelAnimationFrame(frame)
    manager.destroy()
  }
}
