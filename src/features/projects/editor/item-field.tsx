import { CircleCheck } from 'lucide-react'
import { memo, useRef } from 'react'
import type { ProjectSectionKey } from '@/domain/projects/project-sections'
import { PROJECT_ITEM_MAX } from '@/domain/base/text/text-limits'
import { ITEM_PLACEHOLDER, itemHelp } from '@/domain/projects/text/item-help'
import { cn } from '@/lib/cn'
import { formatNumber } from '@/lib/text/format'
import { useGrownHeight } from '@/ui/fields/use-grown-height'
import { AskAbout } from './ask-about'
import { FromCoach } from './from-coach'
import { itemFieldId } from './editor-focus'
import { useEditing, type EditorStore } from './editor-store'

/** The counter appears when this much of the limit is left. */
const COUNTED_FROM = PROJECT_ITEM_MAX - 2_000

interface ItemFieldProps {
  store: EditorStore
  section: ProjectSectionKey
  index: number
  title: string
}

/** An item, with a question that helps beginners to write; a keystroke renders this item only. */
export const ItemField = memo(function ItemField({ store, section, index, title }: ItemFieldProps) {
  const item = useEditing(store, ({ content }) => content.sections[section][index])
  const field = useRef<HTMLTextAreaElement>(null)
  useGrownHeight(field, item?.content ?? '')
  if (!item) return null

  const id = itemFieldId(section, index)
  const { text, isTooLong } = itemCount(item.content.length)
  const { question, example } = itemHelp(section, index)
  return (
    <div className="group/item flex flex-col gap-1">
      <div className="flex items-center gap-2">
        <span className="min-w-0">
          <label htmlFor={id} className={cn('font-semibold', item.completed && 'relative pr-5.5')}>
            {/* In the padding after the last word, and before it in the document, so that the icon is never alone on a line. */}
            {item.completed && (
              <CircleCheck aria-hidden className="absolute right-0 bottom-0.5 size-4 text-success" />
            )}
            {title}
          </label>
        </span>
        <AskAbout
          store={store}
          item={title}
          className="-my-1.5 ml-auto transition-opacity duration-quick group-focus-within/item:opacity-100 group-hover/item:opacity-100 [@media(hover:hover)]:opacity-0"
        />
      </div>
      <div id={`${id}-help`} className="mb-1 flex flex-col gap-0.5">
        <p className="text-small">{question}</p>
        <p className="text-fine text-muted">Par exemple&nbsp;: {example}</p>
      </div>
      <FromCoach id={`${id}-coach`} store={store} section={section} index={index} title={title} />
      <p
        id={`${id}-count`}
        role="status"
        className={cn('text-fine text-muted empty:hidden', isTooLong && 'font-medium text-danger')}
      >
        {text}
      </p>
      <textarea
        ref={field}
        id={id}
        dir="auto"
        rows={3}
        value={item.content}
        placeholder={ITEM_PLACEHOLDER}
        aria-invalid={isTooLong}
        aria-describedby={`${id}-help ${id}-coach ${id}-count`}
        onChange={(event) => store.write(section, item.id, event.target.value)}
        className={cn(
          'field-sizing-content max-h-[45dvh] min-h-24 w-full resize-none overflow-y-auto rounded-field border border-line-strong bg-surface px-3.5 hover:border-ink py-2.5 text-body text-ink placeholder:text-muted',
          isTooLong && 'border-danger',
        )}
      />
    </div>
  )
})

function itemCount(length: number): { readonly text: string; readonly isTooLong: boolean } {
  const count = `${formatNumber(length)} / ${formatNumber(PROJECT_ITEM_MAX)} caractères`
  if (length > PROJECT_ITEM_MAX) {
    return {
      isTooLong: true,
      text: `Note trop longue\u00a0: ${count}. Raccourcissez-la pour sauvegarder.`,
    }
  }
  return { isTooLong: false, text: length > COUNTED_FROM ? count : '' }
}
