import { TextDifferences } from '@/components/work/text-differences'
import { inPart, PROJECT_PARTS, type ProjectContent, type ProjectPart } from '@/domain/projects/parts'

interface VersionDifferencesProps {
  version: ProjectContent
  present: ProjectContent
  parts: readonly ProjectPart[]
}

/** The removed and added words, if the version were restored. */
export function VersionDifferences({ version, present, parts }: VersionDifferencesProps) {
  return (
    <div className="flex flex-col gap-4 rounded-field bg-canvas px-4 py-3">
      <p className="text-fine text-muted">
        Si vous la reprenez&nbsp;: ce qui partirait est barré, ce qui reviendrait est surligné.
      </p>
      {parts.map((part) => (
        <section key={part}>
          <h4 className="text-small font-semibold">{PROJECT_PARTS[part].label}</h4>
          {textsOf(part, present, version).map(({ title, before, after }) => (
            <div key={title} className="mt-1">
              {title !== null && <p className="text-fine text-muted">{title}</p>}
              <TextDifferences before={before} after={after} />
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}

/** Both sides list their items in one order. */
function textsOf(part: ProjectPart, present: ProjectContent, version: ProjectContent) {
  return inPart(part, ({ differences }, valueIn) => {
    const before = differences(valueIn(present), valueIn(version))
    return differences(valueIn(version), valueIn(present)).map(({ title, text }, at) => ({
      title,
      before: before[at]?.text ?? '',
      after: text,
    }))
  })
}
