import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { touchTarget } from '../../../../shared/theme/tokens.ts'

/** As large as a target has to be at least, although the whole card is one. */
const mark = { width: 24, height: 24 } as const

/** What the keyboard moves to is not left under what is pinned to the window's edges. */
const clearOfPinned = '6rem'

interface ChoiceCardProps {
  readonly type: 'radio' | 'checkbox'
  readonly name: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly children: ReactNode
  /** Taller, where a choice is the matter of the whole screen. */
  readonly large?: boolean
}

/** A choice as a card: all of it can be touched, and the mark in it says whether it is chosen. */
export function ChoiceCard({ type, name, checked, onChange, children, large = false }: ChoiceCardProps) {
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1, sm: 1.5 },
        px: { xs: 1.5, sm: 2 },
        py: large ? 2 : 1,
        minHeight: touchTarget,
        cursor: 'pointer',
        borderRadius: 1,
        border: 1,
        borderColor: checked ? 'primary.main' : 'house.controlLine',
        bgcolor: checked ? 'house.evergreenLight' : 'background.paper',
        transition: 'background-color 150ms, border-color 150ms',
        '&:hover': { borderColor: 'primary.main' },
        '&:has(:focus-visible)': { outline: 2, outlineStyle: 'solid', outlineColor: 'secondary.main', outlineOffset: 2 },
      }}
    >
      <Box
        component="input"
        type={type}
        name={name}
        checked={checked}
        onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => onChange(target.checked)}
        sx={({ palette }) => ({
          flex: 'none',
          ...mark,
          m: 0,
          scrollMarginBlock: clearOfPinned,
          accentColor: palette.primary.main,
          outline: 'none !important',
        })}
      />
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: checked ? 600 : 400 }}>
        {children}
      </Box>
    </Box>
  )
}
