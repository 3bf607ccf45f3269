import { z } from 'zod'
import { pictureWidths } from './pictureWidths.ts'

/** Whatever does not fit is not found, as with a wrong signature: the address says nothing about what there is. */
export const PictureParams = z.object({ signature: z.string(), kind: z.string(), id: z.string() })

/** One of the widths, written as the list writes it. */
export const PictureQuery = z.object({ w: z.enum(pictureWidths.map((width) => `${width}` as const)) })
