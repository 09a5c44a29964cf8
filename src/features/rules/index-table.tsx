import { Coded } from './coded'
import { EXPIRIES, INDEXES } from './documented'

export function IndexTable() {
  return (
    <>
      <table className="w-full border-collapse text-small">
        <caption className="pb-3 text-left text-muted">
          Sans son index, une requête composée est refusée par la base.
        </caption>
        <thead>
          <tr className="border-b border-line-strong text-left">
            <th scope="col" className="py-2 pr-3 font-semibold">
              Collection
            </th>
            <th scope="col" className="py-2 font-semibold">
              Champs, dans l’ordre
            </th>
          </tr>
        </thead>
        <tbody>
          {INDEXES.map(({ collection, isAcrossParents, fields }) => (
            <tr
              key={`${collection} ${fields.map(({ name }) => name).join()}`}
              className="border-b border-line align-top last:border-0"
            >
              <th scope="row" className="py-2.5 pr-3 text-left">
                <span className="font-mono font-semibold">{collection}</span>
                {isAcrossParents && <span className="block font-normal text-muted">dans tout le groupe</span>}
              </th>
              <td className="py-2.5">
                <ol className="flex flex-wrap gap-x-2 gap-y-1.5">
                  {fields.map(({ name, isAscending }) => (
                    <li key={name} className="rounded-full border border-line bg-canvas px-2.5 py-0.5">
                      <span className="font-mono">{name}</span>{' '}
                      <span aria-hidden>{isAscending ? '↑' : '↓'}</span>
                      <span className="sr-only">{isAscending ? 'croissant' : 'décroissant'}</span>
                    </li>
                  ))}
                </ol>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {EXPIRIES.map(({ collection, field }) => (
        <p key={collection} className="mt-3 text-small text-muted">
          <Coded>{`Les documents de \`${collection}\` s’effacent d’eux-mêmes à la date de leur champ \`${field}\`.`}</Coded>
        </p>
      ))}
    </>
  )
}
