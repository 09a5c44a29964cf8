import { StrictMode, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { AppFrame } from '@/components/frame/app-frame'
import { TRIAL_FREE_WORDS } from '@/domain/base/business'
import { LandingScreen } from '@/features/landing/landing-screen'
import { GUIDES } from '@/domain/help/guides'
import { paths } from '@/lib/paths'
import { SCREENS, screensFor, tabTitle, type Screen, type ScreenFor } from '@/lib/screens'
import { App } from '@/app/app'
import type { DrawnPage } from './drawn-page'
import { NotFoundPage } from '@/app/routing/not-found-page'

const SIGNING_IN =
  'Pour vous connecter ou créer un compte, activez JavaScript dans votre navigateur, puis rechargez la page.'
const ANSWERING =
  'Pour répondre aux questions, activez JavaScript dans votre navigateur, puis rechargez la page.'
const USING =
  'Coach Boom a besoin de JavaScript\u00a0: activez-le dans votre navigateur, puis rechargez la page.'

/** Descriptions for search engines, of the screens that are prerendered because they need no session. */
const DESCRIPTIONS: Readonly<Record<ScreenFor<'visitor' | 'everybody'>, string>> = {
  login: 'Connectez-vous à Coach Boom.',
  signUp: `Créez votre compte Coach Boom\u00a0: ${TRIAL_FREE_WORDS}, sans carte bancaire.`,
  plan: 'Cinq questions, deux minutes, sans compte\u00a0: votre premier projet et votre première semaine.',
  help: 'Des guides courts pour se servir de Coach Boom, de la première heure au remboursement.',
  terms: 'Le prix, le mois, le remboursement et les règles de Coach Boom.',
  privacy: 'Ce que Coach Boom garde de vous, où, pourquoi, et comment le reprendre ou l’effacer.',
  legalNotice: 'L’éditeur et l’hébergeur de Coach Boom.',
  accessibility:
    'Ce qui est accessible dans Coach Boom, ce qui ne l’est pas encore, et comment nous le dire.',
}

const PUBLIC = screensFor('visitor', 'everybody')

const GUIDE_PAGES = GUIDES.map(({ slug, title, about }) => ({
  name: 'help' as const,
  path: paths.guide(slug),
  title,
  description: about,
}))

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
      PUBLIC.map((screen) => drawScreen({ ...screen, description: DESCRIPTIONS[screen.name] }, frame)),
    )),
    ...(await Promise.all(GUIDE_PAGES.map((guide) => drawScreen({ ...SCREENS.help, ...guide }, frame)))),
    {
      ...product,
      fileName: 'app.html',
      path: '*',
      body: frame,
      frame: null,
      loads: 'app',
      needsScript: USING,
      open: [paths.home, ...[...PUBLIC, ...GUIDE_PAGES].map(({ path }) => path)].join(' '),
    },
    {
      fileName: '404.html',
      path: '*',
      title: tabTitle('Ce fichier n’existe plus'),
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

interface DrawnScreen extends Pick<Screen, 'name' | 'path' | 'title' | 'guard'> {
  readonly description: string
}

async function drawScreen({ name, path, title, description, guard }: DrawnScreen, frame: string) {
  const isForm = guard === 'visitor'
  const isPlan = name === 'plan'
  const body = await draw(<App history={createMemoryHistory({ initialEntries: [path] })} />)
  return {
    path,
    description,
    title: tabTitle(title),
    fileName: `${path.slice(1)}.html`,
    body,
    frame: isForm ? frame : null,
    needsScript: isForm ? SIGNING_IN : isPlan ? ANSWERING : null,
    loads: isPlan ? ('plan' as const) : ('app' as const),
    open: null,
  }
}

/** Renders with all lazy parts in one piece, because streamed parts would need a script. */
async function draw(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(<StrictMode>{page}</StrictMode>, { progressiveChunkSize: Infinity })
  return new Response(prelude).text()
}
