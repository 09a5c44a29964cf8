import { Navigate, useParams } from 'react-router-dom'
import { useLearning } from '@/components/learning/use-learning'
import { useSignedIn } from '@/components/signed-in-context'
import { candidatesToChoose } from '@/components/work/use-candidates'
import { projectsToChoose } from '@/components/work/use-projects'
import { lessonProgress } from '@/data/learning'
import { LESSONS } from '@/domain/learning/lessons'
import { paths } from '@/lib/paths'
import { LessonPage } from './lesson/lesson-page'
import { lessonText } from './lesson/use-lesson-text'
import { ModulesPage } from './modules-page'

/** What the screen shows first. */
export function learningQueries(uid: string, _now: Date, [lesson = '']: readonly string[]) {
  const text = lessonText(lesson)
  return [
    { progress: lessonProgress(uid), text },
    // For its exercise.
    { projects: text && projectsToChoose(uid), candidates: text && candidatesToChoose(uid) },
  ]
}

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
