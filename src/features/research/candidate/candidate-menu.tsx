import { FolderPlus, Trash2 } from 'lucide-react'
import { RowMenu } from '@/components/row-menu'
import type { LiveCandidate } from '@/data/research/candidate-lists'
import { candidateName } from '@/domain/research/candidate'
import type { useRowActions } from './use-row-actions'

/** « … » of the rows of a table: one menu for all of them. */
export function CandidateMenu({ menu }: Pick<ReturnType<typeof useRowActions>, 'menu'>) {
  return (
    <RowMenu<LiveCandidate>
      label={menu.of ? candidateName(menu.of.row) : ''}
      of={menu.of}
      onClose={menu.close}
      actions={[
        {
          key: 'project',
          label: 'Créer un projet',
          Icon: FolderPlus,
          choose: (candidate) => menu.createProject(candidate),
        },
        { key: 'remove', label: 'Supprimer le lien', Icon: Trash2, choose: menu.remove },
      ]}
    />
  )
}
