import type { Plugin } from 'vite'
import { PUBLISHER, unfilledLabels, type Publisher } from '../../src/domain/base/publisher.ts'

/** What a build says of a publisher whose identity has gaps; null when it has none. */
export function publisherWarning(publisher: Publisher): string | null {
  const missing = unfilledLabels(publisher)
  if (missing.length === 0) return null
  return [
    'The legal pages are not complete. Fill in src/domain/base/publisher.ts before the opening to the public:',
    ...missing.map((label) => `  - ${label}`),
  ].join('\n')
}

/** A build passes without the publisher's identity, but never in silence. */
export function publisherNotice(): Plugin {
  return {
    name: 'publisher-notice',
    apply: 'build',
    buildEnd(error) {
      // Once, whatever else is built beside the browser's part.
      if (error || this.environment.name !== 'client') return
      const warning = publisherWarning(PUBLISHER)
      if (warning !== null) this.environment.logger.warn(`\n${warning}\n`)
    },
  }
}
