import { COLLECTIONS } from './collections'
import { DocumentedShapes } from './documented-shapes'

export function DataStructure() {
  return (
    <>
      <table className="w-full border-collapse text-small">
        <caption className="sr-only">Champs de chaque collection</caption>
        <thead>
          <tr className="border-b border-line-strong text-left">
            <th scope="col" className="w-33 py-2 pr-3 font-semibold sm:w-1/5">
              Collection
            </th>
            <th scope="col" className="py-2 font-semibold">
              Champs
            </th>
          </tr>
        </thead>
        <tbody>
          {COLLECTIONS.map(({ name, purpose, fields }) => (
            <tr key={name} className="border-b border-line align-top last:border-0">
              <th scope="row" className="py-2.5 pr-3 text-left font-mono font-semibold wrap-anywhere">
                {name.replace('/', '/\u200b')}
              </th>
              <td className="py-2.5">
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
