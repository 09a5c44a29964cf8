export function DocumentedWording() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <figure className="rounded-field border border-dashed border-line-strong p-4">
        <figcaption className="text-small font-bold text-muted">Ce qui avait été documenté</figcaption>
        <blockquote className="mt-2 text-small text-muted">
          «&nbsp;Toute personne connectée peut lire toutes les tâches, tous les projets et tous les profils.
          Seul le propriétaire crée, change ou supprime ses tâches et ses projets. Seul le propriétaire écrit
          son profil.&nbsp;»
        </blockquote>
      </figure>
      <div className="rounded-field border border-success bg-success-soft p-4">
        <h3 className="text-small font-bold text-success">Ce qui est appliqué</h3>
        <p className="mt-2 text-small">
          Chacun ne lit que ce qui est à lui. La première phrase aurait montré à tous les adresses email des
          profils, et à chacun le travail des autres&nbsp;: elle n'est pas suivie. Les deux autres le sont.
        </p>
      </div>
    </div>
  )
}
