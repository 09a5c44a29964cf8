import { expect, test } from '../../support/flow'

test('cells of several lines, copied from a spreadsheet, are one todo each', async ({ page, signedIn }) => {
  await signedIn()
  await page.goto('/todos/mercredi')
  await page.getByLabel('Nouvelle tâche').focus()
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text/plain', '"Appeler Léa\net Paul"\tmardi\r\n"Choisir ""Lune"""\t\r\n')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Appeler Léa et Paul mardi')
  await expect(question).toContainText('Choisir "Lune"')
  await question.getByRole('button', { name: /Ajouter/ }).click()
  await expect(page.getByRole('list').getByRole('checkbox')).toHaveCount(2)
})
