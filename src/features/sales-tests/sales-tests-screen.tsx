import { Download, FlaskConical } from 'lucide-react'
import { Link, Navigate, useParams } from 'react-router-dom'
import { ErrorNotice } from '@/components/error-notice'
import { giveFile } from '@/components/give-file'
import { PageHeader } from '@/components/frame/page-header'
import { ShowMore } from '@/components/show-more'
import { useSignedIn } from '@/components/signed-in-context'
import { useSubmission } from '@/components/use-submission'
import { salesTestsQuery } from '@/data/sales-tests'
import { readLive } from '@/data/sync/read-once'
import { useLiveList } from '@/data/sync/use-live'
import { fileDay } from '@/domain/base/file-name'
import { readAddress } from '@/domain/research/candidate-address'
import { salesTestsCsv } from '@/domain/sales-tests/sales-tests-csv'
import { errorText } from '@/lib/text/error-text'
import { paths } from '@/lib/paths'
import { SCREENS } from '@/lib/screens'
import { Button, buttonClass } from '@/ui/button'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { Skeleton } from '@/ui/skeleton'
import { showToast } from '@/ui/toast'
import { ProductTests } from './product-tests'
import { TestRow } from './test-row'

/** « Tests de vente »: all tests, or one product's. */
export function SalesTestsScreen() {
  const { product } = useParams()
  const at = product === undefined ? null : readAddress(product)
  if (product !== undefined && !at) return <Navigate replace to={paths.salesTests} />
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5">
      <PageHeader title={SCREENS.salesTests.title} />
      {at ? <ProductTests key={product} at={at} /> : <AllTests />}
    </div>
  )
}

function AllTests() {
  const { uid } = useSignedIn().user
  const listed = useLiveList(uid, salesTestsQuery(uid))
  const { list, items, isKnown, isOffline } = listed
  const { isBusy, run } = useSubmission()
  if (list.status === 'error') {
    return <ErrorNotice text={errorText('salesTestsLoad', list.error.code)} onRetry={list.retry} />
  }
  if (items.length === 0 && !isKnown && !isOffline) {
    return (
      <div role="status" aria-busy="true" className="flex flex-col gap-2">
        <span className="sr-only">Chargement des tests de vente</span>
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    )
  }
  if (items.length === 0) {
    return (
      <Card>
        <EmptyState
          Icon={FlaskConical}
          tint="research"
          title={isKnown ? 'Aucun test de vente' : 'Aucun test sur cet appareil'}
          titleAs="h2"
          action={
            <Link to={paths.research} className={buttonClass()}>
              Choisir un produit
            </Link>
          }
        >
          Un test dit, jour après jour, s’il faut continuer, changer une étape ou arrêter. Il se commence
          depuis la fiche d’un produit.
        </EmptyState>
      </Card>
    )
  }
  const takeCsv = () => {
    void run(
      async () => {
        const tests = await readLive(uid, salesTestsQuery(uid))
        await giveFile(`tests-de-vente-${fileDay(new Date())}.csv`, 'text/csv', salesTestsCsv(tests))
      },
      (code) => showToast({ text: errorText('salesTestsExport', code), tone: 'alert' }),
    )
  }
  return (
    <Card className="flex flex-col gap-3 py-3 sm:py-4">
      <ul aria-label="Tests de vente" className="-mx-2 flex flex-col">
        {items.map((test) => (
          <li key={test.id}>
            <TestRow test={test} />
          </li>
        ))}
      </ul>
      <ShowMore {...listed} />
      <Button variant="secondary" className="self-end" isBusy={isBusy} onClick={takeCsv}>
        <Download aria-hidden className="size-4" />
        Exporter en CSV
      </Button>
    </Card>
  )
}
