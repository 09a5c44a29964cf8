import { CloudOff, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ErrorNotice } from '@/components/error-notice'
import { useFocusLater } from '@/lib/hooks/use-focus-later'
import { RowMenu, type OpenedRow } from '@/components/row-menu'
import { useSignedIn } from '@/components/signed-in-context'
import { useListState, useLive } from '@/data/sync/use-live'
import { versionsQuery, type LiveVersion } from '@/data/versions'
import { VERSIONS_WORDS } from '@/domain/base/business'
import type { ProjectContent } from '@/domain/projects/parts'
import { isUnkept, placeFor } from '@/domain/projects/project-version'
import { errorText } from '@/lib/text/error-text'
import { EmptyState } from '@/ui/empty-state'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { KeepForm } from './keep-form'
import { useVersionActions } from './use-version-actions'
import { menuButtonId, VersionRow } from './version-row'
import { faultOfText } from './version-words'

const FULL_WORDS = `Vos ${VERSIONS_WORDS} ont un nom\u00a0: aucune ne part d’elle-même.`
const UNKEPT_WORDS = 'Le texte actuel ne serait pas gardé\u00a0: supprimez d’abord une version.'
const LIST = 'version-list'
const RENAME_FIELD = 'version-name'

interface VersionsListProps {
  uid: string
  projectId: string
  present: ProjectContent
  obstacle: string | null
  onTakeBack: (content: ProjectContent) => void
  onDone: () => void
}

export function VersionsList({ uid, projectId, present, onTakeBack, onDone, ...list }: VersionsListProps) {
  const { now } = useSignedIn()
  const live = useLive(uid, versionsQuery(uid, projectId))
  const isLive = live.status === 'ready' && live.isLive
  const { isKnown, isOffline } = useListState(live)
  const [menu, setMenu] = useState<OpenedRow<LiveVersion> | null>(null)
  const [renamed, setRenamed] = useState<string | null>(null)
  const actions = useVersionActions(projectId)
  const focusLater = useFocusLater()
  const versions = live.status === 'ready' ? live.value : []
  const next = placeFor(versions)
  // The present text first becomes a version: it must be valid, and have a place.
  const keepObstacle = list.obstacle ?? faultOfText(present)
  const obstacle = keepObstacle ?? (isUnkept(present, versions) ? UNKEPT_WORDS : null)

  function takeBack(content: ProjectContent) {
    onTakeBack(content)
    onDone()
  }

  function startRename({ id }: LiveVersion, focus: (id: string) => void) {
    setRenamed(id)
    focus(RENAME_FIELD)
  }

  function remove(version: LiveVersion, focus: (id: string) => void) {
    const index = versions.findIndex(({ id }) => id === version.id)
    const beside = versions[index + 1] ?? versions[index - 1]
    actions.remove(version)
    focus(beside ? menuButtonId(beside.id) : LIST)
  }

  return (
    <div id={LIST} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      {next ? (
        <KeepForm
          uid={uid}
          projectId={projectId}
          now={now}
          replaced={next.replaced}
          obstacle={keepObstacle}
          onKeep={(name) => actions.keep(present, name)}
        />
      ) : (
        <Notice tone="info">{FULL_WORDS} Supprimez-en une pour en garder une autre.</Notice>
      )}
      {obstacle !== null && <Notice tone="warning">{obstacle}</Notice>}
      {live.status === 'error' && (
        <ErrorNotice text={errorText('versionsLoad', live.error.code)} onRetry={live.retry} />
      )}
      {live.status !== 'error' && versions.length === 0 && <None isKnown={isKnown} isOffline={isOffline} />}
      {/* The server does not answer: the list may be incomplete. */}
      {versions.length > 0 && !isLive && isOffline && (
        <ErrorNotice
          tone="info"
          text={'Le réseau manque\u00a0: seules les versions que cet appareil connaît sont là.'}
        />
      )}
      {versions.length > 0 && (
        <ul aria-label="Versions gardées" className="flex flex-col gap-3">
          {versions.map((version) => (
            <VersionRow
              key={version.id}
              uid={uid}
              version={version}
              present={present}
              now={now}
              obstacle={obstacle}
              fieldId={RENAME_FIELD}
              isRenamed={renamed === version.id}
              onRename={(name) => {
                setRenamed(null)
                focusLater(menuButtonId(version.id))
                if (name !== null) actions.rename(version, name)
              }}
              onTakeBack={takeBack}
              onMenu={(anchor) => setMenu({ row: version, anchor })}
            />
          ))}
        </ul>
      )}
      <RowMenu
        label="Actions de la version"
        of={menu}
        onClose={() => setMenu(null)}
        actions={[
          {
            key: 'rename',
            label: menu?.row.name === '' ? 'Nommer' : 'Renommer',
            Icon: Pencil,
            choose: startRename,
          },
          { key: 'remove', label: 'Supprimer', Icon: Trash2, choose: remove },
        ]}
      />
    </div>
  )
}

function None({ isKnown, isOffline }: { isKnown: boolean; isOffline: boolean }) {
  if (isKnown) {
    return (
      <EmptyState drawing="versions" title="Aucune version pour le moment">
        <p>
          Dès que vous changez ce projet, l’éditeur garde par lui-même le texte tel qu’il était à l’ouverture.
        </p>
      </EmptyState>
    )
  }
  if (isOffline) {
    return (
      <EmptyState Icon={CloudOff} tint="projects" title="Aucune version sur cet appareil">
        <p>Celles que le serveur garde s’afficheront au retour du réseau.</p>
      </EmptyState>
    )
  }
  return (
    <div aria-busy className="flex flex-col gap-3">
      <p role="status" className="sr-only">
        Chargement des versions
      </p>
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} className="h-24" />
      ))}
    </div>
  )
}
