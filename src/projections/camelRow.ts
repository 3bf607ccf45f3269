import type { Columns } from './runner/columns.ts'

type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Name

/** A row with its columns' names in camel case, as the API writes them. */
export type CamelRow<Row> = { readonly [Name in keyof Row & string as Camel<Name>]: Row[Name] }

/** Turns rows of a table into what the API answers, without the columns that are hidden. */
export function camelRowOf<C extends Columns, Hidden extends keyof C & string>(columns: C, hidden: readonly Hidden[]) {
  const shown = Object.keys(columns).filter((name) => !(hidden as readonly string[]).includes(name))
  const names = shown.map((name) => [name, name.replace(/_([a-z])/g, (_sign, letter: string) => letter.toUpperCase())] as const)
  return <Row extends object>(row: Row): CamelRow<Omit<Row, Hidden>> =>
    Object.fromEntries(names.map(([name, camel]) => [camel, row[name as keyof Row]])) as CamelRow<Omit<Row, Hidden>>
}
