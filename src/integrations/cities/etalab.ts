import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** A French commune of today, one that was merged into another, or an arrondissement of Paris, Lyon or Marseille. */
export interface Commune {
  /** INSEE code. */
  readonly code: string
  readonly nom: string
  readonly type: 'commune-actuelle' | 'commune-deleguee' | 'commune-associee' | 'arrondissement-municipal'
  readonly zone: 'metro' | 'drom' | 'com'
  readonly departement: string
  readonly codesPostaux?: readonly string[]
  readonly population?: number
  /** INSEE code of the commune that a merged one belongs to now. */
  readonly chefLieu?: string
  /** INSEE code of the town that an arrondissement is part of. */
  readonly commune?: string
}

/** Groups of communes that share services: mostly neighbours. */
interface Epci {
  readonly code: string
  readonly membres: readonly { readonly code: string }[]
}

interface Departement {
  readonly code: string
  readonly nom: string
}

export interface Etalab {
  readonly communes: readonly Commune[]
  readonly epcis: readonly Epci[]
  readonly departements: readonly Departement[]
}

const require = createRequire(import.meta.url)

/** The administrative divisions of France. Parsed again at each call, so that 20 MB do not stay in memory. */
export function readEtalab(): Etalab {
  return {
    communes: read('communes') as Etalab['communes'],
    epcis: read('epci') as Etalab['epcis'],
    departements: read('departements') as Etalab['departements'],
  }
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(require.resolve(`@etalab/decoupage-administratif/data/${name}.json`), 'utf8'))
}

/** Version of the data; the package's major number is the year's. */
export function etalabVersion(): string {
  return (require('@etalab/decoupage-administratif/package.json') as { readonly version: string }).version
}
