import { FileText, Pencil, Pin, PinOff, Trash2 } from 'lucide-react'
import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { ErrorNotice } from '@/components/error-notice'
import { RenameForm } from '@/components/rename-form'
import { RowMenu, type OpenedRow } from '@/components/row-menu'
import { useSignedIn } from '@/components/signed-in-context'
import { ShowMore } from '@/components/show-more'
import { reconnect } from '@/data/sync/current'
import { CONVERSATION_TITLE_MAX } from '@/domain/base/text/text-limits'
import type { Conversation } from '@/domain/coach/conversation/conversation'
import { groupedByProject, titleMarks } from '@/domain/coach/conversation/conversation-list'
import { errorText } from '@/lib/text/error-text'
import { EmptyState } from '@/ui/empty-state'
import { Dialog } from '@/ui/popups/dialog'
import { SearchField } from '@/ui/fields/search-field'
import { Skeleton } from '@/ui/skeleton'
import { conversationStoreOf } from '../conversation/current-conversation'
import { HistoryGroup } from './history-group'
import { HistoryRow, menuButtonId } from './history-row'
import { SearchProgress, useHistorySearch } from './history-search'
import { useHistory } from './use-history'
import { useHistoryActions } from './use-history-actions'

const RENAME_FIELD = 'conversation-name'
const LIST = 'conversation-list'

interface HistoryDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function HistoryDialog({ isOpen, onOpenChange }: HistoryDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Conversations" closeLabel="Fermer la liste">
      <HistoryList onOpened={() => onOpenChange(false)} />
    </Dialog>
  )
}

/** One person's conversations, in a dialog or next to the chat. Read only while on the screen. */
export function HistoryList({ onOpened }: { onOpened?: () => void }) {
  const { uid } = useSignedIn().user
  const store = conversationStoreOf(uid)
  const currentId = useSyncExternalStore(store.subscribe, () => store.read().id)
  const history = useHistory(uid)
  const search = useHistorySearch(history)
  const actions = useHistoryActions(history, store)
  const fieldRef = useRef<HTMLInputElement>(null)
  const [menu, setMenu] = useState<OpenedRow<Conversation> | null>(null)
  const [renamed, setRenamed] = useState<string | null>(null)
  const { status, conversations, hasMore, isFromCache } = history
  const { depth } = search
  const groups = useMemo(() => groupedByProject(search.found), [search.found])
  const marks = useMemo(() => titleMarks(conversations), [conversations])

  function startRename({ id }: Conversation, focus: (id: string) => void) {
    setRenamed(id)
    focus(RENAME_FIELD)
  }

  function remove(conversation: Conversation, focus: (id: string) => void) {
    const ids = groups.flatMap(({ found }) => found.map((one) => one.conversation.id))
    const index = ids.indexOf(conversation.id)
    const beside = ids[index + 1] ?? ids[index - 1]
    void actions.remove(conversation)
    focus(beside === undefined ? LIST : menuButtonId(beside))
  }

  if (status === 'ready' && conversations.length === 0 && !isFromCache) {
    return <NoConversation />
  }
  return (
    <div
      id={LIST}
      tabIndex={-1}
      className="flex flex-col gap-3 outline-none"
      aria-busy={status === 'loading'}
    >
      {conversations.length > 0 && (
        <SearchField
          ref={fieldRef}
          label="Chercher une conversation"
          placeholder="Un mot du titre"
          clearLabel="Effacer la recherche"
          value={search.text}
          onChange={search.change}
          onClear={() => {
            search.change('')
            fieldRef.current?.focus()
          }}
        />
      )}
      <SearchProgress history={history} search={search} fieldRef={fieldRef} />
      {/* The server does not answer: the list may be incomplete. */}
      {status === 'ready' && isFromCache && (
        <ErrorNotice
          tone="info"
          text={'Hors ligne\u00a0: voici les conversations gardées sur cet appareil.'}
          onRetry={() => void reconnect()}
        />
      )}
      {groups.map((group) => (
        <HistoryGroup
          key={`${group.isPinned} ${group.project}`}
          group={group}
          isNamed={groups.some(({ project }) => project !== null)}
        >
          {group.found.map(({ conversation, excerpt }) => (
            <li key={conversation.id}>
              {renamed === conversation.id ? (
                <RenamedRow
                  uid={uid}
                  conversation={conversation}
                  onClose={(title) => {
                    actions.focusLater(menuButtonId(conversation.id))
                    setRenamed(null)
                    if (title !== null) void actions.rename(conversation, title)
                  }}
                />
              ) : (
                <HistoryRow
                  conversation={conversation}
                  excerpt={excerpt}
                  mark={marks.get(conversation.id) ?? ''}
                  isCurrent={conversation.id === currentId}
                  onOpen={() => {
                    store.open(conversation)
                    onOpened?.()
                  }}
                  onMenu={(anchor) => setMenu({ row: conversation, anchor })}
                />
              )}
            </li>
          ))}
        </HistoryGroup>
      ))}
      {status === 'loading' &&
        depth === 'none' &&
        [1, 2, 3].map((line) => <Skeleton key={line} className="h-14" />)}
      {status === 'error' && (
        <ErrorNotice text={errorText('conversationsLoad', 'unknown')} onRetry={history.readMore} />
      )}
      {status === 'ready' && depth === 'none' && (
        <ShowMore hasMore={hasMore} isLoadingMore={false} showMore={history.readMore} />
      )}
      <RowMenu
        label="Actions de la conversation"
        of={menu}
        onClose={() => setMenu(null)}
        actions={[
          { key: 'rename', label: 'Renommer', Icon: Pencil, choose: startRename },
          {
            key: 'pin',
            ...(menu?.row.isPinned
              ? { label: 'Désépingler', Icon: PinOff }
              : { label: 'Épingler', Icon: Pin }),
            choose: actions.pin,
          },
          {
            key: 'download',
            label: 'Exporter en Markdown',
            Icon: FileText,
            choose: actions.download,
          },
          { key: 'remove', label: 'Supprimer', Icon: Trash2, choose: remove },
        ]}
      />
    </div>
  )
}

function NoConversation() {
  return (
    <div id={LIST} tabIndex={-1} className="outline-none">
      <EmptyState drawing="conversation" title="Aucune conversation pour le moment">
        <p>Pose ta première question&nbsp;: elle sera gardée ici.</p>
      </EmptyState>
    </div>
  )
}

interface RenamedRowProps {
  uid: string
  conversation: Conversation
  /** Null: cancelled. */
  onClose: (title: string | null) => void
}

function RenamedRow({ uid, conversation: { id, title }, onClose }: RenamedRowProps) {
  return (
    <div className="px-3 py-2">
      <RenameForm
        label="Nom de la conversation"
        max={CONVERSATION_TITLE_MAX}
        confirmLabel="Confirmer"
        draftKey={`conversation.name.${uid}.${id}`}
        fieldId={RENAME_FIELD}
        initial={title}
        onClose={onClose}
      />
    </div>
  )
}
