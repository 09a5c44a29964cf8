/** `asked`: fast, except for questions that contain `TAKE_YOUR_TIME`. */
export type Pace = 'human' | 'fast' | 'asked'

/** A test that acts during the answer uses this: press « Arrêter », reload, leave. */
export const TAKE_YOUR_TIME = 'prends ton temps'
