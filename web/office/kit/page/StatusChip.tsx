import Box from '@mui/material/Box'
import type { SvgIconProps } from '@mui/material/SvgIcon'
import type { ComponentType, ReactNode } from 'react'
import { type Tone, tinted } from '../../theme/tinted.ts'

interface StatusChipProps {
  readonly tone: Tone
  readonly Icon: ComponentType<SvgIconProps>
  /** One or two words, because colour alone is not accessible. */
  readonly children: ReactNode
  /** The state as a data attribute, for tests and styles. */
  readonly status?: string
}

/** A status: an icon and a word on a tinted surface. */
export function StatusChip({ tone, Icon, children, status }: StatusChipProps) {
  return (
    <Box
      component="span"
      data-status={status}
      sx={[
        {
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.5,
          px: 1,
          borderRadius: 5,
          typography: 'caption',
          fontWeight: 500,
          flex: 'none',
          whiteSpace: 'nowrap',
        },
        (theme) => tinted(tone)(theme),
      ]}
    >
      <Icon aria-hidden sx={{ fontSize: 'inherit' }} />
      {children}
    </Box>
  )
}
