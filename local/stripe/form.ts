/** A decoded body or query: `card[number]=..&types[0]=..` is `{ card: { number }, types: { 0 } }`. */
export interface Form {
  [key: string]: string | Form
}

export function parseForm(text: string): Form {
  const form = emptyForm()
  for (const [name, value] of new URLSearchParams(text)) put(form, keysOf(name), value)
  return form
}

export function textIn(form: Form, key: string): string | undefined {
  const value = form[key]
  return typeof value === 'string' ? value : undefined
}

export function formIn(form: Form, key: string): Form {
  const value = form[key]
  return typeof value === 'object' ? value : emptyForm()
}

/** `types[0]=a&types[1]=b`, `types[]=a&types[]=b` or just `types=a`. */
export function listIn(form: Form, key: string): string[] {
  const value = form[key]
  if (value === undefined) return []
  return typeof value === 'string' ? [value] : textsOf(value)
}

export function textsOf(form: Form): string[] {
  return Object.values(form).filter((value) => typeof value === 'string')
}

function keysOf(name: string): string[] {
  const [first = '', ...rest] = name.split('[')
  return [first, ...rest.map((part) => part.replace(/\]$/, ''))]
}

function put(form: Form, [key = '', ...rest]: readonly string[], value: string): void {
  const name = key === '' ? String(Object.keys(form).length) : key
  if (rest.length === 0) {
    form[name] = value
    return
  }
  const known = form[name]
  const inner = typeof known === 'object' ? known : emptyForm()
  form[name] = inner
  put(inner, rest, value)
}

/** No prototype, so that no field name can reach one. */
function emptyForm(): Form {
  return Object.create(null) as Form
}
