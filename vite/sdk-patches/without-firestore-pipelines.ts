import type { Plugin } from 'vite'

/**
 * Firestore's pipelines (a query language of the Enterprise edition, which we do not use) are evaluated in the browser
 * too, with a regular expression engine of its own: a third of the SDK, which the ordinary queries carry along because
 * every query asks whether it is a pipeline. Taken out: the answer is no.
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
