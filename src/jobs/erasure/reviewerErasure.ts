import { ReviewId } from '../../domain/ids.ts'
import { nothingFound } from '../../domain/person/person.ts'
import { createPhotoFiles } from '../../integrations/photos/photoFiles.ts'
import type { ErasureOfKind } from './erasureOfKind.ts'

/** A reviewer has no account: only the review's row and its photograph exist, and are deleted by the review's id. */
export const reviewerErasure: ErasureOfKind = {
  readModels: [],
  look: async () => nothingFound,
  // First and last: the form may be storing a photograph meanwhile.
  endAccess: async ({ files }, id) => createPhotoFiles(files).deleteAllOf(ReviewId.parse(id)),
  beforeKeyGoes: async (_dependencies, _id, found) => found,
}
