import type { Config } from 'tailwindcss'

// The names of the design tokens. Their values, light and dark, are in `src/ui/theme.css`.
const token = (name: string) => `var(--${name})`

export default {
  theme: {
    extend: {
      colors: {
        canvas: token('canvas'),
        surface: token('surface'),
        raised: token('raised'),
        line: token('line'),
        'line-strong': token('line-strong'),
        ink: token('ink'),
        muted: token('muted'),
        brand: token('brand'),
        'brand-hover': token('brand-hover'),
        'on-brand': token('on-brand'),
        'brand-soft': token('brand-soft'),
        'brand-text': token('brand-text'),
        success: token('success'),
        'success-soft': token('success-soft'),
        danger: token('danger'),
        'danger-fill': token('danger-fill'),
        'danger-soft': token('danger-soft'),
        warning: token('warning'),
        'warning-soft': token('warning-soft'),
        'tint-projects': token('tint-projects'),
        'tint-research': token('tint-research'),
        'tint-todos': token('tint-todos'),
        'tint-coach': token('tint-coach'),
        'ink-projects': token('ink-projects'),
        'ink-research': token('ink-research'),
        'ink-todos': token('ink-todos'),
        'ink-coach': token('ink-coach'),
        focus: token('focus'),
        scrim: token('scrim'),
      },
      fontFamily: { sans: token('font-sans'), display: token('font-display') },
      fontSize: {
        display: ['clamp(2rem, 1.3rem + 3vw, 3.25rem)', { lineHeight: '1.08', letterSpacing: '-0.025em' }],
        title: ['clamp(1.5rem, 1.25rem + 1.1vw, 2rem)', { lineHeight: '1.2', letterSpacing: '-0.02em' }],
        heading: ['1.125rem', { lineHeight: '1.4', letterSpacing: '-0.01em' }],
        body: ['1rem', { lineHeight: '1.6' }],
        small: ['0.875rem', { lineHeight: '1.5' }],
        fine: ['0.8125rem', { lineHeight: '1.45' }],
        tiny: ['0.6875rem', { lineHeight: '1.3' }],
      },
      borderRadius: {
        mark: '0.375rem',
        inner: '0.5rem',
        field: '0.75rem',
        card: '1.25rem',
        bubble: '1.125rem',
      },
      boxShadow: { card: token('shadow-card'), pop: token('shadow-pop') },
      maxWidth: { page: '70rem', reading: '44rem' },
      transitionDuration: { quick: '120ms', calm: '220ms', moment: '900ms' },
      minHeight: { target: '2.75rem' },
      minWidth: { target: '2.75rem' },
    },
  },
} satisfies Config
