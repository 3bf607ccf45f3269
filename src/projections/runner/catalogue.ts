import { type Projection, schemaOf } from './projection.ts'

/** Every projection of the product; main says which. */
export type ProjectionCatalogue = readonly Projection[]

/** @throws Error when two projections want the same tables */
export function createProjectionCatalogue(...projections: readonly Projection[]): ProjectionCatalogue {
  const schemas = new Set<string>()
  for (const projection of projections) {
    const schema = schemaOf(projection)
    if (schemas.has(schema)) throw new Error(`two projections are named ${projection.name}`)
    schemas.add(schema)
  }
  return projections
}

/** @throws Error that names the projections there are */
export function projectionNamed(catalogue: ProjectionCatalogue, name: string): Projection {
  const found = catalogue.find((projection) => projection.name === name)
  if (!found) throw new Error(`there is no projection ${name}; there are ${catalogue.map((each) => each.name).join(', ')}`)
  return found
}
