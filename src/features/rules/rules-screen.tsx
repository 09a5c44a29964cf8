import type { ReactNode } from 'react'
import { PageHeader } from '@/components/frame/page-header'
import { SCREENS } from '@/lib/screens'
import { Card } from '@/ui/card'
import { AccessOverview } from './access-overview'
import { Coded } from './coded'
import { SERVER_ONLY } from './collections'
import { DataStructure } from './data-structure'
import { DocumentedWording } from './documented-wording'
import { FeatureList } from './feature-list'
import { IndexTable } from './index-table'
import { RulesSource } from './rules-source'

const PARTS = [
  { id: 'acces', title: "Règles d'accès" },
  { id: 'structure', title: 'Structure des données' },
  { id: 'fonctionnalites', title: 'Fonctionnalités' },
  { id: 'index', title: 'Index de la base de données' },
] as const

/** Rules and indexes are the deployed files themselves (`documented.ts`); the tables sum them up (`collections.ts`). */
export function RulesScreen() {
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6">
      <PageHeader title={SCREENS.rules.title} />
      <p className="-mt-3 max-w-reading text-muted">
        Comment Coach Boom garde ce que vous écrivez. Le fichier des règles et les index sont ceux qui sont
        réellement en service&nbsp;; les tableaux en sont le résumé.
      </p>
      <nav aria-label="Dans cette page">
        <ul className="flex flex-wrap gap-2">
          {PARTS.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-target items-center rounded-full border border-line-strong bg-surface px-4 text-small font-semibold text-ink no-underline hover:bg-brand-soft"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Part of={PARTS[0]}>
        <p className="max-w-reading">
          Il faut être connecté, avec un vrai compte. Chacun ne lit et ne change que ce qui est à lui, et tout
          ce qui n'est pas permis ici est refusé.
        </p>
        <AccessOverview />
        <ServerOnly />
        <DocumentedWording />
        <RulesSource />
      </Part>
      <Part of={PARTS[1]}>
        <p className="max-w-reading">
          Un champ qui n'est pas dans ces listes est refusé, comme une valeur qui n'a pas la forme
          demandée&nbsp;: le fichier des règles dit laquelle, champ par champ.
        </p>
        <DataStructure />
      </Part>
      <Part of={PARTS[2]}>
        <FeatureList />
      </Part>
      <Part of={PARTS[3]}>
        <IndexTable />
      </Part>
    </div>
  )
}

function Part({ of: { id, title }, children }: { of: (typeof PARTS)[number]; children: ReactNode }) {
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-5">
      <h2 id={id} tabIndex={-1} className="scroll-mt-24 text-heading font-bold outline-none">
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
