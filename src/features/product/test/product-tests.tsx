import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ErrorNotice } from '@/components/error-notice'
import { FirstSaleMoment } from '@/components/first-sale/first-sale-moment'
import { useSignedIn } from '@/components/signed-in-context'
import { addSalesTest, salesTestsOf, type LiveSalesTest } from '@/data/sales-tests'
import { serverNow } from '@/data/session/server-clock'
import { mutate } from '@/data/sync/current'
import { useListState, useLive } from '@/data/sync/use-live'
import { addressText, type CandidateAddress } from '@/domain/research/candidate-address'
import type { SalesTestPlan } from '@/domain/sales-tests/sales-test'
import { errorText } from '@/lib/text/error-text'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Skeleton } from '@/ui/skeleton'
import { PlanForm } from './plan-form'
import { TestRow } from './test-row'
import { TestView } from './test-view'

/** The tests of one product: the newest open, the others listed below. */
export function ProductTests({ at, link }: { at: CandidateAddress; link: string }) {
  const { user, deviceNow } = useSignedIn()
  const { uid } = user
  const product = addressText(at)
  const tests = useLive(uid, salesTestsOf(uid, product))
  const { isKnown, isOffline } = useListState(tests)
  const [openId, setOpenId] = useState<string | null>(null)
  const [isNew, setIsNew] = useState(false)

  if (tests.status === 'error') {
    return <ErrorNotice text={errorText('salesTestsLoad', tests.error.code)} onRetry={tests.retry} />
  }
  const all = tests.status === 'ready' ? tests.value : []
  const shown = all.find(({ id }) => id === openId) ?? all[0] ?? null
  if (shown === null && !isKnown && !isOffline) return <Loading />

  function start(plan: SalesTestPlan) {
    const id = crypto.randomUUID()
    setIsNew(false)
    setOpenId(id)
    void mutate(addSalesTest, { id, product, link, ...plan, createdAt: serverNow().toISOString() })
  }

  return (
    <div className="flex flex-col gap-5">
      {isNew || shown === null ? (
        <Card className="flex flex-col gap-4">
          <div>
            <h2 className="text-heading font-bold">Nouveau test</h2>
            <p className="mt-1 text-muted">
              Écrivez ce que vous acceptez de perdre avant de dépenser&nbsp;: les chiffres diront ensuite s’il
              faut continuer.
            </p>
          </div>
          <PlanForm
            storageKey={`sales-test.${uid}.new.${product.replace('/', '.')}`}
            plan={null}
            now={deviceNow}
            label="Commencer le test"
            onSave={start}
            onCancel={shown && (() => setIsNew(false))}
          />
        </Card>
      ) : (
        <TestView key={shown.id} test={shown} />
      )}
      {shown && !isNew && (
        <Others
          tests={all.filter(({ id }) => id !== shown.id)}
          onOpen={(id) => {
            setOpenId(id)
            window.scrollTo({ top: 0 })
          }}
          onNew={() => setIsNew(true)}
        />
      )}
      <FirstSaleMoment />
    </div>
  )
}

interface OthersProps {
  tests: readonly LiveSalesTest[]
  onOpen: (id: string) => void
  onNew: () => void
}

function Others({ tests, onOpen, onNew }: OthersProps) {
  return (
    <div className="flex flex-col gap-3">
      {tests.length > 0 && (
        <Card aria-label="Autres tests de ce produit" className="py-3 sm:py-4">
          <h2 className="text-body font-extrabold">Autres tests de ce produit</h2>
          <ul className="-mx-2 flex flex-col">
            {tests.map((test) => (
              <li key={test.id}>
                <TestRow test={test} onOpen={() => onOpen(test.id)} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Button variant="secondary" className="self-center" onClick={onNew}>
        <Plus aria-hidden className="size-4" />
        Nouveau test de ce produit
      </Button>
    </div>
  )
}

function Loading() {
  return (
    <div role="status" aria-busy="true" className="flex flex-col gap-4">
      <span className="sr-only">Chargement des tests de vente</span>
      <Skeleton className="h-56" />
      <Skeleton className="h-40" />
    </div>
  )
}
