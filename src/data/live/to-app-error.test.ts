import { FirebaseError } from 'firebase/app'
import { expect, test, vi } from 'vitest'
import { AppError } from '@/domain/base/errors'
import { toAppError } from './to-app-error'

const codeOfSdk = (code: string) => toAppError(new FirebaseError(code, 'English words')).code

test('an SDK error is mapped to our own code', () => {
  expect(codeOfSdk('permission-denied')).toBe('data/denied')
  expect(codeOfSdk('unauthenticated')).toBe('session/signed-out')
  expect(codeOfSdk('firestore/unavailable')).toBe('data/unavailable')
  expect(codeOfSdk('auth/weak-password')).toBe('auth/weak-password')
  expect(codeOfSdk('auth/network-request-failed')).toBe('network/offline')
  expect(codeOfSdk('auth/unheard-of')).toBe('unknown')
  expect(toAppError('thrown').code).toBe('unknown')
  const ours = new AppError('data/too-large')
  expect(toAppError(ours)).toBe(ours)
})

test('a server that cannot be reached without a network is a missing network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(codeOfSdk('unavailable')).toBe('network/offline')
  expect(codeOfSdk('permission-denied')).toBe('data/denied')
})
