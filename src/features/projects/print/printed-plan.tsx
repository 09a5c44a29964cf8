import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useSignedIn } from '@/components/signed-in-context'
import { planSections, shownTitle, type PlanSection } from '@/domain/projects/project'
import { isBlank, visibleText } from '@/domain/base/text/visible-text'
import { formatDay } from '@/lib/text/format'
import { planFacts } from '@/lib/text/plan-facts'
import {
  publishPrintRequest,
  readPrintRequest,
  subscribePrintRequest,
  type PrintRequest,
} from './print-request'
import './printed-plan.css'

/** Mounted once on the screen: renders the project to print, on paper only, and prints it. */
export function PrintedPlan() {
  const request = useSyncExternalStore(subscribePrintRequest, readPrintRequest)

  useEffect(() => {
    if (!request) return
    const pageTitle = document.title
    // Browsers propose the title as the name of the PDF.
    document.title = visibleText(request.plan.title) || pageTitle
    const end = () => publishPrintRequest(null)
    window.addEventListener('afterprint', end)
    if (request.isAsked) window.print()
    return () => {
      window.removeEventListener('afterprint', end)
      document.title = pageTitle
    }
  }, [request])

  return request && createPortal(<Sheet {...request} />, document.body)
}

function Sheet({ plan, author }: PrintRequest) {
  const { deviceNow } = useSignedIn()
  const sections = planSections(plan.sections)
  return (
    // The only landmark on paper, and in the outline of its PDF.
    <main
      data-printed-plan=""
      className="hidden bg-white font-sans text-[10.5pt] leading-normal text-black print:block"
    >
      <header className="border-b-2 border-black pb-[5mm]">
        <p className="text-[8.5pt] font-semibold tracking-[0.12em] text-[#555] uppercase">Plan de projet</p>
        <h1 dir="auto" className="mt-[1mm] text-[24pt] leading-tight font-bold break-words">
          {shownTitle(plan)}
        </h1>
        {!isBlank(plan.description) && (
          <p dir="auto" className="mt-[2mm] break-words whitespace-pre-wrap">
            {plan.description.trim()}
          </p>
        )}
        <dl className="mt-[5mm] flex flex-wrap gap-x-[6mm] gap-y-[3mm]">
          {planFacts(plan, author).map(({ label, value }) => (
            <div key={label}>
              <dt className="text-[8pt] text-[#555]">{label}</dt>
              <dd className="text-[9.5pt] font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      <Contents sections={sections} />
      {sections.map((section, index) => (
        <Section key={section.key} section={section} number={index + 1} />
      ))}
      <p className="mt-[10mm] border-t border-[#bbb] pt-[2mm] text-[8pt] text-[#555]">
        {`Préparé avec Coach Boom, imprimé le ${formatDay(deviceNow)}`}
      </p>
    </main>
  )
}

function Contents({ sections }: { sections: readonly PlanSection[] }) {
  return (
    <table className="mt-[6mm] w-full border-collapse break-inside-avoid text-[9.5pt]">
      <tbody>
        {sections.map(({ key, label, progress, filled, missing }, index) => (
          <tr key={key} className="border-b border-[#ddd]">
            <th scope="row" className="py-[1.4mm] text-left font-semibold">{`${index + 1}. ${label}`}</th>
            <td className="w-[45mm]">
              <span className="block h-[2mm] rounded-full border border-[#777]">
                <span className="block h-full rounded-full bg-[#333]" style={{ width: `${progress}%` }} />
              </span>
            </td>
            <td className="w-[22mm] text-right tabular-nums">
              {`${filled.length} / ${filled.length + missing.length}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Section({ section, number }: { section: PlanSection; number: number }) {
  const { label, filled, missing } = section
  const heading = (
    <h2 className="mb-[4mm] border-b border-[#999] pb-[1mm] text-[14pt] font-bold">{`${number}. ${label}`}</h2>
  )
  const toComplete = missing.length > 0 && (
    <p className="mt-[4mm] text-[9pt] text-[#555] italic">{`À compléter\u00a0: ${missing.join(', ')}`}</p>
  )
  return (
    <section className="mt-[8mm]">
      {filled.length === 0 && (
        <div className="break-inside-avoid">
          {heading}
          {toComplete}
        </div>
      )}
      {filled.map(({ id, title, content }, index) => (
        <Item key={id} heading={index === 0 && heading} title={title} content={content} />
      ))}
      {filled.length > 0 && toComplete}
    </section>
  )
}

interface ItemProps {
  /** Heading of the whole section, above its first item. */
  heading: ReactNode
  title: string
  content: string
}

/** Headings share a box with their first text, because Firefox does not support `break-after`. */
function Item({ heading, title, content }: ItemProps) {
  const [first = '', ...others] = content.trim().split(/\n(?:[^\S\n]*\n)+/)
  return (
    <div className="not-first:mt-[4mm]">
      <div className="break-inside-avoid">
        {heading}
        <h3 className="text-[10.5pt] font-bold">{title}</h3>
        <Paragraph text={first} />
      </div>
      {others.map((paragraph, index) => (
        <Paragraph key={index} text={paragraph} />
      ))}
    </div>
  )
}

function Paragraph({ text }: { text: string }) {
  return (
    <p dir="auto" className="mt-[0.5mm] mb-[2mm] break-words whitespace-pre-wrap">
      {text}
    </p>
  )
}
