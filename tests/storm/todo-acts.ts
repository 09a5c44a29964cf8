import type { Model, Register, Value } from './model'
import type { Operation } from './operations'
import { isOfProjects } from './project-operations'
import type { Round, Tab } from './tab'
import { isOfTexts } from './texts/text-operations'
import { asWrites, valuesOf } from './todo-words'

/** What somebody does with tasks on a screen, and what the model is told of it. */
export class TodoActs {
  readonly #round: Round
  readonly #model: Model
  #texts = 0

  constructor(round: Round, model: Model) {
    this.#round = round
    this.#model = model
  }

  act(operation: Operation, tab: Tab, who: string): void {
    if (isOfProjects(operation) || isOfTexts(operation)) return
    const { screens } = tab.page
    const note = (id: string, values: Partial<Record<Register, Value>>) => {
      this.#round.note(tab, `${operation.kind} ${id.slice(-4)} ${JSON.stringify(values)}`)
      for (const [register, value] of Object.entries(values)) {
        this.#model.wrote({
          account: who,
          id,
          register: register as Register,
          value,
          device: tab.device.name,
          tab: tab.name,
          room: tab.device.room,
          page: tab.serial,
          at: this.#round.now(),
          // A page that died in the click itself has shown nothing.
          fate: tab.page.isAlive ? 'owed' : 'free',
        })
      }
    }
    if (operation.kind === 'add') {
      const text = this.#text('tâche')
      const id = screens.add(who, operation.day, text)
      note(id, { there: true, text, day: operation.day, completed: false, repeats: false })
      return
    }
    if (!('at' in operation)) return
    const of = <T>(all: readonly T[]) => all[operation.at % all.length]
    if (operation.kind === 'restore') {
      const todo = of(tab.bin.filter(({ userId }) => userId === who))
      if (!todo) return
      tab.bin.splice(tab.bin.indexOf(todo), 1)
      this.#model.putsBack(tab.name, todo.id)
      screens.restore(todo)
      note(todo.id, { there: true, ...valuesOf(todo) })
      return
    }
    if (operation.kind === 'retry' || operation.kind === 'drop') {
      const change = of(screens.refused())
      if (!change) return
      const { id } = change.todo
      // What was refused before is out of the count: it was given up, or is done anew.
      this.#model.free(
        (write) => write.id === id && write.device === tab.device.name && write.heardAt === null,
      )
      if (operation.kind === 'drop') {
        screens.drop(change)
        return
      }
      screens.retry(change)
      note(id, Object.fromEntries(asWrites(change).map(({ register, value }) => [register, value])))
      return
    }
    const todo = of(screens.listed())
    if (!todo) return
    switch (operation.kind) {
      case 'tick':
        note(todo.id, { completed: screens.tick(todo) })
        return
      case 'rename': {
        const text = this.#text('mots')
        screens.rename(todo, text)
        note(todo.id, { text })
        return
      }
      case 'move':
        screens.move(todo, operation.day)
        note(todo.id, { day: operation.day })
        return
      case 'repeat':
        note(todo.id, { repeats: screens.repeat(todo) })
        return
      case 'remove':
        tab.bin.push(todo)
        screens.remove(todo)
        note(todo.id, { there: false })
        return
      default:
        return
    }
  }

  #text(what: string): string {
    this.#texts += 1
    return `${what} ${this.#texts}`
  }
}
