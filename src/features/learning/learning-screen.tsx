import { Navigate, useParams } from 'react-router-dom'
import { useLearning } from '@/components/learning/use-learning'
import { useSignedIn } from '@/components/signed-in-context'
import { LESSONS } from '@/domain/learning/lessons'
import { paths } from '@/lib/paths'
import { LessonPage } from './lesson/lesson-page'
import { ModulesPage } from './modules-page'

/** The modules or one lesson; an unknown lesson redirects to the modules. */
export function LearningScreen() {
  const { user } = useSignedIn()
  const { lesson: id } = useParams()
  const state = useLearning(user.uid)
  if (id === undefined) return <ModulesPage state={state} />
  const lesson = LESSONS.find((each) => each.id === id)
  // `key`: a new lesson is a new page, which resets the focus and announces the heading.
  return lesson ? (
    <LessonPage key={id} lesson={lesson} state={state} />
  ) : (
    <Navigate to={paths.learning} replace />
  )
}
