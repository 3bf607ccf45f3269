import { nothingFound } from '../../domain/person/person.ts'
import type { ErasureOfKind } from './erasureOfKind.ts'

/** Who wrote a review has no account: the review's own row is all there is, and goes with its id. */
export const reviewerErasure: ErasureOfKind = {
  readModels: [],
  look: async () => nothingFound,
  endAccess: async () => {},
  beforeKeyGoes: async (_dependencies, _id, found) => found,
}
