import { expect, test } from 'vitest'
import type { Source } from '../../src/domain/base/sources'
import { readSheet, sheetFaults } from './sheets'

const URL_OF_SHEET = 'https://entreprendre.service-public.gouv.fr/vosdroits/F31228'
const source: Source = {
  url: URL_OF_SHEET,
  title: 'Mentions obligatoires sur un site & conditions (Service Public)',
  checkedOn: '2026-11-01',
  sheet: 'F31228',
}

interface Parts {
  readonly title?: string
  readonly url?: string
  readonly date?: string
}

/** A sheet in the form of the archive, shortened. */
function xml({
  title = 'Mentions obligatoires sur un site &amp; conditions',
  url = URL_OF_SHEET,
  date = 'modified 2026-10-12',
}: Parts = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Publication xmlns:dc="http://purl.org/dc/elements/1.1/" ID="F31228" type="Fiche d'information"
  spUrl="${url}">
  <dc:title>${title}</dc:title>
  <dc:creator>Direction de l'information légale et administrative</dc:creator>
  <dc:date>${date}</dc:date>
  <Introduction><Texte><Paragraphe>Un texte.</Paragraphe></Texte></Introduction>
</Publication>`
}

test.each<[string, string, Source, readonly (string | RegExp)[]]>([
  ['a sheet as it was read', xml(), source, []],
  ['a new title', xml({ title: 'Mentions d’un site' }), source, [/^its title is « Mentions d’un site »/]],
  ['a new address', xml({ url: `${URL_OF_SHEET}0` }), source, [`its address is ${URL_OF_SHEET}0`]],
  [
    'a change after the reading',
    xml({ date: 'modified 2026-11-20' }),
    source,
    ['changed on 2026-11-20, read on 2026-11-01'],
  ],
  [
    'a page that nobody read',
    xml(),
    { ...source, checkedOn: null },
    ['changed on 2026-10-12, never read by a person'],
  ],
  ['an error page in its place', '<html><title>503</title></html>', source, [/no sheet that can be read/]],
])('%s', (_, file, read, faults) => {
  const found = sheetFaults(read, readSheet(file))
  expect(found).toHaveLength(faults.length)
  for (const [at, fault] of faults.entries()) expect(found[at]).toMatch(fault)
})

test.each(['modified 2026-13-40', 'hier', ''])('takes no date from « %s »', (date) => {
  expect(readSheet(xml({ date }))).toBeNull()
})
