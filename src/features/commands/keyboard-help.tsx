import { useState } from 'react'
import { isHelpKeyOn, setHelpKeyOn } from '@/data/device/help-key'
import { isMac } from '@/lib/keys/is-mac'
import { Dialog } from '@/ui/popups/dialog'
import { KeyCaps } from '@/ui/key-caps'
import { SwitchField } from '@/ui/fields/switch-field'
import { keyName, SHORTCUTS } from './shortcuts'

export function KeyboardHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title="Raccourcis clavier"
      closeLabel="Fermer"
      className="sm:max-w-3xl"
    >
      <div className="gap-x-10 sm:columns-2">
        {SHORTCUTS.map(({ place, shortcuts }) => (
          <section key={place} aria-label={place} className="mb-6 break-inside-avoid">
            <h3 className="mb-1 text-small font-bold">{place}</h3>
            <ul className="divide-y divide-line">
              {shortcuts.map(({ keys, isEither, does }) => (
                <li key={does} className="flex min-h-10 items-center justify-between gap-4 py-1.5 text-small">
                  <span className="text-muted">{does}</span>
                  <KeyCaps
                    keys={keys.map((key) => keyName(key, isMac()))}
                    between={isEither ? ' ou ' : ' + '}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="border-t border-line pt-4">
        <HelpKeySwitch />
      </div>
    </Dialog>
  )
}

function HelpKeySwitch() {
  const [isOn, setIsOn] = useState(isHelpKeyOn)
  return (
    <SwitchField
      label={'Ouvrir cette aide avec la touche «\u00a0?\u00a0»'}
      hint="À désactiver si vous dictez vos textes."
      isOn={isOn}
      onChange={(next) => {
        setHelpKeyOn(next)
        setIsOn(next)
      }}
    />
  )
}
