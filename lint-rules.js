// Our own rules for oxlint (.oxlintrc.json): who may import whom, no clock in the domain, no focused test, no spread literal.
import { dirname, join, relative } from 'node:path'

/**
 * What each room of a folder may import besides itself and the files that stand in the folder itself. A room that its table does
 * not know may import no other, until somebody places it. The same subject has the same room on every layer; one subject imports
 * another only where this table says so.
 */
const ROOMS = {
  // The layers only look down, never up nor sideways.
  src: {
    domain: [],
    lib: ['domain'],
    ui: ['lib'],
    data: ['domain', 'lib'],
    components: ['domain', 'lib', 'ui', 'data'],
    features: ['domain', 'lib', 'ui', 'data', 'components'],
    app: ['domain', 'lib', 'ui', 'data', 'components', 'features'],
  },
  // A feature never imports another feature: share through components, data or domain.
  'src/features': {},
  'src/domain': {
    base: [],
    law: ['base'],
    help: ['base', 'research'],
    money: ['base', 'law'],
    // Whoever earns XP writes it into the profile in the same mutation.
    todos: ['base', 'account'],
    research: ['base', 'money', 'account'],
    projects: ['base', 'money', 'account', 'research'],
    // A running test follows the statement of its product.
    'sales-tests': ['base', 'money', 'account', 'research'],
    // The first plan makes todos and a project, and names criteria.
    plan: ['base', 'account', 'todos', 'research', 'projects'],
    // A week is looked back on by what was done in it.
    weeks: ['base', 'account', 'todos', 'research', 'projects'],
    // A product's page is made of the project's own words; answers are proposed from what the seller said elsewhere.
    launch: ['base', 'law', 'projects', 'plan', 'money'],
    // A lesson is over when its exercise stands in the person's own work.
    learning: ['base', 'money', 'account', 'todos', 'research', 'projects'],
    // The coach is told of everybody's work, and proposes to change it.
    coach: [
      'base',
      'law',
      'help',
      'money',
      'todos',
      'research',
      'projects',
      'sales-tests',
      'plan',
      'account',
      'weeks',
      'learning',
      'launch',
    ],
    // What to do next is said of everybody's work too.
    guidance: [
      'base',
      'money',
      'todos',
      'research',
      'projects',
      'plan',
      'coach',
      'weeks',
      'learning',
      'sales-tests',
      'launch',
    ],
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
    research: ['device', 'live', 'sync', 'session'],
    coach: ['device', 'live', 'sync', 'session'],
    // The account looks at all that a person has: the export, and what signing out would lose.
    account: ['device', 'live', 'sync', 'session', 'research', 'coach'],
  },
  'src/components': {
    frame: [],
    todos: ['work'],
    guidance: [],
    work: [],
    learning: [],
    product: ['sale'],
    sale: [],
  },
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
    list: ['editor', 'print'],
  },
  'src/features/research': {
    candidate: [],
    tables: ['candidate'],
    toolbar: ['candidate', 'tables'],
  },
  'src/features/product': { opinion: [], money: [], test: [] },
  'functions/src/payment': { settlement: [], checkout: ['settlement'], refund: ['settlement'] },
}

const isIn = (path, folder) => path.startsWith(`${folder}/`)
const isTest = (path) => /\.test\.tsx?$/.test(path)

/** The folder of `base` that `path` is in; null: it is a file of `base` itself, or elsewhere. */
function roomOf(base, path) {
  if (!isIn(path, base)) return null
  const [room, ...rest] = path.slice(base.length + 1).split('/')
  return rest.length > 0 ? room : null
}

function roomRefusal(from, to) {
  for (const [base, rooms] of Object.entries(ROOMS)) {
    const room = roomOf(base, from)
    const other = roomOf(base, to)
    const open = rooms[room] ?? []
    if (room !== null && other !== null && room !== other && !open.includes(other))
      return `${base}/${room} may import ${open.join(', ') || 'no other room'} of ${base}.`
  }
}

