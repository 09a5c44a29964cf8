/** Whether the team can receive messages of « Nous contacter »: set at build time (`vite/prerender/support-form.ts`). */
export const hasSupportForm = import.meta.env['VITE_SUPPORT_FORM'] === 'yes'
