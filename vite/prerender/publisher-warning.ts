import type { Plugin } from 'vite'
import { PUBLISHER, unfilledLabels, type Publisher } from '../../src/domain/base/publisher.ts'

export function publisherWarning(publisher: Publisher): string | null {
  const missing = unfilledLabels(publisher)
  if (missing.length === 0) return null
  return [
    'The legal pages are not complete. Fill in src/domain/base/publisher.ts before the opening to the public:',
    ...missing.map((label) => `  - ${label}`),
  ].join('\n')
}

/** Warns, without failing the build, when the publisher's identity is incomplete. */
export function publisherNotice(): Plugin {
  return {
    name: 'publisher-notice',
    apply: 'build',
    buildEnd(error) {
      // Once, in the build of the browser's code.
      if (error || this.environment.name !== 'client') return
      const warning = publisherWarning(PUBLISHER)
      if (warning !== null) this.environment.logger.warn(`\n${warning}\n`)
    },
  }
}
