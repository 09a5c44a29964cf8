import { expect, test } from 'vitest'
import { canContact } from './support-form'

const whole = { MAIL_HOST: 'smtp.exemple.fr', MAIL_FROM: 'a@exemple.fr', SUPPORT_ADDRESS: 'b@exemple.fr' }

test('the form is there when a message could reach somebody', () => {
  expect(canContact(whole)).toBe(true)
})

test.each(Object.keys(whole))('without %s it is not', (name) => {
  expect(canContact({ ...whole, [name]: ' ' })).toBe(false)
  expect(canContact({ ...whole, [name]: undefined })).toBe(false)
})
