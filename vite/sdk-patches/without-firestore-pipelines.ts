import type { Plugin } from 'vite'

/**
 * Removes Firestore's pipelines (a query language of the Enterprise edition, unused here). Their evaluation in the browser, with its own
 * regular expression engine, is a third of the SDK: every query checks whether it is a pipeline, now always false.
 */
export function withoutFirestorePipelines(): Plugin {
  const functions = [
    [/(function __PRIVATE_isPipeline\(e\) \{\n).*?\n\}\n/s, '$1    return false;\n}\n'],
    [
      /(function __PRIVATE_toEvaluable\(e\) \{\n).*?\n\}\n/s,
      "$1    throw new Error('This build has no pipelines.');\n}\n",
    ],
  ] as const
  return {
    name: 'without-firestore-pipelines',
    transform(code, id) {
      if (!/@firebase\/firestore\/dist\/common-[^/]*\.js/.test(id)) return null
      for (const [body] of functions)
        if (!body.test(code)) throw new Error('The pipelines of Firestore have changed: look at them again.')
      return {
        code: functions.reduce((left, [body, instead]) => left.replace(body, instead), code),
        map: null,
      }
    },
  }
}
