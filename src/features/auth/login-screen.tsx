import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { SCREENS } from '@/lib/screens'
import { AuthFrame } from './auth-frame'
import { LoginForm } from './login-form'
import { ResetForm } from './reset-form'

export function LoginScreen() {
  const [email, setEmail] = useState('')
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
          <Link
            to={paths.signUp}
            className="font-semibold whitespace-nowrap text-brand-text underline underline-offset-4 hover:no-underline"
          >
            Créez un compte gratuit
          </Link>
        </>
      }
    >
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
