import { doc, type DocumentReference, type Firestore } from 'firebase/firestore'

/** What the coach may see (`sharing.ts`) and remembers, and beside it the first plan and what the person declared (`data/plan`). */
export function coachRef(db: Firestore, uid: string): DocumentReference {
  return doc(db, 'coach', uid)
}
