import { capital } from '@/domain/base/french-count'
import { Coded } from './coded'
import { COLLECTIONS } from './documented'
import { DocumentedShapes } from './documented-shapes'
import { Fold } from './fold'
import { explainAll, explainCheck, explainCondition, whoOf } from './explain'
import { PAYMENT_FIELDS, PURPOSES } from './purposes'
import type { CollectionRules, Field } from './read-rules'

/** The fields of each collection, and what the rules ask of each. */
export function DataStructure() {
  return (
    <div className="flex flex-col gap-3">
      {COLLECTIONS.map((collection) => (
        <Fold
          key={collection.name}
          summary={
            <>
              <h3 className="inline font-mono font-bold text-brand-text">{collection.name}</h3>{' '}
              <span className="mt-0.5 block font-mono text-fine wrap-anywhere text-muted">
                {fieldNamesOf(collection).join(', ')}
              </span>
            </>
          }
        >
          <div className="border-t border-line px-4 pt-3 pb-4">
            <p className="text-small text-muted">{PURPOSES[collection.name]}</p>
            {collection.fields.length > 0 ? (
              <FieldTable collection={collection} />
            ) : (
              <p className="mt-3 text-small">
                <Coded>{`Écrits par le serveur seul\u00a0: ${fieldNamesOf(collection)
                  .map((name) => `\`${name}\``)
                  .join(', ')}.`}</Coded>
              </p>
            )}
            {collection.name === 'projects' && <DocumentedShapes />}
          </div>
        </Fold>
      ))}
    </div>
  )
}

function FieldTable({ collection: { name, fields } }: { collection: CollectionRules }) {
  return (
    <table className="mt-3 w-full border-collapse text-small">
      <caption className="sr-only">Champs de {name}</caption>
      <thead>
        <tr className="border-b border-line-strong text-left">
          <th scope="col" className="w-2/5 py-2 pr-3 font-semibold sm:w-1/4">
            Champ
          </th>
          <th scope="col" className="py-2 font-semibold">
            Ce que les règles demandent
          </th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.name} className="border-b border-line align-top last:border-0">
            <th scope="row" className="py-2 pr-3 text-left font-mono font-semibold wrap-anywhere">
              {field.name}
            </th>
            <td className="py-2">
              <Coded>{sentenceOf(field)}</Coded>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function sentenceOf({ checks, isOptional, atCreation, isFixed }: Field): string {
  const creation = atCreation.map((condition) =>
    whoOf(condition) === null
      ? `à la création, ${explainAll([condition], explainCondition).join()}`
      : "l'identifiant de qui crée le document",
  )
  const parts = [
    ...(isOptional ? ['facultatif'] : []),
    ...explainAll(checks, explainCheck),
    ...creation,
    ...(isFixed ? ['ne change plus ensuite'] : []),
  ]
  return capital(parts.join('\u00a0; '))
}

function fieldNamesOf({ name, fields }: CollectionRules): readonly string[] {
  return name === 'payments' ? PAYMENT_FIELDS : fields.map((field) => field.name)
}
