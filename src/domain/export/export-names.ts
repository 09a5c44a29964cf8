import { fileSlug } from '@/domain/base/file-name'

// With any extension: « con.md » cannot be made on Windows.
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

/** Names files of one folder: every system takes them, and no two are the same. */
export function fileNames(fallback: string): (title: string, prefix?: string) => string {
  const taken = new Set<string>()
  return (title, prefix = '') => {
    const slug = fileSlug(title) || fallback
    const wanted = prefix + (RESERVED.test(slug) ? `${fallback}-${slug}` : slug)
    let name = wanted
    for (let count = 2; taken.has(name); count += 1) name = `${wanted}-${count}`
    taken.add(name)
    return name
  }
}
