import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { pictureAt, pictureWidths } from '../../src/api/schemas/pictureWidths.ts'

export interface PictureProps {
  /** Path without a width, as the API returns it. Any other address is used unchanged. */
  readonly src: string
  /** '' where the text beside the picture already says everything. */
  readonly alt: string
  /** The space reserved for it, in pixels. Width and height also give the aspect ratio. */
  readonly width: number
  readonly height: number
  /** The image's `sizes`, where its width depends on the window. */
  readonly sizes?: string
  /** True for pictures visible at once. All others are loaded when they are scrolled near. */
  readonly urgent?: boolean
  /** A small picture that is visible at once: loaded with the page, after the urgent ones. */
  readonly atOnce?: boolean
  readonly sx?: SxProps<Theme>
}

/** A picture of the picture server, requested at the size it is shown. Its space is reserved while it loads. */
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
      // When the picture is cropped, more is cut off at the bottom, because faces are usually in the upper half.
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

/** Fixed width: addresses for single and double density. Variable width: every width that the server has. */
export function pictureAddresses(src: string, { width, sizes }: Pick<PictureProps, 'width' | 'sizes'>): PictureAddresses {
  if (!src.startsWith('/images/')) return { src }
  const at = pictureAt(src, offered(width))
  if (sizes === undefined) return { src: at, srcSet: `${at} 1x, ${pictureAt(src, offered(2 * width))} 2x` }
  return { src: at, srcSet: pictureWidths.map((each) => `${pictureAt(src, each)} ${each}w`).join(', '), sizes }
}

/** The smallest available width that is large enough. */
function offered(pixels: number): (typeof pictureWidths)[number] {
  return pictureWidths.reduceRight((found, each) => (each >= pixels ? each : found))
}
