import { writeFunctionsLock } from './functions-lock'

/** `npm run lock:functions`, after a change of what the functions depend on. */
writeFunctionsLock()
