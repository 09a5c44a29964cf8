import { useId, type ReactNode } from 'react'
import { PageHeader } from '@/components/frame/page-header'
import { SCREENS } from '@/lib/screens'
import { Card } from '@/ui/card'
import { AccessOverview } from './access-overview'
import { Coded } from './coded'
import { SERVER_ONLY } from './collections'
import { DataStructure } from './data-structure'
import { FeatureList } from './feature-list'
import { IndexTable } from './index-table'
import { RulesSource } from './rules-source'

/** Shows the deployed rules and indexes (`documented.ts`), summarised in tables (`collections.ts`). */
export function RulesScreen() {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-4">
      <PageHeader title={SCREENS.rules.title} />
      <p className="mb-2 max-w-reading">
        Aucun autre compte ne lit ni ne change ce que vous écrivez. Le serveur seul écrit ce qui touche à
        l’argent et à l’accès. Vous pouvez tout télécharger et tout effacer, dans «&nbsp;Mon Profil&nbsp;».
        Les tableaux ci-dessous résument les fichiers réellement en service.
      </p>
      <Part title="Règles d’accès">
        <p>Il faut être connecté, avec un vrai compte. Tout ce qui n’est pas permis ici est refusé.</p>
        <AccessOverview />
        <ServerOnly />
        <DocumentedWording />
        <RulesSource />
      </Part>
      <Part title="Structure des données">
        <p>
          Un champ qui n’est pas dans ces listes est refusé, comme une valeur qui n’a pas la forme
          demandée&nbsp;: le fichier des règles dit laquelle, champ par champ.
        </p>
        <DataStructure />
      </Part>
      <Part title="Fonctionnalités">
        <FeatureList />
      </Part>
      <Part title="Index de la base de données">
        <IndexTable />
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-5">
      <h2 id={id} className="text-heading font-bold">
        {title}
      </h2>
      {children}
    </Card>
  )
}

function ServerOnly() {
  return (
    <div className="text-small">
      <h3 className="font-semibold">Ce que seul le serveur voit</h3>
      <ul className="mt-1 flex list-disc flex-col gap-0.5 pl-5 text-muted">
        {Object.entries(SERVER_ONLY).map(([name, holds]) => (
          <li key={name}>
            <Coded>{`\`${name}\`\u00a0: ${holds}`}</Coded>
          </li>
        ))}
      </ul>
    </div>
  )
}

function DocumentedWording() {
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
          profils, et à chacun le travail des autres&nbsp;: elle n’est pas suivie. Les deux autres le sont.
        </p>
      </div>
    </div>
  )
}
