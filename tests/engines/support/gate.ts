import { createServer, connect, type Socket } from 'node:net'

/** A proxy between the browsers and a service. Closed, it acts as a cut network. */
export class Gate {
  #isOpen = true
  readonly #sockets = new Set<Socket>()
  readonly #server

  private constructor(target: number) {
    this.#server = createServer((incoming) => {
      if (!this.#isOpen) {
        incoming.destroy()
        return
      }
      const outgoing = connect(target, '127.0.0.1')
      for (const [socket, other] of [
        [incoming, outgoing],
        [outgoing, incoming],
      ] as const) {
        this.#sockets.add(socket)
        socket.pipe(other)
        socket.on('error', () => other.destroy())
        socket.on('close', () => {
          this.#sockets.delete(socket)
          other.destroy()
        })
      }
    })
  }

  static async to(target: number): Promise<Gate> {
    const gate = new Gate(target)
    await new Promise<void>((resolve) => gate.#server.listen(0, '127.0.0.1', resolve))
    return gate
  }

  get port(): number {
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('The gate is gone.')
    return address.port
  }

  open(): void {
    this.#isOpen = true
  }

  shut(): void {
    this.#isOpen = false
    for (const socket of this.#sockets) socket.destroy()
  }

  async stop(): Promise<void> {
    this.shut()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
