/** An error of the developer or of the machine: shown as one sentence, without a stack trace. */
export class SetupError extends Error {}

export function failInOneSentence(error: unknown): never {
  console.error(error instanceof SetupError ? error.message : error)
  process.exit(1)
}
