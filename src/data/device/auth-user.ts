/** Of Auth's SDK: under such a key it keeps who is signed in, in each of the places that it may keep them in. */
export function isAuthUserKey(key: IDBValidKey): boolean {
  return typeof key === 'string' && key.startsWith('firebase:authUser:')
}

/** Whether Auth itself names somebody there; where storage is refused, it does not. */
export function namesAuthUser(area: 'localStorage' | 'sessionStorage'): boolean {
  try {
    return Object.keys(window[area]).some(isAuthUserKey)
  } catch {
    return false
  }
}
