import type { Theme } from '@mui/material/styles'

/** A control over a picture, visible on any picture. */
export const overlaySx = ({ palette, shadows }: Theme) => ({
  color: palette.text.primary,
  backgroundColor: palette.background.paper,
  boxShadow: shadows[2],
  '&:hover': { backgroundColor: palette.background.default },
})