function placeRefusal(from, to) {
  if (isIn(from, 'src')) {
    const isSupport = isTest(from) && isIn(to, 'tests/support')
    // A file of the root is data: the rules, the indexes.
    const isRootFile = !to.includes('/') && !isIn(from, 'src/domain')
    if (!isIn(to, 'src') && !isSupport && !isRootFile)
      return 'What ships to the browser never imports functions, stand-ins, tests or tools.'
    if (roomOf('src', from) !== null && isIn(to, 'src') && roomOf('src', to) === null)
      return 'The files of src itself are entries: nothing imports them.'
  }
  if (isIn(from, 'functions') && !isIn(to, 'functions') && !isIn(to, 'src/domain'))
    return 'The functions share the domain with the browser, and nothing else.'
  return roomRefusal(from, to)
}

function packageRefusal(from, name) {
  // The parsers of Markdown and of tables are pure, too.
  if (isIn(from, 'src/domain') && !isTest(from) && !/^(unified$|remark-|mdast$|papaparse$)/.test(name))
    return 'The domain is pure: it imports only itself.'
  if (isIn(from, 'src') && !isIn(from, 'src/data') && /^@?firebase(\/|$)/.test(name))
    return 'Only src/data talks to Firebase.'
}

/** Why the file `from` (a path from the root of the repository) may not import this; undefined: it may. */
function refusal(from, specifier) {
  const isRelative = specifier.startsWith('.')
  if (!isRelative && !specifier.startsWith('@/')) return packageRefusal(from, specifier)
  return placeRefusal(from, isRelative ? join(dirname(from), specifier) : join('src', specifier.slice(2)))
}

const fences = {
  create(context) {
    const from = relative(import.meta.dirname, context.filename)
    const check = ({ source }) => {
      const message = typeof source?.value === 'string' && refusal(from, source.value)
      if (message) context.report({ node: source, message })
    }
    return {
      Program(node) {
        // The name of a folder would be the address of a file in it, which no fence sees.
        if (/^(src|functions\/src\/[^/]+)\/(.*\/)?index\.tsx?$/.test(from))
          context.report({ node, message: 'Import the module itself: a folder has no index.' })
      },
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}

const isNamed = (node, name) => node.type === 'Identifier' && node.name === name

const noClock = {
  create: (context) => ({
    NewExpression(node) {
      if (isNamed(node.callee, 'Date') && node.arguments.length === 0)
        context.report({ node, message: 'Pass `now: Date` in.' })
    },
    MemberExpression(node) {
      if (isNamed(node.object, 'Date') && isNamed(node.property, 'now'))
        context.report({ node, message: 'Pass `now: Date` in.' })
      if (isNamed(node.object, 'Math') && isNamed(node.property, 'random'))
        context.report({ node, message: 'Pass chance in, as a value.' })
    },
  }),
}

// Those of oxlint know Vitest alone.
const noFocusedTests = {
  create: (context) => ({
    MemberExpression(node) {
      const whole = node.object.type === 'MemberExpression' ? node.object.object : node.object
      if (isNamed(node.property, 'only') && ['it', 'test', 'describe'].some((name) => isNamed(whole, name)))
        context.report({ node, message: 'A focused test hides all the others.' })
    },
  }),
}

// `{ ...{ a, b }, c }` keeps properties on one line that the formatter would put on a line each.
const noSpreadLiteral = {
  create(context) {
    const check = (node) => {
      if (node.argument.type === 'ObjectExpression')
        context.report({ node, message: 'Write the properties themselves.' })
    }
    return { SpreadElement: check, JSXSpreadAttribute: check }
  },
}

export default {
  meta: { name: 'house' },
  rules: {
    fences,
    'no-clock': noClock,
    'no-focused-tests': noFocusedTests,
    'no-spread-literal': noSpreadLiteral,
  },
}
