export function StartHead() {
  return (
    <div className="px-4 pb-3 lg:px-5">
      <h3 className="font-bold">Collez un lien</h3>
      <p className="mt-0.5 max-w-reading text-small text-muted">
        La page d'un produit, chez n'importe quel vendeur. Huit questions par oui ou non disent ensuite s'il
        mérite votre temps.
      </p>
    </div>
  )
}
