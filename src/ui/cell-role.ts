/** Of a `td` with `display: block` or `grid`, spread: the linter takes a `td` with a role for a cell of an interactive grid. */
export const cellRole = { role: 'cell' } as const
