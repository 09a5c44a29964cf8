/** Whether somebody reads what is written in « Nous contacter »: known when the app is built (`vite/prerender/support-form.ts`). */
export const hasSupportForm = import.meta.env['VITE_SUPPORT_FORM'] === 'yes'
