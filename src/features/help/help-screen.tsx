import { Navigate, useParams } from 'react-router-dom'
import { GUIDES } from '@/domain/help/guides'
import { paths } from '@/lib/paths'
import { GuidePage } from './guide-page'
import { HelpContents } from './help-contents'

/** « Aide »: the contents or one guide; an unknown guide redirects to the contents. */
export function HelpScreen() {
  const { guide: slug } = useParams()
  if (slug === undefined) return <HelpContents />
  const guide = GUIDES.find((each) => each.slug === slug)
  // `key`: a new guide is a new page, which resets the focus and announces the heading.
  return guide ? <GuidePage key={slug} guide={guide} /> : <Navigate to={paths.help} replace />
}
