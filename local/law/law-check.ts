// `npm run law:check`: whether the State's business sheets changed since a person read them. Needs the network.
import { strFromU8, unzipSync } from 'fflate'
import { SOURCES, type Source } from '../../src/domain/base/sources'
import { failInOneSentence, SetupError } from '../setup-error'
import { readSheet, sheetFaults } from './sheets'

/** Sheets for businesses, each as XML; Licence Ouverte 2.0. */
const ARCHIVE = 'https://lecomarquage.service-public.gouv.fr/vdd/3.5/pro/zip/vosdroits-latest.zip'
const PATIENCE_MS = 60_000

try {
  const sources: readonly Source[] = Object.values(SOURCES)
  const withSheet = sources.filter(({ sheet }) => sheet !== undefined)
  const files = await sheetsOf(new Set(withSheet.map(({ sheet }) => `${sheet ?? ''}.xml`)))
  let count = 0
  for (const source of withSheet) {
    const faults = sheetFaults(source, readSheet(files.get(`${source.sheet ?? ''}.xml`) ?? ''))
    count += faults.length === 0 ? 0 : 1
    for (const fault of faults) console.log(`à relire: ${source.sheet ?? ''} ${source.title}: ${fault}`)
  }
  console.log(`${withSheet.length} sheets, ${count} to read again`)
  process.exitCode = count > 0 ? 1 : 0
} catch (error) {
  failInOneSentence(error)
}

/** Files of the archive by their names without folders. */
async function sheetsOf(names: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
  const unzipped = unzipSync(await archive(), { filter: ({ name }) => names.has(nameOf(name)) })
  return new Map(Object.entries(unzipped).map(([path, bytes]) => [nameOf(path), strFromU8(bytes)]))
}

async function archive(): Promise<Uint8Array> {
  try {
    const response = await fetch(ARCHIVE, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (response.ok) return new Uint8Array(await response.arrayBuffer())
    throw new Error(`HTTP ${response.status}`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SetupError(`${ARCHIVE} was not reached (${reason}): run it again with the network.`)
  }
}
