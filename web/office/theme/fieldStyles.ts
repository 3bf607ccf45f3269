import type { Theme, ThemeOptions } from '@mui/material/styles'

const fieldHeight = 44
/** Phone browsers zoom into a field with smaller text. */
const phoneLetters = { '@media (max-width: 599.95px)': { fontSize: '1rem' } } as const

/** The label of a group of choices, styled like a field's. */
const groupLabel = (theme: Theme) => ({
  transform: 'none',
  marginBottom: 4,
  ...theme.typography.body2,
  fontWeight: 500,
  color: theme.palette.text.primary,
  '&.Mui-focused': { color: theme.palette.text.primary },
})

/** Fields of the office: full-size labels above them, and no space reserved for missing help texts. */
export const fieldStyles: ThemeOptions['components'] = {
  MuiFormControl: { styleOverrides: { marginDense: { marginTop: 0, marginBottom: 0 } } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      outlined: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        marginBottom: 6,
        ...theme.typography.body2,
        fontWeight: 500,
        color: theme.palette.text.primary,
        '&.Mui-focused': { color: theme.palette.text.primary },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { minHeight: fieldHeight },
      adornedStart: { '& .MuiOutlinedInput-input': { paddingLeft: 0 } },
      input: { padding: '10px 12px', height: 24, ...phoneLetters },
      multiline: { padding: '10px 12px', '& textarea': { padding: 0 } },
      notchedOutline: { top: 0, '& legend': { display: 'none' } },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: { '&.MuiOutlinedInput-root': { padding: 0, '& .MuiAutocomplete-input': { padding: '10px 12px' } } },
    },
  },
  MuiSelect: { styleOverrides: { select: { '&.MuiOutlinedInput-input': { minHeight: 24, lineHeight: '24px' } } } },
  MuiFormHelperText: { styleOverrides: { root: ({ theme }) => ({ marginInline: 0, marginTop: 6, ...theme.typography.body2 }) } },
  RaTextInput: { defaultProps: { helperText: false } },
  RaDateInput: { defaultProps: { helperText: false } },
  RaRadioButtonGroupInput: { styleOverrides: { root: ({ theme }) => ({ '& .RaRadioButtonGroupInput-label': groupLabel(theme) }) } },
  RaCheckboxGroupInput: {
    defaultProps: { helperText: false },
    styleOverrides: {
      root: ({ theme }) => ({
        width: '100%',
        '& .RaCheckboxGroupInput-label': groupLabel(theme),
        '& .MuiFormGroup-root': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(132px, 45%), 1fr))' },
      }),
    },
  },
}
