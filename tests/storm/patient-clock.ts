import { get, Agent } from 'node:http'

/**
 * Time that goes on only as far as this process and the server come to work: where a machine is busy with others, no page
 * may run out of its patience, nor may a walk. Of two tabs each would else take the other for dead.
 */
const LONGEST_STEP_MS = 10
/**
 * A stored database answers each of its requests in a turn of its own, and a transaction has a hundred of them: it takes one
 * step, a fifth of a second of a page. With twenty turns a step one text in ten waited three seconds for Firestore, which
 * no browser was seen to take, and of two tabs the later one handed its older text over last.
 */
const TURNS_PER_STEP = 100
const PAUSE_MS = 3

let passed = 0
let last = performance.now()

export function patientNow(): number {
  return passed + Math.min(performance.now() - last, LONGEST_STEP_MS)
}

/** A step for each answer of this server, and for some turns of this process; without them time stands still. */
export function keepTimeWith(port: number): void {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const step = () => {
    passed = patientNow()
    last = performance.now()
    setTimeout(ask, PAUSE_MS)
  }
  let turns = 0
  const turn = () => {
    turns += 1
    if (turns % TURNS_PER_STEP === 0) step()
    else setImmediate(turn)
  }
  const ask = () => {
    get({ agent, host: '127.0.0.1', port, path: '/' }, (answer) => answer.resume().on('close', turn)).on(
      'error',
      () => setTimeout(ask, PAUSE_MS),
    )
  }
  ask()
}

/** As `setTimeout`; returns what calls it off. */
export function patientTimeout(act: () => void, ms: number): () => void {
  const due = patientNow() + ms
  let timer = setTimeout(look, ms)
  return () => {
    clearTimeout(timer)
  }

  function look() {
    const left = due - patientNow()
    if (left <= 0) act()
    else timer = setTimeout(look, Math.max(1, left))
  }
}

export function patience(ms: number): Promise<void> {
  return new Promise((resolve) => {
    patientTimeout(resolve, ms)
  })
}
