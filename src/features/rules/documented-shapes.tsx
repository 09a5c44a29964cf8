import { Coded } from './coded'

/** Documented shapes of the lists in a project; rules cannot iterate over a list. */
const SHAPES = [
  { what: 'Un point d’une partie', shape: '{id, title, content, completed}' },
  { what: 'Une tâche d’un projet', shape: '{id, title, completed, dueDate}' },
] as const

export function DocumentedShapes() {
  return (
    <section className="rounded-field border border-dashed border-line-strong p-4 text-small">
      <h3 className="font-bold text-muted">Forme documentée des listes d’un projet</h3>
      <dl className="mt-2 flex flex-col gap-1.5">
        {SHAPES.map(({ what, shape }) => (
          <div key={what} className="flex flex-wrap gap-x-2">
            <dt>
              {what}
              {'\u00a0'}:
            </dt>
            <dd>
              <Coded>{`\`${shape}\``}</Coded>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-muted">
        <Coded>
          {
            '`dueDate` est un texte, facultatif. L’application tient `tasks` tel qu’il est et n’en ajoute pas.'
          }
        </Coded>
      </p>
    </section>
  )
}
