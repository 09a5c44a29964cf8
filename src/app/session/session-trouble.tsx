import { AppFrame } from '@/components/frame/app-frame'
import { NetworkTrouble } from '@/components/frame/network-trouble'
import type { Session } from '@/data/device/session-store'

const NO_ANSWER = {
  title: 'Coach Boom ne répond pas encore',
  text: 'Votre session n’a pas pu être retrouvée. Vérifiez votre connexion, puis réessayez\u00a0: rien n’est perdu.',
}

/** No session to draw: Auth gave no answer in time, or the session is just being ended. */
export function SessionTrouble({ status }: { status: Session['status'] }) {
  return <main>{status === 'leaving' ? <AppFrame /> : <NetworkTrouble {...NO_ANSWER} />}</main>
}
