import { z } from 'zod'
import { pictureWidths } from './pictureWidths.ts'

/** Invalid parameters are not found, like a wrong signature, so that an address does not reveal which pictures exist. */
export const PictureParams = z.object({ signature: z.string(), kind: z.string(), id: z.string() })

/** One of the widths, written as in the list. */
export const PictureQuery = z.object({ w: z.enum(pictureWidths.map((width) => `${width}` as const)) })
