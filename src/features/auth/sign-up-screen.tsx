import { useState } from 'react'
import { paths } from '@/lib/paths'
import { SCREENS } from '@/lib/screens'
import { AuthFrame } from './auth-frame'
import { OtherFormLink, useCarriedEmail } from './other-form'
import { SignUpForm } from './sign-up-form'
import { WaitingPlan } from './waiting-plan'

export function SignUpScreen() {
  const [email, setEmail] = useState(useCarriedEmail())
  return (
    <AuthFrame
      title={SCREENS.signUp.title}
      intro={
        <>
          Vous avez déjà un compte&nbsp;?{' '}
          <OtherFormLink to={paths.login} email={email}>
            Connectez-vous
          </OtherFormLink>
        </>
      }
    >
      <WaitingPlan />
      <SignUpForm email={email} onEmailChange={setEmail} />
    </AuthFrame>
  )
}
