import { expect, test } from 'vitest'
import { decodeFile } from './decode-file'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const zip = (...names: string[]) => bytes(`PK\u0003\u0004${names.join('\u0000\u0001PK\u0003\u0004')}`)

test.each([
  [
    'an .xlsx',
    zip('[Content_Types].xml', 'xl/workbook.xml'),
    'Dans Excel\u00a0: Fichier\u00a0› Enregistrer sous\u00a0› CSV',
  ],
  [
    'an .xlsx of Google Sheets',
    zip('xl/drawings/drawing1.xml'),
    'Google Sheets\u00a0: Fichier\u00a0› Télécharger\u00a0› CSV',
  ],
  ['an .xls', bytes('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1'), 'Dans Excel\u00a0:'],
  ['an .xls of Excel 5', bytes('\u0009\u0008\u0010\u0000\u0000\u0006'), 'Dans Excel\u00a0:'],
  ['an .ods', zip('mimetypeapplication/vnd.oasis.opendocument.spreadsheet'), 'Dans LibreOffice\u00a0:'],
  ['a .numbers', zip('Index/Document.iwa'), 'Dans Numbers\u00a0: Fichier\u00a0› Exporter vers\u00a0› CSV'],
  ['a .docx', zip('[Content_Types].xml', 'word/document.xml'), 'traitement de texte'],
  ['an .rtf', bytes('{\\rtf1 abc'), 'traitement de texte'],
  ['a .zip with the export', zip('orders_export.csv'), 'archive compressée'],
  ['a .csv.gz', bytes('\u001f\u008b\u0008'), 'archive compressée'],
  ['a .7z', bytes('7z\u00bc\u00af\u0027\u001c'), 'archive compressée'],
  ['a PDF', bytes('%PDF-1.7\n'), 'PDF'],
  ['a photo', bytes('\u00ff\u00d8\u00ff\u00e0'), 'image'],
  ['a screenshot', bytes('\u0089PNG\r\n'), 'image'],
  ['a page named .xls', bytes('<html xmlns:x="urn:schemas-microsoft-com"><table>'), 'page web'],
  ['a page', bytes('\n<!DOCTYPE html><title>Connexion</title>'), 'page web'],
  ['a page in UTF-16', new Uint8Array(Buffer.from('\ufeff<table><tr>', 'utf16le')), 'page web'],
  ['XML of Excel 2003', bytes('<?xml version="1.0"?><Workbook>'), 'XML'],
  ['JSON', bytes('{"orders":[{"id":1}]}'), 'JSON'],
  ['JSON, a list', bytes('\u00ef\u00bb\u00bf[\n  {\n "id": 1'), 'JSON'],
  ['a program', bytes('MZ\u0090\u0000\u0003\u0000\u0000'), 'n’est pas un texte'],
  ['nothing', bytes(''), 'vide'],
  ['blank', bytes(' \r\n'), 'vide'],
])('%s says how to come to a CSV', (_, file, words) => {
  expect(decodeFile(file)).toEqual({ fault: expect.stringContaining(words) as unknown })
})

test.each([
  ['a title in brackets', '[Commande],Date,Total'],
  ['a sign at the beginning', '<2 jours;3'],
  ['quotes', '"Nom";"Date"'],
  ['letters of a signature', 'PKG;Date\nBMW;GIF'],
])('%s is a text', (_, text) => {
  expect(decodeFile(bytes(text))).toEqual({ text })
})

test('the beginning of a file may end inside a letter', () => {
  const whole = new TextEncoder().encode('Numéro;Clé')
  expect(decodeFile(whole.subarray(0, whole.length - 1))).toEqual({ text: 'Numéro;Cl' })
})
