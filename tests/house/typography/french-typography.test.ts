// French typography: a no-break space before « : ; ? ! » and inside quotes, one character for « … », and « ’ ».
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { textsOf, textsUnder } from './french-texts'
import { LEXICONS, STRAIGHT } from './specified-strings'

/** Texts printed exactly as in the specification, and a mark that models write in English, each allowed in its file only. */
const SPECIFIED: Readonly<Record<string, readonly string[]>> = {
  'src/domain/coach/answer/model-output/mark-shapes.ts': ['Action:'],
  'src/domain/projects/text/item-help.ts': ['Ajoutez vos notes ici...'],
  'src/features/account/use-password-change.ts': ['Mot de passe mis à jour avec succès !'],
  'src/features/account/use-name-change.ts': ['Profil mis à jour avec succès !'],
  'src/features/auth/login-form.tsx': ['Mot de passe oublié ?', 'Connexion en cours...'],
  'src/features/auth/sign-up-form.tsx': ['Création en cours...'],
  'src/features/dashboard/coach-says.tsx': ['Coach Boom dit :'],
  'src/features/payment/paid.tsx': ['Paiement réussi !'],
  'src/components/product/verdict-answer.tsx': ['Oui :', 'Non :'],
  'src/lib/text/error-text.ts': ['Utilisateur non connecté !'],
}

const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/[ \n][:;?!»](?=[\s.,)]|$)/u, 'a plain space before : ; ? ! or »'],
  [/«(?!\u00a0|$)/u, 'no no-break space after «'],
  [/[\p{L}\d)][?!»](?=[\s.,)]|$)|[\p{L}\d)»][:;](?=\s)/u, 'no space before : ; ? ! or »'],
  [/(?:\d|^) [%€]/u, 'a plain space before % or €'],
  [/\.\.\./, 'three dots instead of …'],
  [/\d [−×÷=+] ?\d|[−×÷] \d|\d \d{3}(?!\d)/u, 'a plain space inside a sum or a number'],
]

/** Between two letters, or after an elided word that an expression or a quoted name follows. */
const STRAIGHT_APOSTROPHE = /\p{L}'\p{L}|(?<!\p{L})(?:[cdjlmnst]|jusqu|lorsqu|puisqu|qu)'/iu

/** Sees each specified string as a word without apostrophe, where it is the whole text or a quoted name. */
function hasStraightApostrophe(text: string): boolean {
  const isSpecified = (name: string) => STRAIGHT.some((each) => each.toLowerCase() === name.toLowerCase())
  if (isSpecified(text.trim())) return false
  const rest = text.replace(/«\u00a0([^»]+)\u00a0»/gu, (quoted, name: string) =>
    isSpecified(name) ? '' : quoted,
  )
  return STRAIGHT_APOSTROPHE.test(rest)
}

function faultsOf(text: string): string[] {
  return FAULTS.filter(([pattern]) => pattern.test(text)).map(([, name]) => name)
}

/** The publisher's own facts, typed on a keyboard without no-break spaces. */
const OWNERS_WORDS = join('src', 'domain', 'base', 'publisher.ts')

const texts = textsUnder('src').filter(({ file }) => file !== OWNERS_WORDS && !file.startsWith(LEXICONS))

test('our French carries its spaces', () => {
  const wrong = texts
    .filter(({ file, text }) => !SPECIFIED[file]?.includes(text.trim()))
    .flatMap(({ file, line, text }) =>
      faultsOf(text).map((fault) => `${file}:${line} ${fault}: ${text.trim()}`),
    )
  expect(wrong).toEqual([])
})

/** Folders with texts that a person reads in our product or in our mails. */
const READ = [
  'src',
  join('functions', 'src', 'mail'),
  join('local', 'seed'),
  join('local', 'coach'),
  join('local', 'mail'),
]

test('our French writes « ’ », the specified strings keep their straight apostrophe', () => {
  const wrong = textsUnder(...READ)
    .filter(({ file, text }) => file !== OWNERS_WORDS && hasStraightApostrophe(text))
    .map(({ file, line, text }) => `${file}:${line} ${text.trim()}`)
  expect(wrong).toEqual([])
})

test.each([
  ['an elided word', "'Rien n\\'est perdu'", true],
  ['an elided word before a value', "`jusqu'${day}`", true],
  ['an elided word before a quoted name', "'Ouvrez l\\'«\\u00a0avis\\u00a0»'", true],
  ['a specified string in a sentence of ours', '"Pour cela, annuler l\'ajout"', true],
  ['a specified string', '"Annuler l\'ajout"', false],
  ['a specified string that is quoted', '"Touchez «\\u00a0Annuler l\'ajout\\u00a0»."', false],
  ['« ’ »', "'Rien n’est perdu'", false],
  ['code in quotes', '"default-src \'self\'"', false],
])('judges the apostrophe of %s', (_of, code, isWrong) => {
  const found = textsOf('piece.tsx', `export const piece = ${code}`)
  expect(found.some(({ text }) => hasStraightApostrophe(text))).toBe(isWrong)
})

test('every excused text is still printed', () => {
  const gone = Object.entries(SPECIFIED).flatMap(([file, strings]) =>
    strings.filter((string) => !texts.some((text) => text.file === file && text.text.trim() === string)),
  )
  expect(gone).toEqual([])
})

test('the texts of the lessons are checked too', () => {
  const read = new Set(texts.map(({ file }) => file))
  const lessons = readdirSync(join('src', 'domain', 'learning', 'texts'))
  expect(lessons).toHaveLength(15)
  for (const lesson of lessons) expect(read).toContain(join('src', 'domain', 'learning', 'texts', lesson))
})

test.each([
  ["'Bravo !'"],
  ["'Bravo!'"],
  ["'Reste: rien'"],
  ["'« ici »'"],
  ["'Envoi...'"],
  ["'36 − 6 = 30'"],
  ["'1 000\\u00a0€'"],
  ['`${value} %`'],
  ['<p>Déjà un compte ?</p>'],
  ['<p>Des mots\n  : la suite</p>'],
])('finds the fault in %s', (code) => {
  const [found] = textsOf('piece.tsx', `export const piece = ${code}`).filter(
    ({ text }) => faultsOf(text).length > 0,
  )
  expect(found).toBeDefined()
})

test.each([
  ["'Bravo\\u00a0!'"],
  ["'«\\u00a0ici\\u00a0»'"],
  ['<p>Déjà un compte&nbsp;?</p>'],
  ['<p className="hover:bg-ink">à 12:30, https://exemple.fr/?a=b</p>'],
  ["console.error('Not saved: ...')"],
])('lets %s pass', (code) => {
  const found = textsOf('piece.tsx', `export const piece = ${code}`)
  expect(found.flatMap(({ text }) => faultsOf(text))).toEqual([])
})
