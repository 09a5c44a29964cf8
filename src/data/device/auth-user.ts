/** Whether Auth's SDK stores the signed-in user under this key, in whatever storage. */
export function isAuthUserKey(key: IDBValidKey): boolean {
  return typeof key === 'string' && key.startsWith('firebase:authUser:')
}

/** Whether Auth has a user in this storage; false where storage is refused. */
export function namesAuthUser(area: 'localStorage' | 'sessionStorage'): boolean {
  try {
    return Object.keys(window[area]).some(isAuthUserKey)
  } catch {
    return false
  }
}
