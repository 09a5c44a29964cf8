/** `asked`: fast, but for a question that asks for time in the words below. */
export type Pace = 'human' | 'fast' | 'asked'

/** In the question of a test that does something in the middle of the answer: presses « Arrêter », reloads, leaves. */
export const TAKE_YOUR_TIME = 'prends ton temps'
