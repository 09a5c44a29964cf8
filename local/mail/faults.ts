/** A fault of the next mail: the step, and the server's response. */
export interface MailFault {
  readonly at: 'connect' | 'login' | 'sender' | 'recipient' | 'data'
  /** SMTP status code; `hang`: no response. */
  readonly answer: number | 'hang'
  /** Enhanced status code, « 5.7.1 »; undefined: none. */
  readonly reason?: string
}

export interface MailFaults {
  script(faults: readonly MailFault[]): void
  /** Applies the next fault if it is for this step. */
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
