import { Dialog } from '@/ui/popups/dialog'
import { HistoryList, type HistoryListProps } from './history-list'

interface HistoryDialogProps extends Omit<HistoryListProps, 'onOpened'> {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function HistoryDialog({ isOpen, onOpenChange, ...list }: HistoryDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Conversations" closeLabel="Fermer la liste">
      <HistoryList {...list} onOpened={() => onOpenChange(false)} />
    </Dialog>
  )
}
