import { HistoryList, type HistoryListProps } from './history-list'

/** The dialog's list next to the conversation, with its own scroll. */
export function SideList(list: Omit<HistoryListProps, 'onOpened'>) {
  return (
    <aside
      aria-labelledby="conversations-beside"
      className="flex w-80 shrink-0 flex-col gap-3 overflow-y-auto border-r border-line px-6 py-4 print:hidden"
    >
      <h2 id="conversations-beside" className="text-heading font-bold">
        Conversations
      </h2>
      <HistoryList {...list} />
    </aside>
  )
}
