import { progressOf } from '@/domain/base/progress'
import {
  completeItem,
  PROJECT_SECTIONS,
  projectItemId,
  type ProjectItem,
} from '@/domain/projects/project-sections'
import { projectStatusLabel } from '@/domain/projects/project-status'
import { cn } from '@/lib/cn'
import { LAMP_NOTES } from './example-lamp'

const SECTIONS = PROJECT_SECTIONS.map(({ key, label, items }) => {
  const written = items.map((title, index) =>
    completeItem({ id: projectItemId(key, index), title, content: LAMP_NOTES[key][index] ?? '' }),
  )
  return { key, label, items: written, progress: progressOf(written) }
})
const PROGRESS = progressOf(SECTIONS.flatMap(({ items }) => items))

/** Choices next to one panel; pills above it on a phone. Radio buttons and CSS only: works with arrow keys and without JavaScript. */
export function ExampleProject() {
  return (
    <fieldset className="mt-6 min-w-0 overflow-clip rounded-card border border-line bg-surface shadow-card">
      <legend className="sr-only">Les sept parties du projet</legend>
      <div className="flex flex-wrap items-center gap-3 border-b border-line p-4">
        <h3 className="text-heading font-bold">Lampe de lecture Lumo</h3>
        <span className="rounded-full bg-tint-projects px-2.5 text-fine font-semibold text-ink-projects">
          {projectStatusLabel('in_progress')}
        </span>
        <p className="ml-auto text-small text-muted">
          Progression du projet&nbsp;: <b className="text-ink tabular-nums">{PROGRESS}&nbsp;%</b>
        </p>
        <Bar value={PROGRESS} />
      </div>
      <div className="flex flex-wrap gap-1 max-md:p-3 md:grid md:grid-cols-[14rem_minmax(0,1fr)] md:grid-rows-[repeat(7,auto)_1fr] md:gap-0">
        {SECTIONS.map(({ key, label, items, progress }, index) => (
          <div key={key} className="contents">
            <label className="peer relative isolate flex min-h-target flex-wrap content-center items-center justify-between gap-1 overflow-clip border-line px-3 font-semibold max-md:grow max-md:rounded-full max-md:border max-md:text-fine md:border-r md:px-5 md:text-small">
              <input
                type="radio"
                name="exemple"
                defaultChecked={index === 0}
                className="absolute inset-0 -z-1 cursor-pointer appearance-none rounded-full -outline-offset-3 checked:bg-brand-soft hover:bg-brand-soft md:rounded-none"
              />
              {label} <span className="text-fine font-medium tabular-nums">{progress}&nbsp;%</span>
              <Bar value={progress} isWideOnly />
            </label>
            <Items items={items} />
          </div>
        ))}
      </div>
    </fieldset>
  )
}

function Items({ items }: { items: readonly ProjectItem[] }) {
  return (
    <dl className="order-last hidden w-full gap-3 p-1 text-small peer-has-checked:grid md:content-start md:p-5 md:[grid-area:1/2/9]">
      {items.map(({ id, title, content, completed }) => (
        <div key={id}>
          <dt className="font-semibold">{title}</dt>
          <dd className="whitespace-pre-line text-muted">{completed ? content : <i>Encore à écrire</i>}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Draws the number next to it, as an SVG: a prerendered page may have no inline style. */
function Bar({ value, isWideOnly = false }: { value: number; isWideOnly?: boolean }) {
  return (
    <svg aria-hidden className={cn('h-1 w-full rounded-full bg-line', isWideOnly && 'max-md:hidden')}>
      <rect width={`${value}%`} height="4" rx="2" className="fill-brand" />
    </svg>
  )
}
