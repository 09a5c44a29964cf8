/** `asked`: fast, except for questions that contain `TAKE_YOUR_TIME`. */
export type Pace = 'human' | 'fast' | 'asked'

/** For tests that act during the answer: press « Arrêter », reload, leave. */
export const TAKE_YOUR_TIME = 'prends ton temps'
