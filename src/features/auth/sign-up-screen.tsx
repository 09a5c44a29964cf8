import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { SCREENS } from '@/lib/screens'
import { AuthFrame } from './auth-frame'
import { SignUpForm } from './sign-up-form'

export function SignUpScreen() {
  return (
    <AuthFrame
      title={SCREENS.signUp.title}
      intro={
        <>
          Vous avez déjà un compte&nbsp;?{' '}
          <Link
            to={paths.login}
            className="font-semibold whitespace-nowrap text-brand-text underline underline-offset-4 hover:no-underline"
          >
            Connectez-vous
          </Link>
        </>
      }
    >
      <SignUpForm />
    </AuthFrame>
  )
}
