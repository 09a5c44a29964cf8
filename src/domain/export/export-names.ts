import { fileSlug } from '@/domain/base/file-name'

// With any extension: Windows cannot create « con.md ».
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

/** Unique file names of one folder that every system accepts. */
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
