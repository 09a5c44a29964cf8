import { Suspense, useState, type ReactNode } from 'react'
import { Link, Navigate, useLocation, useNavigate, useParams, type Location } from 'react-router-dom'
import { FirstSaleMoment } from '@/components/first-sale/first-sale-moment'
import { ErrorNotice } from '@/components/error-notice'
import { PageHeader } from '@/components/frame/page-header'
import { useOwnTitle } from '@/components/frame/use-own-title'
import { useIdleLoad } from '@/components/use-idle-load'
import { useKnownSeller } from '@/components/use-seller'
import { useSignedIn } from '@/components/signed-in-context'
import { ReadFailure } from '@/components/work/read-failure'
import { candidateQuery, type LiveCandidate } from '@/data/research/candidate-lists'
import { salesTestsOf } from '@/data/sales-test-lists'
import { loaded } from '@/data/sync/live'
import { useListState, useLive } from '@/data/sync/use-live'
import { openCosts, saleOf } from '@/domain/money/sale'
import type { Seller } from '@/domain/money/sale-inputs'
import { openWords } from '@/domain/money/statement-words'
import { candidateName } from '@/domain/research/candidate'
import { addressText, readAddress, type CandidateAddress } from '@/domain/research/candidate-address'
import { productName } from '@/domain/research/links/link-words'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import { errorText } from '@/lib/text/error-text'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { Tabs } from '@/ui/tabs'
import { GoneNotice } from './gone-notice'
import { LostTexts } from './lost-texts'
import { MoneyTab } from './money/money-tab'
import { OpinionTab } from './opinion/opinion-tab'
import { ProductHead } from './product-head'
import { SavedStatus } from './saved-status'
import type { ProductTestsProps } from './test/product-tests'
import { TestsLoading } from './test/tests-loading'
import { useSheet } from './use-sheet'

const ProductTests = lazyWithPreload(() => import('./test/product-tests').then((m) => m.ProductTests))
const TESTS_FILE = loaded('tests of a product', ProductTests.preload)

const PARTS = ['avis', 'argent', 'test'] as const
type Part = (typeof PARTS)[number]

const TABS = [
  { value: 'avis', label: 'Avis' },
  { value: 'argent', label: 'Argent' },
  { value: 'test', label: 'Test' },
] as const

/** What the screen shows first. */
export function productQueries(uid: string, _now: Date, [product = '', part]: readonly string[]) {
  const at = readAddress(product)
  const tests = at && part === 'test' && salesTestsOf(uid, addressText(at))
  return [{ candidate: at && candidateQuery(at), tests, file: part === 'test' && TESTS_FILE }]
}

/** A product's page: its criteria, the statement of a sale, its sales tests. */
export function ProductScreen() {
  const { product = '', part } = useParams()
  const at = readAddress(product)
  if (!at) return <Navigate replace to={paths.research} />
  const shown = PARTS.find((each) => each === part) ?? 'avis'
  return (
    <>
      <ProductPage key={product} at={at} part={shown} />
      <FirstSaleMoment />
    </>
  )
}

