import type { Pool } from 'pg'
import type { LogPage, Position, RecordedEvent } from '../../eventstore/eventStore.ts'
import { type ChangedRows, changedRows } from './changedRows.ts'
import { type Checkpoint, type CheckpointMove, readCheckpoint } from './checkpoints.ts'
import { countChanges, countedRows } from './counting.ts'
import { foldPage, keysTouched } from './foldPage.ts'
import { type ProjectedTable, type Projection, schemaOf } from './projection.ts'
import { rowsText } from './rowText.ts'
import { deleteText, updateText, upsertText } from './tableSql.ts'
import { type PreparedStatement, prepared, readRows, structuresOf, type TableStructure } from './tableStructure.ts'

/** Another projector moved the checkpoint, or a rebuild swapped the tables: nothing of the page was written. */
export class Fenced extends Error {
  override name = 'Fenced'
}

const noRows: ReadonlyMap<string, object> = new Map()

/** Rows before and after the page. */
interface TableRows {
  readonly structure: TableStructure
  readonly before: ReadonlyMap<string, object>
  readonly after: ReadonlyMap<string, object | undefined>
}

interface TableChange extends ChangedRows {
  readonly structure: TableStructure
}

/**
 * Writes pages of the log into a projection's live tables, starting at its checkpoint, one page after the other. Rows and checkpoint are
 * written by one statement, hence in one transaction.
 */
export class ProjectionWriter {
  readonly projection: Projection
  readonly #pool: Pool
  readonly #structures: ReadonlyMap<string, TableStructure>
  readonly #inserts = new Map<string, PreparedStatement>()
  #checkpoint: Checkpoint
  #writing: Promise<void> = Promise.resolve()

  constructor(pool: Pool, projection: Projection, checkpoint: Checkpoint) {
    this.#pool = pool
    this.projection = projection
    this.#structures = structuresOf(projection)
    this.#checkpoint = checkpoint
  }

  /** @throws Error when the projection was not prepared */
  static async open(pool: Pool, projection: Projection): Promise<ProjectionWriter> {
    const checkpoint = await readCheckpoint(pool, projection)
    if (!checkpoint) throw new Error(`projection ${projection.name} has no checkpoint: it was not prepared`)
    return new ProjectionWriter(pool, projection, checkpoint)
  }

  get checkpoint(): Checkpoint {
    return this.#checkpoint
  }

  /**
   * Writes a page, or the part of it that was not written before, and moves the checkpoint to its end.
   * @throws EventFailed, Fenced, and Postgres's errors
   */
  write(page: Pick<LogPage, 'events' | 'position'>): Promise<void> {
    return this.#inTurn(() => this.#write(page))
  }

