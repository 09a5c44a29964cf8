import { CreditCard, LifeBuoy, Mail, UserRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { Dialog } from '@/ui/popups/dialog'
import { Tabs } from '@/ui/tabs'
import { useMediaQuery } from '@/ui/use-media-query'
import { ContactTab } from './contact/contact-tab'
import { ProfileTab } from './profile-tab'
import { SignOutButton } from './sign-out-button'
import { SubscriptionTab } from './subscription-tab'

const TABS = [
  { value: 'profile', name: 'Profil', Icon: UserRound, Panel: ProfileTab },
  { value: 'subscription', name: 'Abonnement', Icon: CreditCard, Panel: SubscriptionTab },
  { value: 'contact', name: 'Nous contacter', Icon: Mail, Panel: ContactTab },
] as const

type TabName = (typeof TABS)[number]['value']

interface ProfileDialogProps {
  isOpen: boolean
  /** Opened by « Se déconnecter »: the button is pressed at once. */
  isSigningOut: boolean
  /** Opened at the answers that hold for all products. */
  isSellerAsked: boolean
  onClose: () => void
}

export function ProfileDialog({ isOpen, isSigningOut, isSellerAsked, onClose }: ProfileDialogProps) {
  const [tab, setTab] = useState<TabName>('profile')
  const [wasSellerAsked, setWasSellerAsked] = useState(false)
  const sellerFold = useRef<HTMLElement>(null)
  if (wasSellerAsked !== isSellerAsked) {
    setWasSellerAsked(isSellerAsked)
    if (isSellerAsked) setTab('profile')
  }
  /** Its fields below the head must be in view too. */
  function showSeller(): HTMLElement | null {
    sellerFold.current?.scrollIntoView({ block: 'start' })
    return sellerFold.current
  }
  const isWide = useMediaQuery('(min-width: 40rem)')
  const { Panel } = TABS.find(({ value }) => value === tab) ?? TABS[0]

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title="Mon Profil"
      closeLabel="Fermer"
      initialFocus={isSellerAsked ? showSeller : undefined}
      // One height for all tabs: the dialog is centred, so a new height would move the tabs.
      className="sm:h-184 sm:max-w-2xl"
      footer={
        <>
          <Link
            to={paths.help}
            className={buttonClass({ variant: 'ghost' }, 'mr-auto -ml-4')}
            // The page takes the place of the dialog's own history entry, here and in the tabs.
            replace
          >
            <LifeBuoy aria-hidden className="size-4" />
            Aide
          </Link>
          <SignOutButton isPressed={isSigningOut} />
        </>
      }
    >
      <Tabs
        label="Mon Profil"
        isVertical={isWide}
        listClassName="sm:sticky sm:top-0"
        tabClassName="max-sm:px-2 max-[22.5rem]:px-1 max-[22.5rem]:text-fine"
        value={tab}
        onValueChange={setTab}
        tabs={TABS.map(({ value, name, Icon }) => ({
          value,
          label: (
            <>
              <Icon aria-hidden className="hidden size-4.5 sm:block" />
              {name}
            </>
          ),
        }))}
      >
        <div className="min-h-72 pt-6 sm:min-h-64 sm:pt-0">
          <Panel
            isSellerAsked={isSellerAsked}
            sellerFold={sellerFold}
            onOpenSubscription={() => {
              setTab('subscription')
            }}
          />
        </div>
      </Tabs>
    </Dialog>
  )
}
