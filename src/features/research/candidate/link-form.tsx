import { useMemo, useRef } from 'react'
import { shortened } from '@/domain/base/text/cut-text'
import { counted } from '@/domain/base/text/french-count'
import { isBlank } from '@/domain/base/text/visible-text'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/button'
import { useGrownHeight } from '@/ui/fields/use-grown-height'
import { linkFieldId } from '../row-ids'
import { withHiddenLinks } from './hidden-links'
import { readTypedLinks, type ReadLinks, type RefusedText } from '@/domain/research/links/link-typing'
import type { LinkField } from './use-link-field'

interface LinkFormProps {
  field: LinkField
  /** Nothing is in the tables yet: the screen begins with this field. */
  isStart: boolean
  /** The links of the last press are still drafts. */
  hasDrafts: boolean
}

/** The field for links, over the whole width. What gives no link stays in it, each part with its reason. */
export function LinkForm({ field, isStart, hasDrafts }: LinkFormProps) {
  const { typed, isOpened, refused } = field
  const area = useRef<HTMLTextAreaElement>(null)
  useGrownHeight(area, typed)
  const read = useMemo(() => readTypedLinks(typed), [typed])
  const id = linkFieldId(field.tableId)
  const isInUse = isStart || isOpened || typed !== ''
  return (
    <form
      noValidate
      data-edits-row={isOpened || typed !== '' ? '' : undefined}
      className="group/link flex flex-col gap-2 px-4 pb-3 lg:px-5 print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        field.confirm()
      }}
    >
      <div className="flex flex-wrap items-start gap-2">
        <label htmlFor={id} className="sr-only">
          Lien du produit
        </label>
        <textarea
          ref={area}
          id={id}
          rows={1}
          placeholder="Collez un ou plusieurs liens"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          value={typed}
          aria-invalid={refused.length > 0 || undefined}
          aria-describedby={`${id}-read`}
          className={fieldClass}
          onChange={(event) => field.type(event.target.value)}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain')
            const whole = withHiddenLinks(text, event.clipboardData.getData('text/html'))
            if (whole === text) return
            event.preventDefault()
            const { selectionStart, selectionEnd } = event.currentTarget
            field.type(typed.slice(0, selectionStart) + whole + typed.slice(selectionEnd))
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            if (event.key === 'Enter' && !event.shiftKey) {
              event.preventDefault()
              if (!isBlank(typed)) field.confirm()
            } else if (event.key === 'Escape') {
              event.stopPropagation()
              field.cancel()
            }
          }}
        />
        <span
          className={cn(
            'flex-wrap gap-2',
            isInUse ? 'flex' : 'hidden group-focus-within/link:flex',
            typed !== '' && 'max-sm:w-full',
          )}
        >
          <Button type="submit" disabled={isBlank(typed)} className="max-sm:flex-1">
            {(read?.addresses ?? 0) > 1 ? 'Confirmer les liens' : 'Confirmer le lien'}
          </Button>
          {(isOpened || typed !== '') && (
            <Button variant="ghost" onClick={field.cancel}>
              Annuler
            </Button>
          )}
        </span>
      </div>
      <div id={`${id}-read`} role="status" className="text-fine text-muted empty:hidden">
        <ReadWords field={field} read={read} hasDrafts={hasDrafts} />
        {refused.length > 0 && <Refused refused={refused} />}
      </div>
    </form>
  )
}

/** Before a press what was read, after it what was added. */
function ReadWords({
  field: { added, refused },
  read,
  hasDrafts,
}: Pick<LinkFormProps, 'field' | 'hasDrafts'> & { read: ReadLinks | null }) {
  if (added && (hasDrafts || refused.length > 0)) {
    // Their number stands beside « Sauvegarder »; here only if the paste gave fewer links than it had.
    if (added.twice === 0 && refused.length === 0) return null
    const kept = refused.length > 0 ? '\u00a0; le reste est gardé dans le champ' : ''
    return <p>{`${counted(added.links, 'lien')} en brouillon${twiceWords(added.twice)}${kept}.`}</p>
  }
  if (refused.length > 0 || !read || read.addresses < 2) return null
  const none = read.refused.length === 0 ? '' : `, ${read.refused.length} à corriger`
  return <p>{`${counted(read.links.length, 'lien')}${twiceWords(read.twice)}${none}`}</p>
}

function twiceWords(twice: number): string {
  if (twice === 0) return ''
  return twice === 1 ? ', 1 en double ignoré' : `, ${twice} en double ignorés`
}

const TEXT_SHOWN = 60
const TEXTS_SHOWN = 3

/** One line a reason: of forty links that are too many, three are named. */
function Refused({ refused }: { refused: readonly RefusedText[] }) {
  const [only] = refused
  if (only && refused.length === 1) return <p className={faultClass}>{only.fault}</p>
  const faults = [...new Set(refused.map(({ fault }) => fault))]
  return (
    <ul className="mt-1 flex flex-col gap-1">
      {faults.map((fault) => (
        <li key={fault} className={cn(faultClass, 'wrap-anywhere')}>
          {`${textsOf(refused.filter((each) => each.fault === fault))}\u00a0: ${fault}`}
        </li>
      ))}
    </ul>
  )
}

function textsOf(parts: readonly RefusedText[]): string {
  const shown = parts.slice(0, TEXTS_SHOWN).map(({ text }) => `«\u00a0${shortened(text, TEXT_SHOWN)}\u00a0»`)
  const more = parts.length - shown.length
  return shown.join(', ') + (more === 0 ? '' : more === 1 ? ' et 1 autre' : ` et ${more} autres`)
}

const faultClass = 'font-medium text-danger'
const fieldClass =
  'field-sizing-content max-h-48 min-h-target min-w-0 flex-1 basis-32 resize-none rounded-field border border-line-strong bg-surface px-3.5 hover:border-ink py-2 text-body wrap-anywhere text-ink placeholder:text-muted aria-invalid:border-danger'