  /**
   * Moves the checkpoint past events that change no table: by `move`, which returns whether it succeeded, else by a separate statement.
   * @throws Fenced, and Postgres's errors
   */
  pass(position: Position, move: (move: CheckpointMove) => Promise<boolean>): Promise<void> {
    return this.#inTurn(async () => {
      const { name, version } = this.projection
      const from = this.#checkpoint
      if (position <= from.position) return
      if (await move({ name, version, from, position })) this.#checkpoint = { ...from, position, parked: null }
      else await this.#commit(position, [])
    })
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#writing.then(work)
    this.#writing = done.catch(() => {})
    return done
  }

  async #write(page: Pick<LogPage, 'events' | 'position'>): Promise<void> {
    const from = this.#checkpoint.position
    if (page.position <= from) return
    const events = page.events.filter((event) => event.position > from)
    const folded = await Promise.all([...this.#structures.values()].map((structure) => this.#fold(structure, events)))
    const counted = await Promise.all([...this.#structures.values()].map((structure) => this.#count(structure, folded)))
    const tables = [...folded, ...counted.flatMap((table) => table ?? [])]
    await this.#commit(
      page.position,
      tables.map(({ structure, before, after }) => ({ structure, ...changedRows(structure, before, after) })),
    )
  }

  async #fold(structure: TableStructure, events: readonly RecordedEvent[]): Promise<TableRows> {
    const table = this.#tableOf(structure)
    const before = await this.#read(structure, [...keysTouched(table, events)])
    return { structure, before, after: foldPage(table, events, before) }
  }

  async #count(structure: TableStructure, folded: readonly TableRows[]): Promise<TableRows | undefined> {
    const { counting } = this.#tableOf(structure)
    const counted = counting && folded.find((each) => each.structure.name === counting.of)
    if (!counted) return undefined
    const changes = countChanges(counting, counted.before, counted.after)
    const before = await this.#read(structure, [...changes.keys()])
    return { structure, before, after: countedRows(changes, before) }
  }

  /**
   * Outside the writing transaction: a projector that changed the rows since has also moved the checkpoint, so this write is fenced off.
   */
  async #read(structure: TableStructure, keys: readonly string[]): Promise<ReadonlyMap<string, object>> {
    return keys.length === 0 ? noRows : readRows(this.#pool, schemaOf(this.projection), structure, keys)
  }

  #tableOf({ name }: TableStructure): ProjectedTable<object> {
    const table = this.projection.tables[name]
    if (!table) throw new Error(`projection ${this.projection.name} has no table ${name}`)
    return table
  }

  async #commit(position: Position, changes: readonly TableChange[]): Promise<void> {
    const { name, version } = this.projection
    const { position: from, generation } = this.#checkpoint
    const values: unknown[] = [name, version, from, generation, position]
    const looksUp = changes.some(({ altered, gone }) => altered.rows.length + gone.length > 0)
    const statement = looksUp ? { text: this.#writeText(changes, values) } : this.#insertStatement(changes, values)
    const { rows } = await this.#pool.query<{ moved: number }>({ ...statement, values })
    if (rows[0]?.moved !== 1) throw new Fenced(`${name} was moved on from ${from}, generation ${generation}, by another projector`)
    this.#checkpoint = { position, generation, parked: null }
  }

  /** The statement for changes that are all new rows; adds its parameters to `values`. Built once for each combination of tables. */
  #insertStatement(changes: readonly TableChange[], values: unknown[]): PreparedStatement {
    const inserting = changes.filter(({ made }) => made.length > 0)
    const key = inserting.map(({ structure }) => structure.name).join(' ')
    const known = this.#inserts.get(key)
    const statement = known ?? prepared(this.#writeText(inserting, [...values]))
    if (!known) this.#inserts.set(key, statement)
    for (const { made } of inserting) values.push(rowsText(made))
    return statement
  }

  /** The statement for any changes; adds its parameters to `values`. */
  #writeText(changes: readonly TableChange[], values: unknown[]): string {
    const schema = schemaOf(this.projection)
    const parts = changes.flatMap(({ structure, made, altered, gone }) => [
      ...(made.length > 0 ? [upsertText(schema, structure, values.push(rowsText(made)), moved)] : []),
      ...(altered.rows.length > 0 ? [updateText(schema, structure, altered.columns, values.push(rowsText(altered.rows)), moved)] : []),
      ...(gone.length > 0 ? [deleteText(schema, structure, values.push(gone), moved)] : []),
    ])
    return writeSql(parts)
  }
}

/** The rows are written only when the checkpoint is still where this projector left it. */
const moved = 'EXISTS (SELECT FROM moved)'

/** If the commit is lost, rows and checkpoint are lost together and the events are projected again, so it need not wait for the disk. */
function writeSql(parts: readonly string[]): string {
  const move = `moved AS (
    UPDATE projections.checkpoints SET position = $5, parked_since = NULL, parked_error = NULL, parked_event = NULL, parked_position = NULL
    WHERE projection = $1 AND version = $2 AND position = $3 AND generation = $4 RETURNING 1)`
  const named = parts.map((part, index) => `change_${index} AS (${part})`)
  return `WITH ${[move, ...named].join(',\n')}
    SELECT (SELECT count(*)::int FROM moved) AS moved, set_config('synchronous_commit', 'off', true)`
}
