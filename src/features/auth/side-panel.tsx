import { Check } from 'lucide-react'

const PROMISES = [
  'Un coach qui répond à toute heure',
  'Des tâches claires pour chaque jour',
  'Vos produits jugés sur huit critères',
] as const

/** Decoration for large screens; the landing page has the same text. */
export function SidePanel() {
  return (
    <div
      aria-hidden
      className="relative hidden overflow-hidden bg-brand-soft lg:sticky lg:top-0 lg:grid lg:h-dvh lg:place-items-center"
    >
      <div className="absolute -top-32 -right-24 size-96 rounded-full bg-brand opacity-10" />
      <div className="absolute -bottom-72 -left-32 size-120 rounded-full bg-brand opacity-10" />
      <div className="relative max-w-md px-10">
        <img src="/icon.svg" alt="" width={88} height={88} />
        <p className="mt-8 font-display text-display font-extrabold">Un pas clair par jour.</p>
        <ul className="mt-8 flex flex-col gap-4 text-heading">
          {PROMISES.map((promise) => (
            <li key={promise} className="flex items-center gap-3">
              <span className="grid size-7 shrink-0 place-items-center rounded-full bg-brand text-on-brand">
                <Check className="size-4" strokeWidth={3} />
              </span>
              {promise}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
