import { paths } from '@/lib/paths'
import { ChooseTarget } from './choose-target'
import { useProjectsToChoose } from './use-projects'

interface ChooseProps {
  uid: string
  question?: string
  value: string
  onChange: (value: string) => void
}

export function ChooseProject({ uid, question = 'Dans quel projet\u00a0?', ...field }: ChooseProps) {
  const projects = useProjectsToChoose(uid)
  const items = projects.status === 'ready' ? projects.value : null
  return (
    <ChooseTarget
      {...field}
      question={question}
      options={items && items.map(({ id, title }) => ({ value: id, label: title }))}
      retry={projects.status === 'error' ? projects.retry : null}
      none={{ text: 'Aucun projet pour le moment.', link: 'Créer un projet', to: paths.projects }}
    />
  )
}
