/** One thing that goes wrong with the next mail: at which step, and what the server answers there. */
export interface MailFault {
  readonly at: 'connect' | 'login' | 'sender' | 'recipient' | 'data'
  /** SMTP's code; `hang` answers nothing at all. */
  readonly answer: number | 'hang'
  /** « 5.7.1 »: the code of the reason, where the server gives one. */
  readonly reason?: string
}

export interface MailFaults {
  script(faults: readonly MailFault[]): void
  /** Meets the next fault of this step, if it is the next one at all. */
  meet(at: MailFault['at'], done: (error?: Error | null) => void): void
}

export function createMailFaults(): MailFaults {
  let waiting: MailFault[] = []
  return {
    script(faults) {
      waiting = [...faults]
    },
    meet(at, done) {
      const [next] = waiting
      if (next?.at !== at) {
        done()
        return
      }
      waiting.shift()
      if (next.answer === 'hang') return
      const text = `${next.reason === undefined ? '' : `${next.reason} `}Refused by the stand-in`
      done(Object.assign(new Error(text), { responseCode: next.answer }))
    },
  }
}
