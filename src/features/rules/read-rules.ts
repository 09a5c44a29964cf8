import { parseRules, splitTop, stringsIn, type RuleFunction, type RuleMatch } from './rules-syntax'

export const VERBS = ['get', 'list', 'create', 'update', 'delete'] as const
export type Verb = (typeof VERBS)[number]

export interface Grant {
  readonly verb: Verb
  /** All must hold. */
  readonly conditions: readonly string[]
}

export interface Field {
  readonly name: string
  /** What the rules ask of its value, `value` standing for it. */
  readonly checks: readonly string[]
  readonly isOptional: boolean
  /** What it must be when the document is created. */
  readonly atCreation: readonly string[]
  readonly isFixed: boolean
}

export interface CollectionRules {
  /** « sections/products » for what lies in each section. */
  readonly name: string
  /** As the rules write it. */
  readonly path: string
  /** A verb without a grant is refused to everybody. */
  readonly grants: readonly Grant[]
  /** Empty where the rules let nobody write. */
  readonly fields: readonly Field[]
}

const SHORT: Record<string, readonly Verb[]> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
}

/** Each collection that the rules open to somebody, in their order. */
export function readRules(source: string): CollectionRules[] {
  return collectionsOf(parseRules(source), '', [])
}

function collectionsOf(block: RuleMatch, parent: string, outer: readonly RuleFunction[]): CollectionRules[] {
  const isRoot = block.path.endsWith('/documents')
  const path = isRoot ? '' : parent + block.path
  const functions = [...block.functions, ...outer]
  const grants = grantsOf(block)
  const own =
    block.allows.length === 0
      ? []
      : [{ name: nameOf(path), path, grants, fields: fieldsOf(grants, functions) }]
  return [...own, ...block.matches.flatMap((inner) => collectionsOf(inner, path, functions))]
}

function grantsOf({ allows }: RuleMatch): Grant[] {
  return VERBS.flatMap((verb) =>
    allows
      .filter(({ verbs }) => verbs.some((written) => written === verb || SHORT[written]?.includes(verb)))
      .map(({ condition }) => ({ verb, conditions: splitTop(condition, '&&') })),
  )
}

function nameOf(path: string): string {
  return path
    .split('/')
    .filter((part) => part !== '' && !part.startsWith('{'))
    .join('/')
}

/** From the one function that names the keys of a document, called when it is created. */
function fieldsOf(grants: readonly Grant[], functions: readonly RuleFunction[]): Field[] {
  const conditionsOf = (verb: Verb) => grants.find((grant) => grant.verb === verb)?.conditions ?? []
  const creation = conditionsOf('create')
  const shape = creation.flatMap((condition) => shapeOf(condition, functions) ?? []).at(0)
  if (!shape) return []
  const fixed = conditionsOf('update').flatMap((condition) =>
    condition.startsWith('!changed().hasAny(') ? stringsIn(condition) : [],
  )
  return shape.keys.map((name) => {
    const written = new RegExp(`\\b${shape.document}\\.(?:${name}\\b|get\\('${name}', [^)]*\\))`)
    const asked = shape.clauses.filter((clause) => written.test(clause))
    return {
      name,
      checks: asked.map((clause) => clause.replace(new RegExp(written, 'g'), 'value')),
      isOptional: asked.some((clause) => clause.includes(`${shape.document}.get('${name}'`)),
      atCreation: creation.filter((condition) => asksOf(condition, name, functions)),
      isFixed: fixed.includes(name),
    }
  })
}

/** Whether a condition is about this field: itself, or by a function that is no list of keys. */
function asksOf(condition: string, field: string, functions: readonly RuleFunction[]): boolean {
  if (new RegExp(`\\bincoming\\(\\)\\.${field}\\b`).test(condition)) return true
  const [, name] = /^(\w+)\(incoming\(\)\)$/.exec(condition) ?? []
  const called = functions.find((known) => known.name === name)
  if (!called || shapeOf(condition, functions)) return false
  return new RegExp(`\\b${called.params[0]}\\.${field}\\b`).test(called.returns)
}

interface Shape {
  /** What the function calls the document. */
  readonly document: string
  readonly keys: readonly string[]
  readonly clauses: readonly string[]
}

function shapeOf(condition: string, functions: readonly RuleFunction[]): Shape | null {
  const [, name, written = ''] = /^(\w+)\((.*)\)$/.exec(condition) ?? []
  const called = functions.find((known) => known.name === name)
  const [document] = called?.params ?? []
  if (!called || document === undefined) return null
  const clauses = splitTop(called.returns, '&&')
  const keys = clauses.find((clause) => clause.startsWith(`${document}.keys().hasOnly(`))
  if (keys === undefined) return null
  // A list that the caller adds to: `owner.concat([…])`, called with `['userId']`.
  const added = splitTop(written, ',').slice(1).flatMap(stringsIn)
  return {
    document,
    keys: [...added, ...stringsIn(keys)],
    clauses: clauses.filter((clause) => clause !== keys),
  }
}
