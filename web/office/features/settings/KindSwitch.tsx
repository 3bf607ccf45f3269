import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId } from 'react'

/** Shown below the label. */
const hintIndent = '47px'

interface KindSwitchProps {
  readonly label: string
  readonly hint: string
  readonly wanted: boolean
  readonly disabled?: boolean
  readonly onChange: (wanted: boolean) => void
}

/** A switch for one kind of message. */
export function KindSwitch({ label, hint, wanted, disabled = false, onChange }: KindSwitchProps) {
  const hintId = useId()
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            checked={wanted}
            disabled={disabled}
            onChange={(_, checked) => onChange(checked)}
            slotProps={{ input: { 'aria-describedby': hintId } }}
          />
        }
        label={label}
        sx={{ minHeight: 44 }}
      />
      <Typography id={hintId} variant="body2" color="textSecondary" sx={{ pl: hintIndent, mt: -0.5 }}>
        {hint}
      </Typography>
    </Box>
  )
}
