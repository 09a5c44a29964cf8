import { MemoryButton } from '@/components/memory/memory-button'
import { StillTrue } from '@/components/memory/still-true'
import { ToneField } from '@/components/memory/tone-field'
import { useSignedIn } from '@/components/signed-in-context'
import { SettingsSection } from './settings-section'

export function MemorySection() {
  const { user, deviceNow } = useSignedIn()
  return (
    <SettingsSection title="Ce que je sais de toi">
      <p className="text-small text-muted">
        Le coach retient ce que vous approuvez, un souvenir à la fois, et ne s'en sert que si vous le
        partagez.
      </p>
      <StillTrue uid={user.uid} now={deviceNow} />
      <MemoryButton className="self-start" />
      <ToneField uid={user.uid} className="max-w-xs" />
    </SettingsSection>
  )
}
