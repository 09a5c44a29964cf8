// `npm run restore:erase -- PROJECT`: after a restore, erases accounts that were deleted since the backup. See docs/operate.md.
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { failInOneSentence, SetupError } from '../setup-error'
import { eraseAgain, goneSinceBackup } from './erase-again'

try {
  const [projectId, ...options] = process.argv.slice(2)
  if (projectId === undefined || options.some((option) => option !== '--write'))
    throw new SetupError(
      'Name the project: `npm run restore:erase -- PROJECT`, and `--write` to erase what it finds.',
    )
  const app = initializeApp({ projectId })
  const firestore = getFirestore(app)
  const gone = await goneSinceBackup(firestore, getAuth(app))
  if (options.includes('--write')) await eraseAgain(firestore, gone, new Date())
  console.log(
    options.includes('--write')
      ? `${gone.length} accounts are erased again, by the next runs of reconcilePayments.`
      : `${gone.length} accounts are in the database and not in Auth. Nothing was written: add \`--write\` to erase them again.`,
  )
} catch (error) {
  failInOneSentence(error)
}
