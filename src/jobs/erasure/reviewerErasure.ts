import { ReviewId } from '../../domain/ids.ts'
import { nothingFound } from '../../domain/person/person.ts'
import { createPhotoFiles } from '../../integrations/photos/photoFiles.ts'
import type { ErasureOfKind } from './erasureOfKind.ts'

/** Who wrote a review has no account: the review's own row and its photograph are all there is, and go with its id. */
export const reviewerErasure: ErasureOfKind = {
  readModels: [],
  look: async () => nothingFound,
  // First and last: the form may be taking a photograph in meanwhile.
  endAccess: async ({ files }, id) => createPhotoFiles(files).deleteAllOf(ReviewId.parse(id)),
  beforeKeyGoes: async (_dependencies, _id, found) => found,
}
