// Who may import whom. The zones are made from the folders that exist, so a new feature is fenced at birth.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What each layer of `src` may import besides itself. Layers only look down, never up nor sideways. */
const LAYERS = {
  domain: [],
  lib: ['domain'],
  ui: ['lib'],
  data: ['domain', 'lib'],
  components: ['domain', 'lib', 'ui', 'data'],
  features: ['domain', 'lib', 'ui', 'data', 'components'],
  app: ['domain', 'lib', 'ui', 'data', 'components', 'features'],
}

/**
 * What each room of a folder may import besides itself and the files that stand in the folder itself. The same subject
 * has the same room on every layer; one subject imports another only where this table says so.
 */
const ROOMS = {
  'src/domain': {
    base: [],
    money: ['base'],
    // Whoever earns XP writes it into the profile in the same mutation.
    todos: ['base', 'account'],
    research: ['base', 'money', 'account'],
    projects: ['base', 'money', 'account', 'research'],
    'sales-tests': ['base', 'research'],
    // The first plan makes todos and a project, and names criteria.
    plan: ['base', 'account', 'todos', 'research', 'projects'],
    // A week is looked back on by what was done in it.
    weeks: ['base', 'account', 'todos', 'research', 'projects'],
    // A lesson is over when its exercise stands in the person's own work.
    learning: ['base', 'money', 'account', 'todos', 'research', 'projects'],
    // The coach is told of everybody's work, and proposes to change it.
    coach: ['base', 'money', 'todos', 'research', 'projects', 'plan', 'account', 'weeks', 'learning'],
    // What to do next is said of everybody's work too.
    guidance: ['base', 'money', 'todos', 'research', 'projects', 'plan', 'coach', 'weeks', 'learning'],
    // What the numbers of all that say, week by week and product by product.
    analyses: ['base', 'money', 'account', 'projects', 'research', 'weeks', 'sales-tests'],
    // A person's own calendar is told of their todos and of the moment that the plan names.
    calendar: ['base', 'todos', 'plan'],
    access: ['base'],
    account: ['base', 'money', 'access'],
    export: [
      'base',
      'money',
      'todos',
      'research',
      'projects',
      'coach',
      'access',
      'account',
      'weeks',
      'sales-tests',
    ],
  },
  'src/data': {
    device: [],
    live: ['device'],
    sync: ['device', 'live', 'session'],
    session: ['device', 'live', 'sync'],
    todos: ['device', 'live', 'sync', 'session'],
    research: ['device', 'live', 'sync', 'session'],
    projects: ['device', 'live', 'sync', 'session'],
    coach: ['device', 'live', 'sync', 'session'],
    // The lessons of a week are counted with the rest of it.
    weeks: ['device', 'live', 'sync', 'session', 'todos', 'research', 'projects', 'learning'],
    learning: ['device', 'live', 'sync', 'session', 'todos', 'research', 'projects'],
    // The first plan is a project, todos and answers, written together.
    plan: ['device', 'live', 'sync', 'session', 'todos', 'projects', 'coach'],
    guidance: [
      ...['device', 'live', 'sync', 'session', 'todos', 'research', 'projects', 'coach', 'plan'],
      ...['weeks', 'learning'],
    ],
    // The account looks at all that a person has: the export, and what signing out would lose.
    account: [
      ...['device', 'live', 'sync', 'session', 'todos', 'research', 'projects', 'coach', 'plan'],
      ...['weeks', 'learning'],
    ],
  },
  'src/components': { frame: [], todos: ['work'], guidance: [], work: [], learning: [] },
  'src/features/coach': {
    dossier: [],
    conversation: ['dossier'],
    cards: ['conversation'],
    view: ['conversation', 'dossier', 'cards'],
    history: ['conversation'],
    panel: ['conversation', 'history', 'view'],
  },
  'src/features/projects': {
    print: [],
    versions: [],
    editor: ['print', 'versions'],
    drafts: ['editor'],
    list: ['drafts', 'editor', 'print'],
  },
  'src/features/research': {
    candidate: [],
    sheet: ['candidate'],
    tables: ['candidate', 'sheet'],
    toolbar: ['candidate', 'tables'],
  },
  'functions/src/payment': { settlement: [], checkout: ['settlement'], refund: ['settlement'] },
}

/** Zones for `import-x/no-restricted-paths`, relative to `root`. */
export function importZones(root) {
  return [...layerZones(root), ...featureZones(root), ...roomZones(root), ...productZones(root)]
}

function roomZones(root) {
  return Object.entries(ROOMS).flatMap(([base, rooms]) => {
    const standing = foldersOf(root, base)
    return standing.flatMap((room) => {
      // A room that this table does not know may import no other, until somebody places it.
      const open = rooms[room] ?? []
      const closed = standing.filter((other) => other !== room && !open.includes(other))
      return closed.map((other) => ({
        target: `${base}/${room}`,
        from: `${base}/${other}`,
        message: `${base}/${room} may import ${open.join(', ') || 'no other room'} of ${base}.`,
      }))
    })
  })
}

function layerZones(root) {
  return foldersOf(root, 'src').map((folder) => ({
    target: `src/${folder}`,
    from: 'src',
    // A folder that this table does not know may import nothing but itself, until somebody places it.
    except: [folder, ...(LAYERS[folder] ?? [])].map((path) => `./${path}`),
    message: `src/${folder} may import ${LAYERS[folder]?.join(', ') || 'nothing else of src'}.`,
  }))
}

function featureZones(root) {
  return foldersOf(root, 'src/features').map((feature) => ({
    target: `src/features/${feature}`,
    from: 'src/features',
    except: [`./${feature}`],
    message: 'A feature never imports another feature: share through components, data or domain.',
  }))
}

function productZones(root) {
  const workshops = ['functions', 'local', 'tests', 'bench', 'vite'].filter((folder) =>
    existsSync(join(root, folder)),
  )
  return [
    ...workshops.map((from) => ({
      target: 'src',
      from,
      // For the tests that stand beside their modules; see the next zone.
      except: from === 'tests' ? ['./support'] : [],
      message: `What ships to the browser never imports ${from}.`,
    })),
    {
      target: 'src/**/!(*.test).{ts,tsx}',
      from: 'tests',
      message: 'What ships to the browser never imports tests.',
    },
    ...workshops
      .filter((folder) => folder !== 'functions')
      .map((from) => ({
        target: 'functions',
        from,
        message: `What runs on the server never imports ${from}.`,
      })),
    {
      target: 'functions',
      from: 'src',
      except: ['./domain'],
      message: 'The functions share the domain with the browser, and nothing else.',
    },
  ]
}

function foldersOf(root, path) {
  const folder = join(root, path)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
}
