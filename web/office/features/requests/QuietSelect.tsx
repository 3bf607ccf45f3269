import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'

interface QuietSelectProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly name: string }[]
  readonly onChange: (value: string) => void
}

/** A select as wide as its current option. */
export function QuietSelect({ label, value, options, onChange }: QuietSelectProps) {
  return (
    <Select
      variant="standard"
      disableUnderline
      displayEmpty
      value={value}
      onChange={(event) => onChange(event.target.value)}
      inputProps={{ 'aria-label': label }}
      sx={{
        typography: 'body2',
        minWidth: 0,
        color: 'text.secondary',
        '& .MuiSelect-select': { px: 1, py: 0.75, minHeight: 0, borderRadius: 1, textOverflow: 'ellipsis' },
      }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value} dense>
          {option.name}
        </MenuItem>
      ))}
    </Select>
  )
}
