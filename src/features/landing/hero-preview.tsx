import { Check } from 'lucide-react'
import { cn } from '@/lib/cn'

const TODOS = [
  { text: 'Comparer trois fournisseurs', isDone: true },
  { text: 'Écrire le titre de la fiche produit', isDone: true },
  { text: 'Calculer la marge avec la livraison', isDone: false },
] as const

/** What the product looks like, drawn with its own pieces; a picture for those who see, nothing to press. */
export function HeroPreview() {
  return (
    <div aria-hidden className="relative mx-auto w-full max-w-lg select-none">
      <div className="absolute -inset-x-6 -inset-y-8 -z-10 rounded-[3rem] bg-brand-soft lg:-rotate-3" />
      <div className="rounded-card border border-line bg-surface p-5 pb-10 shadow-pop">
        <p className="flex items-center gap-3 border-b border-line pb-4 font-bold">
          <img src="/icon.svg" alt="" width={32} height={32} />
          Coach Boom
          <span className="ml-auto size-2.5 rounded-full bg-success" />
        </p>
        <p className="mt-4 ml-auto w-fit max-w-[85%] rounded-bubble rounded-br-sm bg-brand px-4 py-2.5 text-small text-on-brand">
          Par quoi je commence pour vendre mes bougies&nbsp;?
        </p>
        <div className="mt-3 max-w-[92%] rounded-bubble rounded-bl-sm bg-canvas px-4 py-3 text-small">
          <p className="font-semibold">Bonne question&nbsp;! Trois pas, dans cet ordre&nbsp;:</p>
          <ol className="mt-2 flex list-decimal flex-col gap-1 pl-5 text-muted">
            <li>Choisis à qui tu parles&nbsp;: un cadeau, ou une déco&nbsp;?</li>
            <li>Regarde les prix de cinq boutiques concurrentes.</li>
            <li>Vérifie qu'il te reste au moins 30&nbsp;% à la fin.</li>
          </ol>
        </div>
      </div>
      <div className="relative mt-4 rounded-card border border-line bg-surface p-5 shadow-pop sm:-mt-4 sm:ml-auto sm:w-4/5 sm:translate-x-4">
        <p className="flex justify-between text-small font-bold">
          Mes tâches du jour <span className="text-muted tabular-nums">67&nbsp;%</span>
        </p>
        <div className="mt-2.5 h-2 overflow-hidden rounded-full bg-line">
          <div className="h-full w-2/3 rounded-full bg-brand" />
        </div>
        <ul className="mt-4 flex flex-col gap-2.5">
          {TODOS.map(({ text, isDone }) => (
            <li key={text} className="flex items-center gap-3 text-small">
              <span
                className={cn(
                  'grid size-5 shrink-0 place-items-center rounded-md border-2',
                  isDone ? 'border-brand bg-brand text-on-brand' : 'border-line-strong',
                )}
              >
                {isDone && <Check className="size-3.5" strokeWidth={3.5} />}
              </span>
              <span className={isDone ? 'text-muted line-through' : ''}>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
