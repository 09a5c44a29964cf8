import { Navigate, useParams } from 'react-router-dom'
import { useLearning } from '@/components/learning/use-learning'
import { useSignedIn } from '@/components/signed-in-context'
import { LESSONS } from '@/domain/learning/lessons'
import { paths } from '@/lib/paths'
import { LessonPage } from './lesson/lesson-page'
import { ModulesPage } from './modules-page'

/** The modules, or one lesson; an address that no lesson has leads to the modules. */
export function LearningScreen() {
  const { user } = useSignedIn()
  const { lesson: id } = useParams()
  const state = useLearning(user.uid)
  if (id === undefined) return <ModulesPage state={state} />
  const lesson = LESSONS.find((each) => each.id === id)
  // Another lesson is another page: what had the focus goes, and the heading is said.
  return lesson ? (
    <LessonPage key={id} lesson={lesson} state={state} />
  ) : (
    <Navigate to={paths.learning} replace />
  )
}
