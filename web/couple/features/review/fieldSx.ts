/** Styles a native field like the theme's fields. */
export const fieldSx = {
  width: '100%',
  px: 1.5,
  py: 1.25,
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'text.secondary',
  borderRadius: 1,
  '&[aria-invalid="true"]': { borderColor: 'error.main' },
  '&:focus-visible': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: 1 },
} as const
