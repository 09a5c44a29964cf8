import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import type { Weather } from './operations'

const TORN_AFTER_BYTES = 120

type Way = 'there' | 'back'

/** A TCP proxy between a page or a browser and a service. */
export class Line {
  port = 0
  readonly #slowMs: number
  #weather: Weather = 'clear'
  readonly #server: Server
  readonly #ends = new Set<Socket>()
  #held: (() => void)[] = []
  #isClosed = false

  private constructor(port: number, slowMs: number) {
    this.#slowMs = slowMs
    this.#server = createServer((here) => this.#join(here, port))
  }

  static async to(port: number, slowMs: number): Promise<Line> {
    const line = new Line(port, slowMs)
    await new Promise<void>((resolve) => line.#server.listen(0, '127.0.0.1', resolve))
    line.port = (line.#server.address() as AddressInfo).port
    return line
  }

  turn(weather: Weather): void {
    const before = this.#weather
    this.#weather = weather === 'reset' ? 'clear' : weather
    for (const pass of this.#held.splice(0)) pass()
    // Bytes dropped by a deaf or mute line are missing in the stream, which must end.
    if (weather === 'cut' || weather === 'refusing' || weather === 'reset') this.#breakOff()
    else if (before === 'deaf' || before === 'mute') this.#breakOff()
  }

  close(): void {
    this.#isClosed = true
    this.#held = []
    this.#breakOff()
    this.#server.close()
  }

  #breakOff() {
    for (const end of this.#ends) end.destroy()
  }

  #join(here: Socket, port: number) {
    const there = connect(port, '127.0.0.1')
    for (const [end, other] of [
      [here, there],
      [there, here],
    ] as const) {
      this.#ends.add(end)
      end.setNoDelay(true)
      end.on('error', () => end.destroy())
      end.on('close', () => {
        this.#ends.delete(end)
        other.destroy()
      })
    }
    if (this.#isClosed || this.#weather === 'cut' || this.#weather === 'refusing') {
      here.destroy()
      return
    }
    here.on('data', this.#passTo(there, 'there'))
    const back = this.#passTo(here, 'back')
    let left = TORN_AFTER_BYTES
    there.on('data', (bytes: Buffer) => {
      if (left <= 0) return
      back(this.#weather === 'torn' ? bytes.subarray(0, left) : bytes)
      if (this.#weather !== 'torn') return
      left -= bytes.length
      // Closes after the bytes that were sent.
      if (left <= 0) setImmediate(() => here.destroy())
    })
  }

  /** Bytes remain in order when the weather changes. */
  #passTo(to: Socket, way: Way): (bytes: Buffer) => void {
    let before: Promise<unknown> | null = null
    return (bytes) => {
      const lost = this.#weather === 'deaf' ? 'back' : this.#weather === 'mute' ? 'there' : null
      if (lost === way) return
      const write = () => {
        if (!to.destroyed) to.write(bytes)
      }
      const pause = this.#pause()
      if (!pause && !before) {
        write()
        return
      }
      const mine = Promise.all([before, pause]).then(() => {
        if (before === mine) before = null
        write()
      })
      before = mine
    }
  }

  #pause(): Promise<void> | null {
    if (this.#weather === 'slow') return new Promise((resolve) => setTimeout(resolve, this.#slowMs))
    if (this.#weather !== 'stalled') return null
    return new Promise((resolve) => this.#held.push(resolve))
  }
}
