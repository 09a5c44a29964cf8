import {
  AutoScroller,
  DragDropManager,
  Draggable,
  PointerActivationConstraints,
  PointerSensor,
} from '@dnd-kit/dom'
import { handleAt, rowOf } from './row-marks'

/** A shorter move counts as a press. */
const SLOP_PX = 6

/** Half of the library's own pace: passing rows can be read. */
const SCROLL_PACE = 12

interface DragEvents {
  start: (id: string) => void
  /** Position of the pointer in the window; called again when the page scrolls. */
  move: (x: number, y: number) => void
  end: (isPutBack: boolean) => void
}

/**
 * The library tracks the pointer, distinguishes a drag from a press, scrolls the page at its edges and handles Escape. Its
 * own rendering is off: it needs style sheets that the page's policy refuses, and it moves rows that React owns.
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

  // Only the pressed row is registered with the library, so that a thousand rows cost nothing before.
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
  /** Once per frame, because each call measures the layout. */
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
    // The last position, even if no frame was rendered since.
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
