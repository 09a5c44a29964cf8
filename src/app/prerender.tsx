import { StrictMode, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { createMemoryRouter } from 'react-router-dom'
import { AppFrame } from '@/components/app-frame'
import { TRIAL_FREE_WORDS } from '@/domain/base/business'
import { LandingScreen } from '@/features/landing/landing-screen'
import { paths } from '@/lib/paths'
import { App } from './app'
import type { DrawnPage } from './drawn-page'
import { NotFoundPage } from './not-found-page'
import { routes } from './routes'

const SIGNING_IN =
  'Pour vous connecter ou créer un compte, activez JavaScript dans votre navigateur, puis rechargez la page.'
const USING =
  'Coach Boom a besoin de JavaScript\u00a0: activez-le dans votre navigateur, puis rechargez la page.'

const GUEST_PAGES = [
  { path: paths.login, description: 'Connectez-vous à Coach Boom.' },
  {
    path: paths.signUp,
    description: `Créez votre compte Coach Boom\u00a0: ${TRIAL_FREE_WORDS}, sans carte bancaire.`,
  },
]
const READING_PAGES = [
  {
    path: paths.terms,
    description: 'Le prix, le mois, le remboursement et les règles de Coach Boom.',
  },
  {
    path: paths.privacy,
    description: "Ce que Coach Boom garde de vous, où, pourquoi, et comment le reprendre ou l'effacer.",
  },
  {
    path: paths.legalNotice,
    description: "L'éditeur et l'hébergeur de Coach Boom.",
  },
  {
    path: paths.accessibility,
    description:
      "Ce qui est accessible dans Coach Boom, ce qui ne l'est pas encore, et comment nous le dire.",
  },
]

export async function drawPages(): Promise<DrawnPage[]> {
  const frame = await draw(<AppFrame />)
  return [
    {
      ...product,
      path: paths.home,
      fileName: 'index.html',
      body: await draw(<LandingScreen />),
      frame,
      loads: 'visitor',
      needsScript: null,
      open: null,
    },
    ...(await Promise.all(
      GUEST_PAGES.map(async (page) => ({ ...(await drawScreen(page)), frame, needsScript: SIGNING_IN })),
    )),
    ...(await Promise.all(
      READING_PAGES.map(async (page) => ({ ...(await drawScreen(page)), frame: null, needsScript: null })),
    )),
    {
      ...product,
      fileName: 'app.html',
      path: '*',
      body: frame,
      frame: null,
      loads: 'app',
      needsScript: USING,
      open: [paths.home, ...[...GUEST_PAGES, ...READING_PAGES].map(({ path }) => path)].join(' '),
    },
    {
      fileName: '404.html',
      path: '*',
      title: "Ce fichier n'existe plus – Coach Boom",
      description: null,
      body: await draw(<NotFoundPage />),
      frame: null,
      loads: 'nothing',
      needsScript: null,
      open: null,
    },
  ]
}

const product = { title: null, description: null }

/** A screen of the app, which the app itself continues. */
async function drawScreen({ path, description }: { path: string; description: string }) {
  const body = await draw(<App router={createMemoryRouter(routes, { initialEntries: [path] })} />)
  const heading = /<h1[^>]*>([^<]+)</.exec(body)?.[1] ?? ''
  return {
    path,
    description,
    title: `${heading} – Coach Boom`,
    fileName: `${path.slice(1)}.html`,
    body,
    loads: 'app' as const,
    open: null,
  }
}

/** With everything that is loaded on the way, in one piece: a part that came later would need a script. */
async function draw(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(<StrictMode>{page}</StrictMode>, { progressiveChunkSize: Infinity })
  return new Response(prelude).text()
}
