import { Route } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { WaitingSale } from '@/components/sale/waiting-sale'
import { subscribeTyped } from '@/data/device/typed-text'
import { readPlanDraft } from '@/data/plan-draft'
import { counted } from '@/domain/base/text/french-count'
import { firstPlan } from '@/domain/plan/first-plan'
import { chosenOf } from '@/domain/plan/plan-lines'
import { paths } from '@/lib/paths'
import { SCREENS } from '@/lib/screens'
import { AuthFrame } from './auth-frame'
import { OtherFormLink, useCarriedEmail } from './other-form'
import { SignUpForm } from './sign-up-form'

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
      <WaitingSale />
      <SignUpForm email={email} onEmailChange={setEmail} />
    </AuthFrame>
  )
}

/** The plan draft that the new account will get: « Votre plan : 1 projet, 5 tâches ». */
function WaitingPlan() {
  const [now] = useState(() => new Date())
  const draft = useSyncExternalStore(subscribeTyped, readPlanDraft, () => null)
  if (!draft || draft.wantedAt === '') return null
  const { project, todos, criteria } = chosenOf(firstPlan(draft.answers, now), draft.without)
  const parts = [
    project && '1\u00a0projet',
    todos.length > 0 && counted(todos.length, 'tâche'),
    !project && todos.length === 0 && criteria.length > 0 && counted(criteria.length, 'critère'),
  ].filter((part) => typeof part === 'string')
  if (parts.length === 0) return null
  return (
    <p className="mb-5 flex items-center gap-3 rounded-field border border-line bg-surface px-4 py-3 font-semibold">
      <Route aria-hidden className="size-5 shrink-0 text-muted" />
      {`Votre plan\u00a0: ${parts.join(', ')}`}
    </p>
  )
}
