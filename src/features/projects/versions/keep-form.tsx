import { useRef, useState } from 'react'
import { nameFaultText } from '@/components/rename-form'
import { useKeptText } from '@/components/use-kept-text'
import { VERSION_NAME_MAX } from '@/domain/base/text/text-limits'
import { checkName } from '@/domain/base/text/typed-name'
import type { ProjectVersion } from '@/domain/projects/project-version'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/fields/text-field'
import { versionMoment, versionTitle } from './version-words'

interface KeepFormProps {
  uid: string
  projectId: string
  now: Date
  /** The version that makes room; null: there is room. */
  replaced: ProjectVersion | null
  /** The reason why the present text cannot be kept; null: it can. */
  obstacle: string | null
  onKeep: (name: string) => void
}

/** « Garder une version maintenant »: stores the editor's text as a named version. */
export function KeepForm({ uid, projectId, now, replaced, obstacle, onKeep }: KeepFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const { text, type, settle } = useKeptText(`version.name.${uid}.${projectId}`, '')
  const [isRefused, setIsRefused] = useState(false)
  const checked = checkName(text, VERSION_NAME_MAX)
  const fault = obstacle ?? ('fault' in checked ? nameFaultText(checked.fault, text, VERSION_NAME_MAX) : null)

  function keep() {
    if (fault !== null || !('name' in checked)) {
      setIsRefused(true)
      field.current?.focus()
      return
    }
    setIsRefused(false)
    type('')
    settle()
    onKeep(checked.name)
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        keep()
      }}
    >
      <TextField
        ref={field}
        label="Garder une version maintenant"
        placeholder={'Exemple\u00a0: avant le nouveau prix'}
        autoComplete="off"
        enterKeyHint="done"
        dir="auto"
        value={text}
        error={isRefused ? fault : null}
        hint={
          replaced && (
            <>
              La plus ancienne sans nom laissera sa place&nbsp;: {versionTitle(replaced)},{' '}
              {versionMoment(replaced, now)}.
            </>
          )
        }
        onChange={(event) => type(event.target.value)}
      />
      <Button type="submit" className="self-end">
        Garder cette version
      </Button>
    </form>
  )
}
