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

/** Zones for `import-x/no-restricted-paths`, relative to `root`. */
export function importZones(root) {
  return [...layerZones(root), ...featureZones(root), ...productZones(root)]
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
      message: `What ships to the browser never imports ${from}.`,
    })),
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
