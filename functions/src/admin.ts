import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'

/** The one initialiser: credentials come from the environment that runs the functions. */
const app = initializeApp()

export const auth = getAuth(app)
export const firestore = getFirestore(app)
