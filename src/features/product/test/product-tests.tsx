import { ChevronDown, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ErrorNotice } from '@/components/error-notice'
import { focusHeading, focusHeadingIfLost } from '@/components/frame/main-landmark'
import { useSignedIn } from '@/components/signed-in-context'
import { addSalesTest } from '@/data/sales-tests'
import { salesTestsOf, type LiveSalesTest } from '@/data/sales-test-lists'
import { serverNow } from '@/data/session/server-clock'
import { mutate } from '@/data/sync/current'
import { useListState, useLive } from '@/data/sync/use-live'
import { localDateOf } from '@/domain/base/time/local-date'
import { addressText, type CandidateAddress } from '@/domain/research/candidate-address'
import { withGain } from '@/domain/sales-tests/followed-gain'
import { keepsGain } from '@/domain/sales-tests/phase'
import { isEnded, type SalesTestPlan } from '@/domain/sales-tests/sales-test'
import { errorText } from '@/lib/text/error-text'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import type { StatementGain } from './gain-line'
import { PlanForm } from './plan-form'
import { TestRow } from './test-row'
import { TestView } from './test-view'
import { TestsLoading } from './tests-loading'

export interface ProductTestsProps {
  at: CandidateAddress
  /** Null: the product was deleted. */
  name: string | null
  link: string
  statementGain: StatementGain
}

/** The tests of one product: the running one open, older ones folded. */
export function ProductTests({ at, name, link, statementGain }: ProductTestsProps) {
  const { user, deviceNow } = useSignedIn()
  const { uid } = user
  const product = addressText(at)
  const tests = useLive(uid, salesTestsOf(uid, product))
  const { isKnown, isOffline } = useListState(tests)
  const [startedId, setStartedId] = useState<string | null>(null)
  const [isNew, setIsNew] = useState(false)
  const place = useRef<HTMLDivElement>(null)

  if (tests.status === 'error') {
    return <ErrorNotice text={errorText('salesTestsLoad', tests.error.code)} onRetry={tests.retry} />
  }
  const stored = tests.status === 'ready' ? tests.value : []
  const today = localDateOf(deviceNow)
  const all = stored.map((test) => withGain(test, statementGain?.cents ?? null, today))
  const kept = new Set(stored.filter((test) => keepsGain(test, today)).map(({ id }) => id))
  const running = all.find((test) => !isEnded(test))
  const shown = all.find(({ id }) => id === startedId) ?? running ?? all[0] ?? null
  if (shown === null && !isKnown && !isOffline) return <TestsLoading />

  function start(plan: SalesTestPlan) {
    const id = crypto.randomUUID()
    // The button goes with its form.
    focusHeading()
    setIsNew(false)
    setStartedId(id)
    void mutate(addSalesTest, { id, product, link, ...plan, createdAt: serverNow().toISOString() })
  }

  /** The pressed button goes: the focus is handed to the first field, or back to the button that opened the form. */
  function open(isOn: boolean) {
    flushSync(() => setIsNew(isOn))
    place.current?.querySelector<HTMLElement>(isOn ? 'input' : '[data-new-test]')?.focus()
    focusHeadingIfLost()
  }

  const others = all.filter(({ id }) => id !== shown?.id)
  return (
    <div ref={place} className="flex flex-col gap-4">
      {isNew || shown === null ? (
        <Card className="flex flex-col gap-4">
          <h2 className="text-heading font-bold">Nouveau test</h2>
          <PlanForm
            storageKey={`sales-test.${uid}.new.${product.replace('/', '.')}`}
            plan={null}
            statementGain={statementGain}
            now={deviceNow}
            label="Lancer le test"
            onSave={start}
            onCancel={shown && (() => open(false))}
          />
        </Card>
      ) : (
        <TestView
          key={shown.id}
          test={shown}
          statementGain={statementGain}
          isGainKept={kept.has(shown.id)}
          coach={
            name === null ? null : { kind: 'test', name, candidate: { id: at.id, section: at.sectionId } }
          }
          onNew={() => open(true)}
        />
      )}
      {others.length > 0 && <Others tests={others} statementGain={statementGain} kept={kept} />}
      {shown !== null && !isNew && !isEnded(shown) && (
        <Button variant="ghost" data-new-test="" className="self-center" onClick={() => open(true)}>
          <Plus aria-hidden className="size-4" />
          Nouveau test de ce produit
        </Button>
      )}
    </div>
  )
}

interface OthersProps {
  tests: readonly LiveSalesTest[]
  statementGain: StatementGain
  /** Ids of tests that keep their gain. */
  kept: ReadonlySet<string>
}

function Others({ tests, statementGain, kept }: OthersProps) {
  return (
    <section aria-label="Autres tests de ce produit" className="flex flex-col gap-2">
      <h2 className="text-body font-bold">Autres tests de ce produit</h2>
      {tests.map((test) => (
        <Folded key={test.id} test={test} statementGain={statementGain} isGainKept={kept.has(test.id)} />
      ))}
    </section>
  )
}

interface FoldedProps {
  test: LiveSalesTest
  statementGain: StatementGain
  isGainKept: boolean
}

function Folded({ test, statementGain, isGainKept }: FoldedProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group flex flex-col rounded-card border border-line bg-surface"
    >
      <summary className="flex min-h-target cursor-pointer items-center gap-3 rounded-card px-4 py-2.5 hover:bg-hover active:bg-pressed">
        <TestRow test={test} />
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-muted transition-transform duration-quick group-open:rotate-180"
        />
      </summary>
      {isOpen && (
        <div className="flex flex-col gap-4 p-4">
          <TestView
            test={test}
            statementGain={statementGain}
            isGainKept={isGainKept}
            coach={null}
            onNew={null}
          />
        </div>
      )}
    </details>
  )
}
