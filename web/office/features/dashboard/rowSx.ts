/** A list row that is a link, as wide as its card. */
export const rowSx = {
  width: 1,
  px: { xs: 2, sm: 3 },
  py: 1.5,
  textAlign: 'left',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: -2 },
} as const
