import { useKeptText } from '@/components/use-kept-text'
import type { StoredKey } from '@/data/device/stored-keys'
import { parseJson, readFields, readText } from '@/domain/base/read-field'

/** Form fields that are stored on the device while they are typed; `initial`: their values before. */
export function useKeptFields<Name extends string>(key: StoredKey, initial: Readonly<Record<Name, string>>) {
  const { text, type, settle } = useKeptText(key, '')
  const own = readFields(parseJson(text === '' ? null : text)) ?? {}
  const names = Object.keys(initial) as Name[]
  const fields = Object.fromEntries(
    names.map((name) => [name, readText(own[name], initial[name])]),
  ) as Record<Name, string>
  return {
    fields,
    set: (name: Name, value: string) => type(JSON.stringify({ ...own, [name]: value })),
    clear() {
      type('')
      settle()
    },
  }
}
