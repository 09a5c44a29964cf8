import { KeyCaps } from '@/ui/key-caps'

const KEYS = [
  { keys: ['↑', '↓'], does: 'parcourir' },
  { keys: ['Entrée'], does: 'choisir' },
] as const

export function PaletteFooter() {
  return (
    <p className="flex items-center gap-5 border-t border-line bg-canvas/60 px-5 py-2.5 text-fine text-muted max-sm:hidden">
      {KEYS.map(({ keys, does }) => (
        <span key={does} className="inline-flex items-center gap-2">
          <KeyCaps keys={keys} between=" ou " />
          {does}
        </span>
      ))}
      <span className="ml-auto">Écrivez une phrase pour en faire une tâche.</span>
    </p>
  )
}
