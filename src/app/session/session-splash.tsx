import { NetworkTrouble } from '@/components/frame/network-trouble'
import { Splash } from '@/components/frame/splash'

const NO_ANSWER = {
  title: 'Coach Boom ne répond pas encore',
  text: "Votre session n'a pas pu être retrouvée. Vérifiez votre connexion, puis réessayez\u00a0: rien n'est perdu.",
}

export function SessionSplash({ isUnreachable }: { isUnreachable: boolean }) {
  return <main>{isUnreachable ? <NetworkTrouble {...NO_ANSWER} /> : <Splash whenLate={NO_ANSWER} />}</main>
}
