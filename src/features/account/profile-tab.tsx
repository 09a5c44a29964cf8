import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { CalendarButton } from '@/components/calendar-button'
import { ProfileUnavailable } from '@/components/account/profile-unavailable'
import { MemoryButton } from '@/components/memory/memory-button'
import { StillTrue } from '@/components/memory/still-true'
import { ToneField } from '@/components/memory/tone-field'
import { useSignedIn } from '@/components/signed-in-context'
import { paths } from '@/lib/paths'
import { formatDay } from '@/lib/text/format'
import { DeleteAccount } from './deletion/delete-account'
import { InstallApp } from './install-app'
import { NameField } from './name-field'
import { PasswordForm } from './password-form'
import { PlanSection } from './plan-section'
import type { PanelProps } from './panel-props'
import { SellerSettings } from './seller-settings'
import { SettingsFold, SettingsSection } from './settings-section'
import { TakeDataButton } from './take-data-button'

export function ProfileTab({ onOpenSubscription, isSellerAsked, sellerFold }: PanelProps) {
  const { user, profile } = useSignedIn()
  const stored = profile.status === 'ready' ? profile.value : null
  const since = stored?.createdAt ?? user.createdAt

  return (
    <div className="flex flex-col gap-6">
      <ProfileUnavailable />
      <div className="flex flex-col gap-4">
        <NameField />
        <dl className="flex flex-col gap-4">
          <Line term="Adresse email">{user.email}</Line>
          {since && <Line term="Membre depuis">{formatDay(since)}</Line>}
        </dl>
      </div>
      <SettingsSection title="Mot de passe">
        <PasswordForm />
      </SettingsSection>
      <SettingsFold
        title="Tous vos produits"
        about="ACRE, versement libératoire"
        isOpen={isSellerAsked}
        summary={sellerFold}
      >
        <SellerSettings />
      </SettingsFold>
      <SettingsFold title="Le coach" about="Votre plan, ses souvenirs, son ton">
        <PlanSection />
        <MemorySection />
      </SettingsFold>
      <SettingsFold title="Mes données" about="Tout télécharger, ou suivre vos tâches dans votre agenda">
        <TakeDataButton />
        <Link
          to={paths.rules}
          replace
          className="inline-flex min-h-target items-center self-start text-small font-semibold text-ink underline underline-offset-4 hover:no-underline"
        >
          Documentation des données
        </Link>
        <SettingsSection title="Mon calendrier">
          <p className="text-small text-muted">
            Votre moment de la semaine et vos tâches à venir, en un fichier.
          </p>
          <span>
            <CalendarButton />
          </span>
        </SettingsSection>
      </SettingsFold>
      <InstallApp />
      <DeleteAccount onOpenSubscription={onOpenSubscription} />
    </div>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-0.5">
      <dt className="text-fine text-muted">{term}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}

function MemorySection() {
  const { user, deviceNow } = useSignedIn()
  return (
    <SettingsSection title="Ce que je sais de toi">
      <StillTrue uid={user.uid} now={deviceNow} />
      <MemoryButton className="self-start" />
      <ToneField uid={user.uid} className="max-w-xs" />
    </SettingsSection>
  )
}
