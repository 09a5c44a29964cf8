import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { noticesOf } from '../local/licences/notices.ts'
import { shippedPackages, type ShippedPackage } from '../local/licences/shipped.ts'
import { root } from '../local/paths.ts'

const FILE = 'licences.txt'
/** Packages without a module in the bundle: `local/licences/shipped.ts`, and Preact of `/plan`, which is built separately. */
const WITHOUT_MODULES = /^(?:@fontsource-variable\/.*|workbox-.*|preact|rolldown|tailwindcss|vite)$/

/**
 * Writes the notices of third-party code in this build. Fails on a package that the lock file does not list as shipped. Vite's own
 * `build.license` lacks packages without a module in the bundle (8 of 115) and NOTICE files.
 */
export function licences(): Plugin {
  return {
    name: 'licences',
    enforce: 'post',
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/plain; charset=utf-8')
        response.end(noticesOf(shippedPackages().filter(({ inBrowser }) => inBrowser)))
      })
    },
    generateBundle(_options, bundle) {
      this.emitFile({ type: 'asset', fileName: FILE, source: noticesOf(packagesIn(bundle)) })
    },
  }
}

function packagesIn(bundle: Rolldown.OutputBundle): ShippedPackage[] {
  const shipped = shippedPackages().filter(({ inBrowser }) => inBrowser)
  const places = new Set(
    Object.values(bundle).flatMap((output) =>
      output.type === 'chunk' ? output.moduleIds.flatMap(placeOf) : [],
    ),
  )
  const unknown = [...places].filter((place) => !shipped.some((each) => each.place === place))
  if (unknown.length > 0)
    throw new Error(`The build holds what is no dependency of the product: ${unknown.join(', ')}`)
  return shipped.filter(({ name, place }) => places.has(place) || WITHOUT_MODULES.test(name))
}

/** Folder of the module's package; empty: our own module. */
function placeOf(id: string): string[] {
  const path = id.replace(/^\0/, '').replace(/[?#].*$/, '')
  const found = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]
  return found?.startsWith(join(root, '/')) === true ? [found.slice(join(root, '/').length)] : []
}
