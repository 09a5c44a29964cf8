import { Check, Minus } from 'lucide-react'
import { COLLECTIONS, VERBS } from './collections'

export function AccessOverview() {
  return (
    // The column headings are vertical where they do not fit, also with a large font size.
    <div className="@container">
      <table className="w-full border-collapse text-small">
        <caption className="pb-3 text-left text-muted">
          Ce que chacun peut faire de ses propres documents. De ceux d’un autre&nbsp;: rien.
        </caption>
        <thead>
          <tr className="border-b border-line-strong">
            <th scope="col" className="py-2 text-left align-bottom font-semibold">
              Collection
            </th>
            {VERBS.map((verb) => (
              <th key={verb} scope="col" className="px-1 py-2 align-bottom font-semibold">
                <span className="@max-lg:mx-auto @max-lg:inline-block @max-lg:rotate-180 @max-lg:[writing-mode:vertical-rl]">
                  {verb}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COLLECTIONS.map(({ name, allows }) => (
            <tr key={name} className="border-b border-line last:border-0">
              <th scope="row" className="py-2.5 text-left font-mono font-semibold">
                {name.replace('/', '/\u200b')}
              </th>
              {VERBS.map((verb) => (
                <td key={verb} className="px-1 py-2.5 text-center">
                  <Mark isAllowed={allows.includes(verb)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Mark({ isAllowed }: { isAllowed: boolean }) {
  return isAllowed ? (
    <>
      <Check aria-hidden className="mx-auto size-5 text-success" strokeWidth={3} />
      <span className="sr-only">Son propriétaire</span>
    </>
  ) : (
    <>
      <Minus aria-hidden className="mx-auto size-4.5 text-muted" />
      <span className="sr-only">Personne</span>
    </>
  )
}