function ProductPage({ at, part }: { at: CandidateAddress; part: Part }) {
  const { user, profile } = useSignedIn()
  const { uid } = user
  const seller = useKnownSeller()
  useIdleLoad(ProductTests.preload, true)
  const product = addressText(at)
  const live = useLive(uid, candidateQuery(at))
  const { isOffline } = useListState(live)
  const [last, setLast] = useState<LiveCandidate | null>(null)
  // The rules deny the candidates of a deleted section, which has no owner.
  const isDenied = live.status === 'error' && live.error.code === 'data/denied'
  const found = live.status === 'ready' ? live.value : null
  if (found && found !== last) setLast(found)
  const isGone = !found && (isDenied || (live.status === 'ready' && live.isLive))
  const candidate = found ?? last
  // Its tests remember the link of a deleted product.
  const isLost = !candidate && (isGone || isOffline)
  const tests = useLive(uid, isLost ? salesTestsOf(uid, product) : null)
  const all = tests.status === 'ready' ? tests.value : []
  const link = all[0]?.link

  if (candidate && seller) {
    return <FoundProduct candidate={candidate} seller={seller} isGone={isGone} part={part} />
  }
  if (candidate && profile.status === 'error') {
    return (
      <NoProduct>
        <ReadFailure text="Vos réponses n’ont pas pu être lues." onRetry={profile.retry} />
      </NoProduct>
    )
  }
  if (candidate && isOffline) {
    return (
      <NoProduct>
        <Notice tone="info" role="status">
          Votre profil n’est pas sur cet appareil, et rien ne se calcule sans lui. Revenez avec le réseau.
        </Notice>
      </NoProduct>
    )
  }
  if (live.status === 'error' && !isDenied) {
    return (
      <NoProduct>
        <ErrorNotice text={errorText('candidateLoad', live.error.code)} onRetry={live.retry} />
      </NoProduct>
    )
  }
  if (link !== undefined) return <LostProduct at={at} link={link} />
  const isRead = isGone && tests.status !== 'loading'
  if (!isRead && !isOffline) return <Loading />
  return (
    <NoProduct>
      <Notice
        tone="info"
        role="status"
        action={
          <Link to={paths.research} className={buttonClass({ variant: 'secondary' })}>
            Voir mes produits
          </Link>
        }
      >
        {isRead
          ? 'Ce produit n’est pas dans votre recherche.'
          : 'Ce produit n’est pas sur cet appareil. Revenez avec le réseau.'}
      </Notice>
      {isRead && <LostTexts uid={uid} id={at.id} />}
    </NoProduct>
  )
}

/** Why there is no product, with the way to the others. */
function NoProduct({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-4">
      <PageHeader title="Produit" back={paths.research} />
      {children}
    </div>
  )
}

interface FoundProductProps {
  candidate: LiveCandidate
  seller: Seller
  /** Deleted, or its section was. */
  isGone: boolean
  part: Part
}

function FoundProduct({ candidate, seller, isGone, part }: FoundProductProps) {
  const { uid } = useSignedIn().user
  const navigate = useNavigate()
  const location: Location<unknown> = useLocation()
  const sale = saleOf(candidate.figures, seller)
  const sheet = useSheet(uid, candidate, seller, isGone)
  const name = candidateName(candidate)
  const product = addressText(candidate)
  useOwnTitle(name)
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-4">
      <ProductHead
        name={name}
        link={candidate.link}
        candidate={candidate}
        isGone={isGone}
        hasNext={part === 'avis'}
      />
      {isGone && <GoneNotice uid={uid} candidate={candidate} sheet={sheet} />}
      <Tabs
        label="Produit"
        value={part}
        tabs={TABS}
        onValueChange={(next) =>
          void navigate(paths.product(product, next === 'avis' ? undefined : next), {
            replace: true,
            state: location.state,
          })
        }
        listClassName="w-fit max-w-full"
        panelClassName="mt-4"
      >
        {part === 'test' ? (
          <Tests
            at={candidate}
            name={name}
            link={candidate.link}
            statementGain={sale && { cents: sale.highestAdsCents, without: openWords(openCosts(sale)) }}
          />
        ) : (
          <>
            {part === 'avis' ? (
              <OpinionTab uid={uid} sheet={sheet} candidate={candidate} />
            ) : (
              <MoneyTab sheet={sheet} candidate={candidate} />
            )}
            <SavedStatus uid={uid} sheet={sheet} candidate={candidate} />
          </>
        )}
      </Tabs>
    </div>
  )
}

function Tests(props: ProductTestsProps) {
  return (
    <Suspense fallback={<TestsLoading />}>
      <ProductTests {...props} />
    </Suspense>
  )
}

/** A deleted product whose tests are still there. */
function LostProduct({ at, link }: { at: CandidateAddress; link: string }) {
  const name = productName(link)
  useOwnTitle(name)
  const { uid } = useSignedIn().user
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-4">
      <ProductHead name={name} link={link} candidate={null} />
      <Notice tone="info">Ce produit n’est plus dans votre recherche. Ses tests de vente sont ici.</Notice>
      <LostTexts uid={uid} id={at.id} />
      <Tests at={at} name={null} link={link} statementGain={undefined} />
    </div>
  )
}

function Loading() {
  return (
    <div role="status" aria-busy="true" className="mx-auto flex w-full max-w-5xl flex-col gap-4">
      <span className="sr-only">Chargement du produit</span>
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-11 w-60" />
      <Skeleton className="h-96" />
    </div>
  )
}
