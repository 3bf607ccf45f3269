import { readFileSync } from 'node:fs'

/**
 * What a file of the operator's holds.
 * @param example what it might hold, for whoever has to mend it
 * @throws Error that says in one line what is wrong with the file
 */
export function jsonIn(file: string, example: string): unknown {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new Error('must be a file that can be read')
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`must hold JSON, e.g. ${example}`)
  }
}
