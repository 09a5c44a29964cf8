import { Navigate, useParams } from 'react-router-dom'
import { GUIDES } from '@/lib/guides'
import { paths } from '@/lib/paths'
import { GuidePage } from './guide-page'
import { HelpContents } from './help-contents'

/** « Aide »: its contents, or one guide; an address that no guide has leads to the contents. */
export function HelpScreen() {
  const { guide: slug } = useParams()
  if (slug === undefined) return <HelpContents />
  const guide = GUIDES.find((each) => each.slug === slug)
  // Another guide is another page: what had the focus goes, and the heading is said.
  return guide ? <GuidePage key={slug} guide={guide} /> : <Navigate to={paths.help} replace />
}
