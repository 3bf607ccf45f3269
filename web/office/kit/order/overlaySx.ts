import type { Theme } from '@mui/material/styles'

/** A control that lies on a picture: seen on any of them. */
export const overlaySx = ({ palette, shadows }: Theme) => ({
  color: palette.text.primary,
  backgroundColor: palette.background.paper,
  boxShadow: shadows[2],
  '&:hover': { backgroundColor: palette.background.default },
})
