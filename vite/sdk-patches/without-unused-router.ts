import type { Plugin } from 'vite'

const NAME = /^\w+\.displayName = "\w+";$/gm
const COMPONENT = /^(var \w+ = )(React\d*\.(?:forwardRef|memo)\()/gm
/** The one that has a static field written to it, `RenderErrorBoundary`, is used. */
const BOUNDARY =
  /^(var (?:Await|Remix)ErrorBoundary = )(class extends React\d*\.Component \{\n[\s\S]*?\n\});$/gm
/** Of `Link`, which we give no `prefetch`. */
const PREFETCH = /\bshouldPrefetch && !isAbsolute \?/

/**
 * Marks the parts of the router that nothing calls as free of side effects, so that the bundler leaves them out: forms, scripts of a server
 * and prefetching make a third of it. Bundlers get its development build, the only one that the package exports, so warnings go too.
 */
export function withoutUnusedRouter(): Plugin {
  return {
    name: 'without-unused-router',
    apply: 'build',
    transform(code, id) {
      if (!/react-router\/dist\/development\/chunk-[^/]*\.mjs/.test(id) || !code.includes('var NavLink'))
        return null
      if ([NAME, COMPONENT, BOUNDARY, PREFETCH].some((part) => !code.match(part)))
        throw new Error('How the router writes its components has changed: look at it again.')
      const marked = code
        .replace(NAME, '')
        .replace(COMPONENT, '$1/* @__PURE__ */ $2')
        .replace(BOUNDARY, '$1/* @__PURE__ */ (() => $2)();')
        .replace(PREFETCH, 'false ?')
        .replace('var ENABLE_DEV_WARNINGS = true;', 'const ENABLE_DEV_WARNINGS = false;')
      return { code: marked, map: null }
    },
  }
}
