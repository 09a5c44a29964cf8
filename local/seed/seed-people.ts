import type { Person } from '../emulators/emulator-admin'

export type DemoPerson = Person & {
  state: string
  xp: number
  /** Time of the current month's payment. The trial was over, so the month began then. */
  hasPaidAt: Date | null
}

const password = 'motdepasse'
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** One account per state of the access, relative to `now`. */
export function demoPeople(now: Date): DemoPerson[] {
  const ago = (ms: number): Date => new Date(now.getTime() - ms)
  return [
    {
      uid: 'demo-essai',
      fullName: 'Léa Moreau',
      email: 'essai@exemple.fr',
      password,
      state: 'en essai',
      createdAt: ago(3 * hourMs),
      xp: 60,
      hasPaidAt: null,
    },
    {
      uid: 'demo-termine',
      fullName: 'Karim Benali',
      email: 'termine@exemple.fr',
      password,
      state: 'essai terminé',
      createdAt: ago(5 * dayMs),
      xp: 340,
      hasPaidAt: null,
    },
    {
      uid: 'demo-abonne',
      fullName: 'Sophie Garnier',
      email: 'abonne@exemple.fr',
      password,
      state: 'abonné',
      createdAt: ago(64 * dayMs),
      xp: 1240,
      hasPaidAt: ago(6 * dayMs),
    },
  ]
}
