import { beforeEach, expect, test } from 'vitest'
import { writeStored } from '@/data/device/device-storage'
import { forgetSignUpName, readSignUpName, rememberSignUpName } from './sign-up-name'

beforeEach(() => localStorage.clear())

test('the name typed at the sign-up is given back for the same address only', () => {
  rememberSignUpName('Zoe@Exemple.fr', 'Zoé Bernard')
  expect(readSignUpName('zoe@exemple.fr')).toBe('Zoé Bernard')
  expect(readSignUpName('noe@exemple.fr')).toBeNull()
  writeStored('sign-up-name', '{"not":"a pair"}')
  expect(readSignUpName('zoe@exemple.fr')).toBeNull()
  writeStored('sign-up-name', 'not json')
  expect(readSignUpName('zoe@exemple.fr')).toBeNull()
  forgetSignUpName()
  expect(localStorage.length).toBe(0)
})
