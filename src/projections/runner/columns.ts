/** A column of a projected table: the type in Postgres and the value in a row, declared once. `Optional`: a new row may leave it out. */
export class Column<Value, Optional extends boolean = false> {
  /** The type in SQL, e.g. `uuid[]`. */
  readonly sqlType: string
  readonly nullable: boolean
  /** The default value in a new row; undefined when a value is required. */
  readonly initial: Value | undefined
  /** False keeps a long text inside the row instead of in Postgres's secondary storage. */
  readonly mayMoveOut: boolean
  /** Only for the type checker. */
  declare readonly optional: Optional

  constructor(sqlType: string, { nullable = false, mayMoveOut = true, initial }: ColumnOptions<Value> = {}) {
    this.sqlType = sqlType
    this.nullable = nullable
    this.mayMoveOut = mayMoveOut
    this.initial = initial
  }

  /** May be null, which is also the default of a new row. */
  orNull(): Column<Value | null, true> {
    return new Column<Value | null, true>(this.sqlType, { nullable: true, initial: null, mayMoveOut: this.mayMoveOut })
  }

  /** The default value in a new row. */
  initially(initial: Value): Column<Value, true> {
    return new Column<Value, true>(this.sqlType, { nullable: this.nullable, mayMoveOut: this.mayMoveOut, initial })
  }

  /** Stays inside the row, however long: for values that every search reads. */
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

/** A row of a table with these columns: one property for each column, by its name. */
export type RowOf<C extends Columns> = { readonly [Name in keyof C]: C[Name] extends Column<infer Value, boolean> ? Value : never }

type Left<C extends Columns> = { [Name in keyof C]: C[Name] extends Column<infer _Value, true> ? Name : never }[keyof C]

/** The required and optional values of a new row. */
export type NewRow<C extends Columns> = Omit<RowOf<C>, Left<C>> & Partial<Pick<RowOf<C>, Left<C>>>

/** Creates new rows: omitted values are null, or the column's declared default. */
export function newRowOf<C extends Columns>(columns: C): (given: NewRow<C>) => RowOf<C> {
  const names = Object.keys(columns)
  const initial = Object.fromEntries(names.map((name) => [name, columns[name]?.initial]))
  return (given) => ({ ...initial, ...given }) as unknown as RowOf<C>
}

export const uuid = <Id extends string = string>() => new Column<Id>('uuid')
export const text = <Text extends string = string>() => new Column<Text>('text')
/** A text of limited length. */
export const shortText = (characters: number) => new Column<string>(`varchar(${characters})`)
export const boolean = () => new Column<boolean>('boolean')
/** A whole number of 32 bits. */
export const integer = () => new Column<number>('integer')
/** A whole number that a double represents exactly. */
export const bigInteger = () => new Column<number>('bigint')
export const double = () => new Column<number>('double precision')
/** A moment as ISO 8601 text in UTC. */
export const time = () => new Column<string>('timestamp with time zone')
/** A day as `YYYY-MM-DD`. */
export const day = () => new Column<string>('date')
export const texts = <Text extends string | null = string>() => new Column<readonly Text[]>('text[]')
export const uuids = <Id extends string = string>() => new Column<readonly Id[]>('uuid[]')
/** Any JSON value. */
export const json = <Value>() => new Column<Value>('jsonb')
