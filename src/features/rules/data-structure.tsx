import { COLLECTIONS } from './collections'
import { DocumentedShapes } from './documented-shapes'
import { cellRole } from '@/ui/cell-role'

/** On a phone the fields are below the name. `display: block` removes the table roles, so they are set. */
export function DataStructure() {
  return (
    <>
      <table role="table" className="w-full border-collapse text-small max-sm:block">
        <caption className="sr-only">Champs de chaque collection</caption>
        <thead className="max-sm:sr-only">
          <tr role="row" className="border-b border-line-strong text-left">
            <th role="columnheader" scope="col" className="w-1/5 py-2 pr-3 font-semibold">
              Collection
            </th>
            <th role="columnheader" scope="col" className="py-2 font-semibold">
              Champs
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {COLLECTIONS.map(({ name, purpose, fields }) => (
            <tr
              key={name}
              role="row"
              className="border-b border-line align-top last:border-0 max-sm:block max-sm:py-2.5"
            >
              <th
                role="rowheader"
                scope="row"
                className="text-left font-mono font-semibold wrap-anywhere max-sm:block sm:py-2.5 sm:pr-3"
              >
                {name.replace('/', '/\u200b')}
              </th>
              <td {...cellRole} className="max-sm:block sm:py-2.5">
                <p>{purpose}</p>
                <p className="mt-1 font-mono text-fine wrap-anywhere text-muted">{fields.join(', ')}</p>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <DocumentedShapes />
    </>
  )
}
