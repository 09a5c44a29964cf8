/** « 29,9 » is 29.9, « 29,90 » too. */
export function valueOf(whole: string | undefined, part: string | undefined): number {
  return Number(`${(whole ?? '').replace(/[^\d]/g, '')}.${part ?? '0'}`)
}
