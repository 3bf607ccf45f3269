import { storedNames } from './storedPictures.ts'

/** Stored pictures without a state. */
export function orphans(names: readonly string[], folder?: string): readonly string[] {
  return storedNames(folder).filter((name) => !names.includes(name))
}
