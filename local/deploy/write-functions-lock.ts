import { writeFunctionsLock } from './functions-lock'

/** `npm run lock:functions`: run after a change of the functions' dependencies. */
writeFunctionsLock()
