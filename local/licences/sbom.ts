import type { ShippedPackage } from './shipped'

interface Product {
  readonly name: string
  readonly version: string
}

/** A software bill of materials in CycloneDX 1.5 (https://cyclonedx.org/docs/1.5/json/); deterministic. */
export function sbomOf({ name, version }: Product, packages: readonly ShippedPackage[]): unknown {
  const product = `pkg:npm/${name}@${version}`
  const refs = new Map(packages.map((each) => [each.place, purlOf(each)]))
  const components = new Map(packages.map((each) => [purlOf(each), componentOf(each, packages)]))
  const needed = new Set(packages.flatMap(({ needs }) => needs))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': product, name, version, purl: product } },
    components: [...components.values()],
    dependencies: [
      {
        ref: product,
        dependsOn: unique(packages.filter(({ place }) => !needed.has(place)).map(purlOf)),
      },
      ...[...components.keys()].map((ref) => ({
        ref,
        dependsOn: unique(
          packages
            .filter((each) => purlOf(each) === ref)
            .flatMap(({ needs }) => needs.flatMap((one) => refs.get(one) ?? [])),
        ),
      })),
    ],
  }
}

/** One version may be installed in two folders. */
function componentOf(one: ShippedPackage, packages: readonly ShippedPackage[]): unknown {
  const { name, version, licence, integrity } = one
  const copies = packages.filter((each) => purlOf(each) === purlOf(one))
  const [algorithm = '', digest = ''] = integrity.split('-')
  const places = [
    ...(copies.some(({ inBrowser }) => inBrowser) ? ['browser'] : []),
    ...(copies.some(({ inFunctions }) => inFunctions) ? ['functions'] : []),
  ]
  return {
    type: 'library',
    'bom-ref': purlOf(one),
    name,
    version,
    scope: 'required',
    ...(algorithm === 'sha512' && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }],
    }),
    licenses: [licence.includes(' ') ? { expression: licence } : { license: { id: licence } }],
    purl: purlOf(one),
    properties: places.map((value) => ({ name: 'coach-boom:ships-in', value })),
  }
}

function purlOf({ name, version }: Product): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

const unique = (values: readonly string[]) => [...new Set(values)].sort()
