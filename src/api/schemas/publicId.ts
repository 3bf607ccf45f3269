import { z } from 'zod'

/** A provider in an address or a list of favourites: its public id, or where that is said its id. */
export const PublicId = z.string().regex(/^[\w-]{1,64}$/)
