import { useState } from 'react'
import { WaitingSale } from '@/components/sale/waiting-sale'
import { paths } from '@/lib/paths'
import { SCREENS } from '@/lib/screens'
import { AuthFrame } from './auth-frame'
import { LoginForm } from './login-form'
import { OtherFormLink, useCarriedEmail } from './other-form'
import { ResetForm } from './reset-form'
import { WaitingWorkNotice } from './waiting-work-notice'

export function LoginScreen() {
  const [email, setEmail] = useState(useCarriedEmail())
  const [form, setForm] = useState<'login' | 'reset' | 'login again'>('login')

  if (form === 'reset') {
    return (
      <AuthFrame
        title="Mot de passe oublié"
        intro="Indiquez votre adresse&nbsp;: nous vous enverrons un lien pour en choisir un nouveau."
      >
        <ResetForm
          email={email}
          onEmailChange={setEmail}
          onBack={() => {
            setForm('login again')
          }}
        />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      title={SCREENS.login.title}
      intro={
        <>
          Pas encore de compte&nbsp;?{' '}
          <OtherFormLink to={paths.signUp} email={email}>
            Créez un compte gratuit
          </OtherFormLink>
        </>
      }
    >
      <WaitingWorkNotice />
      <WaitingSale />
      <LoginForm
        email={email}
        onEmailChange={setEmail}
        isBack={form === 'login again'}
        onForgotten={() => {
          setForm('reset')
        }}
      />
    </AuthFrame>
  )
}
