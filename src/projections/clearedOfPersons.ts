import { type EventCatalog, eventCatalog } from '../domain/eventCatalog.ts'
import { kindsBySubject, type PersonKind, personKinds } from '../domain/person/personKind.ts'
import { eventTypesOf, type Projection, type RecordedOf, type RowChange } from './runner/projection.ts'

type PersonErased = RecordedOf<'PersonErased'>

/** The rows of a table that belong to a person, by kind of person. */
type RowsOfPersons = { readonly [Kind in PersonKind]?: (data: PersonErased['data']) => string | readonly string[] }

/** Removes an erased person's rows from a table, or changes them by `fold`. */
export function clearedOf(rows: RowsOfPersons): RowChange<never, 'PersonErased'>
export function clearedOf<Row extends object>(rows: RowsOfPersons, fold: (row: Row) => Row): RowChange<Row, 'PersonErased'>
export function clearedOf<Row extends object>(
  rows: RowsOfPersons,
  fold: (row: Row) => Row | undefined = () => undefined,
): RowChange<Row, 'PersonErased'> {
  return { key: ({ data }) => rows[data.person.kind]?.(data) ?? [], fold: (row) => row && fold(row) }
}

/** Subjects whose data outlive the account, since the law requires invoices to be kept. Decision 0052. */
const keptSubjects: ReadonlySet<string> = new Set(['invoiceId'])

/** Event type → the subject of its personal fields, for every event with fields that are erased with the person. */
export function personalEvents(catalog: EventCatalog): ReadonlyMap<string, PersonKind> {
  const erasable = [...catalog.values()].filter(({ personal, subject = '' }) => personal.length > 0 && !keptSubjects.has(subject))
  return new Map(
    erasable.map(({ type, subject }) => {
      const kind = kindsBySubject[subject ?? '']
      if (!kind) throw new Error(`event ${type} has personal fields of ${subject}, and no such person can be erased`)
      return [type, kind]
    }),
  )
}

/** True when an erasure changes the projection, or the projection may show a person's data. */
export function concernsPersons(projection: Projection, catalog: EventCatalog = eventCatalog): boolean {
  const personal = personalEvents(catalog)
  return eventTypesOf(projection).some((type) => personal.has(type) || type === 'PersonErased' || type === 'CoupleErased')
}

/**
 * Tables that fold personal fields but have no row that `PersonErased` would clear, each as `projection.table: kind`. Which tables these
 * are follows from the catalogue; the tests of the folds check that the rest of a row is free of personal data.
 */
export function unclearedTables(projections: readonly Projection[], catalog: EventCatalog = eventCatalog): readonly string[] {
  const personal = personalEvents(catalog)
  return projections.flatMap((projection) =>
    Object.entries(projection.tables).flatMap(([name, { on }]) => {
      const held = personKinds.filter((kind) => Object.keys(on).some((type) => personal.get(type) === kind))
      return held.filter((kind) => !clears(on.PersonErased, kind)).map((kind) => `${projection.name}.${name}: ${kind}`)
    }),
  )
}

function clears(change: RowChange<object, 'PersonErased'> | undefined, kind: PersonKind): boolean {
  return change !== undefined && change.key(anErasure(kind)).length > 0
}

/** One erased person with data of every kind. */
function anErasure(kind: PersonKind): PersonErased {
  const id = '00000000-0000-7000-8000-000000000000'
  const data = { person: { kind, id }, projects: [id], requests: [id], reviews: [id], corrections: [id], venues: [id], portfolios: [id] }
  return { type: 'PersonErased', data } as unknown as PersonErased
}
