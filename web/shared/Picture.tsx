import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { pictureAt, pictureWidths } from '../../src/api/schemas/pictureWidths.ts'

export interface PictureProps {
  /** Path without a width, as the API gives it; any other address is shown as it is. */
  readonly src: string
  /** '' where the picture adds nothing to the words beside it. */
  readonly alt: string
  /** The room that is kept for it, in pixels, and with it the ratio. */
  readonly width: number
  readonly height: number
  /** How wide it is shown where that depends on the window, as the `sizes` of an image. */
  readonly sizes?: string
  /** True for what is seen first; anything else is loaded when it comes near. */
  readonly urgent?: boolean
  /** Loaded with the page, after what is urgent: it is seen at once, and small. */
  readonly atOnce?: boolean
  readonly sx?: SxProps<Theme>
}

/** A picture of the picture server at the size it is shown, its room kept free until it is there. */
export function Picture({ src, alt, width, height, sizes, urgent = false, atOnce = false, sx = {} }: PictureProps) {
  return (
    <Box
      component="img"
      {...pictureAddresses(src, { width, sizes })}
      alt={alt}
      width={width}
      height={height}
      loading={urgent || atOnce ? 'eager' : 'lazy'}
      fetchPriority={priorityOf({ urgent, atOnce })}
      decoding="async"
      // Where the shape does not fit, more is cut off below: faces stand in the upper half.
      sx={[{ display: 'block', objectFit: 'cover', objectPosition: '50% 30%', bgcolor: 'house.blush' }, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  )
}

function priorityOf({ urgent, atOnce }: Pick<PictureProps, 'urgent' | 'atOnce'>): 'high' | 'low' | undefined {
  if (urgent) return 'high'
  return atOnce ? 'low' : undefined
}

interface PictureAddresses {
  readonly src: string
  readonly srcSet?: string
  readonly sizes?: string
}

/** Of one size: at single and double density. Of changing size: every width that is offered. */
export function pictureAddresses(src: string, { width, sizes }: Pick<PictureProps, 'width' | 'sizes'>): PictureAddresses {
  if (!src.startsWith('/images/')) return { src }
  const at = pictureAt(src, offered(width))
  if (sizes === undefined) return { src: at, srcSet: `${at} 1x, ${pictureAt(src, offered(2 * width))} 2x` }
  return { src: at, srcSet: pictureWidths.map((each) => `${pictureAt(src, each)} ${each}w`).join(', '), sizes }
}

/** The narrowest width on offer that is not too narrow. */
function offered(pixels: number): (typeof pictureWidths)[number] {
  return pictureWidths.reduceRight((found, each) => (each >= pixels ? each : found))
}
