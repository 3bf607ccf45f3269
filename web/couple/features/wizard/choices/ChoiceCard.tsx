import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { touchTarget } from '../../../../shared/theme/tokens.ts'

/** The minimum size of a touch target, although the whole card can be pressed. */
const mark = { width: 24, height: 24 } as const

/** Keeps the focused card clear of what is pinned to the window's edges. */
const clearOfPinned = '6rem'

interface ChoiceCardProps {
  readonly type: 'radio' | 'checkbox'
  readonly name: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly children: ReactNode
  /** A taller card, where a single question fills the screen. */
  readonly large?: boolean
}

/** A choice as a card. The whole card can be pressed; its mark shows whether it is selected. */
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
