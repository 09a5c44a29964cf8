import { progressOf } from '@/domain/base/progress'
import {
  completeItem,
  PROJECT_SECTIONS,
  projectItemId,
  type ProjectItem,
} from '@/domain/projects/project-sections'
import { projectStatusLabel } from '@/domain/projects/project-status'
import { LAMP_NOTES } from './example-lamp'

const SECTIONS = PROJECT_SECTIONS.map(({ key, label, items }) => {
  const written = items.map((title, index) =>
    completeItem({ id: projectItemId(key, index), title, content: LAMP_NOTES[key][index] ?? '' }),
  )
  return { key, label, items: written, progress: progressOf(written) }
})
const PROGRESS = progressOf(SECTIONS.flatMap(({ items }) => items))

/**
 * A column of choices beside one panel, under one another on a phone. Radio buttons and CSS do it: the arrow keys
 * work, and so does the page before its script has come, or without it.
 */
export function ExampleProject() {
  return (
    <fieldset className="min-w-0 overflow-clip rounded-card border border-line bg-surface shadow-card">
      <legend className="sr-only">Les sept parties du projet</legend>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line p-5">
        <h3 className="text-heading font-bold">Lampe de lecture Lumo</h3>
        <span className="rounded-full bg-tint-projects px-2.5 py-0.5 text-fine font-semibold text-ink-projects">
          {projectStatusLabel('in_progress')}
        </span>
        <p className="ml-auto text-small text-muted">
          Progression du projet&nbsp;: <b className="text-ink tabular-nums">{PROGRESS}&nbsp;%</b>
        </p>
        <Bar value={PROGRESS} />
      </div>
      <div className="grid md:grid-cols-[14rem_minmax(0,1fr)] md:grid-rows-[repeat(7,auto)_1fr]">
        {SECTIONS.map(({ key, label, items, progress }, index) => (
          <div key={key} className="contents">
            <label className="peer relative isolate flex min-h-target flex-wrap content-center items-center justify-between gap-y-1 border-line px-5 py-2 text-small font-semibold max-md:border-t md:border-r">
              <input
                type="radio"
                name="exemple"
                defaultChecked={index === 0}
                className="absolute inset-0 -z-1 cursor-pointer appearance-none -outline-offset-3 checked:bg-brand-soft hover:bg-brand-soft"
              />
              {label} <span className="text-fine font-medium tabular-nums">{progress}&nbsp;%</span>
              <Bar value={progress} />
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
    <dl className="hidden gap-4 p-5 text-small peer-has-checked:grid md:content-start md:[grid-area:1/2/9]">
      {items.map(({ id, title, content, completed }) => (
        <div key={id}>
          <dt className="font-semibold">{title}</dt>
          <dd className="mt-0.5 whitespace-pre-line text-muted">
            {completed ? content : <i>Encore à écrire</i>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Says what the number beside it says. A picture, since its width may not be a style of the prerendered page. */
function Bar({ value }: { value: number }) {
  return (
    <svg aria-hidden className="h-1 w-full rounded-full bg-line">
      <rect width={`${value}%`} height="4" rx="2" className="fill-brand" />
    </svg>
  )
}
