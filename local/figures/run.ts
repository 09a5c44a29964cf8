// `npm run figures`: figures of a day's log, in the terminal and as a page. See docs/operate.md.
import { createReadStream, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths'
import { failInOneSentence, SetupError } from '../setup-error'
import { Figures } from './figures'
import { logEntriesIn } from './log-entries'
import { htmlOf, tablesOf, textOf } from './page'

const FOLDER = '.figures'

try {
  const figures = new Figures()
  for await (const entry of logEntriesIn(openInput(process.argv.slice(2)))) figures.add(entry)
  if (figures.entries === 0) throw new SetupError('There is no entry of a log in the input.')
  const tables = tablesOf(figures)
  const day = (figures.from ?? new Date()).toISOString().slice(0, 10)
  mkdirSync(join(root, FOLDER), { recursive: true })
  const file = join(FOLDER, `${day}.html`)
  writeFileSync(join(root, file), htmlOf(tables))
  console.log(`${textOf(tables)}\n\nThe same as a page: ${file}`)
} catch (error) {
  failInOneSentence(error)
}

function openInput([file, ...others]: readonly string[]): AsyncIterable<string> {
  if (others.length > 0) throw new SetupError('Name one file, or none to read what is piped in.')
  if (file !== undefined) return createReadStream(file, 'utf8')
  if (process.stdin.isTTY)
    throw new SetupError(
      'Pipe a log in, or name its file: `npm run figures -- FILE`. docs/operate.md says how to get one.',
    )
  return process.stdin.setEncoding('utf8') as AsyncIterable<string>
}
