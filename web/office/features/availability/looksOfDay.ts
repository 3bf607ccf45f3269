import BlockedIcon from '@mui/icons-material/BlockOutlined'
import BookedIcon from '@mui/icons-material/FavoriteBorderOutlined'
import ElsewhereIcon from '@mui/icons-material/SyncOutlined'
import type { SvgIconProps } from '@mui/material/SvgIcon'
import type { ComponentType } from 'react'
import type { DayState } from '../../availability/useAvailability.ts'
import type { Tone } from '../../theme/tinted.ts'

interface Look {
  readonly tone: Tone
  readonly Icon: ComponentType<SvgIconProps>
}

/** The styles of a day's entries, in the month and in the list. A free day has none. */
export const looksOfDay: Readonly<Record<Exclude<DayState, 'free'>, Look>> & { readonly free?: undefined } = {
  booked: { tone: 'success', Icon: BookedIcon },
  blocked: { tone: 'warning', Icon: BlockedIcon },
  elsewhere: { tone: 'info', Icon: ElsewhereIcon },
}
