import { Listeners } from '@/domain/base/listeners'
import {
  isStoredAs,
  readSheet,
  SHEET_FIELDS,
  textsOf,
  valueOf,
  type SheetFaults,
  type SheetField,
  type SheetTexts,
  type SheetValues,
} from '@/domain/research/candidate-sheet'

/** Longest wait before a typed text is stored. */
const SAVE_MS = 1_000

export interface SheetState {
  readonly texts: SheetTexts
  /** Fields that cannot be stored as they are; the others are stored without them. */
  readonly faults: SheetFaults
  /** The texts as values, for the statement. */
  readonly values: SheetValues
  /** Typed values are about to be stored. */
  readonly isTyping: boolean
  readonly isTouched: boolean
}

export interface SheetBackend {
  /** Stores one field. Resolves when the device has it. */
  readonly store: (field: SheetField, values: SheetValues) => Promise<void>
  /** Saves texts on the device that are not stored in the candidate. */
  readonly keep: (texts: Partial<SheetTexts>) => void
}

interface Typed {
  readonly text: string
  readonly isDirty: boolean
  /** The stored value at the time of typing. The text is shown while the stored value is this one or the text's own. */
  readonly over: string | number | null
}

/** The texts of one candidate's open sheet. A field without typed text follows the candidate. */
export class SheetStore {
  private readonly typed = new Map<SheetField, Typed>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private isTouched = false
  private readonly listeners = new Listeners()
  private stored: SheetValues
  private readonly backend: SheetBackend
  private state: SheetState

  /** `kept`: unsaved texts of an earlier sheet. */
  constructor(stored: SheetValues, kept: Partial<SheetTexts>, backend: SheetBackend) {
    this.stored = stored
    this.backend = backend
    for (const field of SHEET_FIELDS) {
      const text = kept[field]
      if (text !== undefined) this.typed.set(field, { text, isDirty: true, over: valueOf(field, stored) })
    }
    this.state = this.derive()
  }

  subscribe = this.listeners.subscribe

  read = (): SheetState => this.state

  type = (field: SheetField, text: string): void => {
    this.typed.set(field, { text, isDirty: true, over: valueOf(field, this.stored) })
    this.isTouched = true
    this.update()
    this.timer ??= setTimeout(this.flush, SAVE_MS)
  }

  adopt(stored: SheetValues): void {
    for (const field of SHEET_FIELDS) {
      const typed = this.typed.get(field)
      if (!typed || typed.isDirty) continue
      const value = valueOf(field, stored)
      if (isStoredAs(field, typed.text, stored)) this.typed.set(field, { ...typed, over: value })
      else if (value !== typed.over) this.typed.delete(field)
    }
    this.stored = stored
    this.update()
  }

  /** Stores pending texts now: the sheet closes, or the page may end. */
  flush = (): void => {
    clearTimeout(this.timer)
    this.timer = undefined
    const { values } = this.state
    for (const field of this.readable()) {
      const sent = this.typed.get(field)
      void this.backend.store(field, values).then(() => {
        const typed = this.typed.get(field)
        // A newer text is stored in its own turn.
        if (!typed || typed.text !== sent?.text) return
        this.typed.set(field, { ...typed, isDirty: false })
        this.update()
      })
    }
  }

  private readable(): readonly SheetField[] {
    return SHEET_FIELDS.filter(
      (field) => this.typed.get(field)?.isDirty && this.state.faults[field] === undefined,
    )
  }

  private update(): void {
    const dirty = SHEET_FIELDS.flatMap((field) => {
      const typed = this.typed.get(field)
      return typed?.isDirty ? [[field, typed.text] as const] : []
    })
    this.backend.keep(Object.fromEntries(dirty))
    this.state = this.derive()
    this.listeners.notify()
  }

  private derive(): SheetState {
    const own = SHEET_FIELDS.flatMap((field) => {
      const typed = this.typed.get(field)
      return typed ? [[field, typed.text] as const] : []
    })
    const texts: SheetTexts = { ...textsOf(this.stored), ...Object.fromEntries(own) }
    const { values, faults } = readSheet(texts, this.stored)
    const isTyping = SHEET_FIELDS.some(
      (field) => this.typed.get(field)?.isDirty && faults[field] === undefined,
    )
    return { texts, faults, values, isTyping, isTouched: this.isTouched }
  }
}
