/**
 * A column of a projected table: what Postgres stores and what a row carries, declared once. `Optional` says that a new row may leave it
 * out.
 */
export class Column<Value, Optional extends boolean = false> {
  /** The type in SQL, e.g. `uuid[]`. */
  readonly sqlType: string
  readonly nullable: boolean
  /** What a new row has here when it is left out; undefined when it may not be. */
  readonly initial: Value | undefined
  /** False keeps a long text out of Postgres's secondary storage, so that it is read with the row. */
  readonly mayMoveOut: boolean
  /** Only for the type checker. */
  declare readonly optional: Optional

  constructor(sqlType: string, { nullable = false, mayMoveOut = true, initial }: ColumnOptions<Value> = {}) {
    this.sqlType = sqlType
    this.nullable = nullable
    this.mayMoveOut = mayMoveOut
    this.initial = initial
  }

  /** May be null, and is in a new row that does not say otherwise. */
  orNull(): Column<Value | null, true> {
    return new Column<Value | null, true>(this.sqlType, { nullable: true, initial: null, mayMoveOut: this.mayMoveOut })
  }

  /** What a new row has here unless it says otherwise. */
  initially(initial: Value): Column<Value, true> {
    return new Column<Value, true>(this.sqlType, { nullable: this.nullable, mayMoveOut: this.mayMoveOut, initial })
  }

  /** Stays in the row, however long it is: for what is read by every search. */
  inRow(): Column<Value, Optional> {
    return new Column<Value, Optional>(this.sqlType, { nullable: this.nullable, initial: this.initial, mayMoveOut: false })
  }
}

interface ColumnOptions<Value> {
  readonly nullable?: boolean
  readonly mayMoveOut?: boolean
  readonly initial?: Value | undefined
}

export type Columns = Readonly<Record<string, Column<unknown, boolean>>>

/** A row of a table with these columns: a property for every column, in the column's name. */
export type RowOf<C extends Columns> = { readonly [Name in keyof C]: C[Name] extends Column<infer Value, boolean> ? Value : never }

type Left<C extends Columns> = { [Name in keyof C]: C[Name] extends Column<infer _Value, true> ? Name : never }[keyof C]

/** What a new row must say, and what it may. */
export type NewRow<C extends Columns> = Omit<RowOf<C>, Left<C>> & Partial<Pick<RowOf<C>, Left<C>>>

/** Makes new rows: what is left out is null, or what the column is declared to be initially. */
export function newRowOf<C extends Columns>(columns: C): (given: NewRow<C>) => RowOf<C> {
  const names = Object.keys(columns)
  const initial = Object.fromEntries(names.map((name) => [name, columns[name]?.initial]))
  return (given) => ({ ...initial, ...given }) as unknown as RowOf<C>
}

export const uuid = <Id extends string = string>() => new Column<Id>('uuid')
export const text = <Text extends string = string>() => new Column<Text>('text')
/** A text of at most so many characters. */
export const shortText = (characters: number) => new Column<string>(`varchar(${characters})`)
export const boolean = () => new Column<boolean>('boolean')
/** A whole number of 32 bits. */
export const integer = () => new Column<number>('integer')
/** A whole number, within what a double holds. */
export const bigInteger = () => new Column<number>('bigint')
export const double = () => new Column<number>('double precision')
/** A moment as ISO 8601 text in UTC. */
export const time = () => new Column<string>('timestamp with time zone')
/** A day as `YYYY-MM-DD`. */
export const day = () => new Column<string>('date')
export const texts = <Text extends string | null = string>() => new Column<readonly Text[]>('text[]')
export const uuids = <Id extends string = string>() => new Column<readonly Id[]>('uuid[]')
/** Anything JSON can say. */
export const json = <Value>() => new Column<Value>('jsonb')
