import { COLLECTIONS } from './documented'
import { Coded } from './coded'
import { explainAll, explainCondition, whoOf } from './explain'
import { PURPOSES } from './purposes'
import { VERBS, type CollectionRules, type Grant, type Verb } from './read-rules'
import { VERB_NAMES } from './verb-names'

/** Each collection, and under which conditions each thing may be done with it. */
export function AccessList() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {COLLECTIONS.map((collection) => (
        <article
          key={collection.name}
          aria-labelledby={`access-${collection.name}`}
          className="flex flex-col gap-3 rounded-field border border-line bg-canvas p-4"
        >
          <h3 id={`access-${collection.name}`} className="font-mono font-bold text-brand-text">
            {collection.name}
          </h3>
          <p className="-mt-2 text-small text-muted">{PURPOSES[collection.name]}</p>
          <dl className="flex flex-col gap-3 text-small">
            {rowsOf(collection).map(({ verbs, conditions }) => (
              <div key={verbs.join()}>
                <dt className="font-semibold">{namesOf(verbs)}</dt>
                <dd>
                  <Conditions of={conditions} />
                </dd>
              </div>
            ))}
          </dl>
        </article>
      ))}
    </div>
  )
}

function Conditions({ of: conditions }: { of: readonly string[] | null }) {
  if (!conditions) return <span className="text-muted">Personne, sauf le serveur.</span>
  const who = conditions.find((condition) => whoOf(condition) !== null)
  const others = explainAll(
    conditions.filter((condition) => condition !== who),
    explainCondition,
  )
  return (
    <>
      {who === undefined ? 'À la seule condition que' : whoOf(who)}
      {others.length > 0 && (
        <ul className="mt-1 flex list-disc flex-col gap-0.5 pl-5 text-muted">
          {others.map((condition) => (
            <li key={condition}>
              <Coded>{condition}</Coded>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function namesOf([first, ...others]: readonly Verb[]): string {
  const rest = others.map((verb) => VERB_NAMES[verb].toLowerCase())
  return [...(first ? [VERB_NAMES[first]] : []), ...rest].join(', ')
}

interface Row {
  readonly verbs: readonly Verb[]
  /** null: nobody. */
  readonly conditions: Grant['conditions'] | null
}

/** Verbs that ask the same stand in one row; those of nobody come last. */
function rowsOf({ grants }: CollectionRules): Row[] {
  const rows = new Map<string, Row>()
  for (const { verb, conditions } of grants) {
    const key = conditions.join(' && ')
    rows.set(key, { verbs: [...(rows.get(key)?.verbs ?? []), verb], conditions })
  }
  const refused = VERBS.filter((verb) => !grants.some((grant) => grant.verb === verb))
  return [...rows.values(), ...(refused.length > 0 ? [{ verbs: refused, conditions: null }] : [])]
}
