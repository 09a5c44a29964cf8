const RECENT_LOGIN_SECONDS = 5 * 60

/** `authTime`: the token's `auth_time` in seconds; not recent if missing. */
export function isRecentLogin(authTime: unknown, now: Date): boolean {
  return typeof authTime === 'number' && now.getTime() / 1000 - authTime <= RECENT_LOGIN_SECONDS
}
