import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { SaveButton } from 'react-admin'

/** Saves; what failed stands beside the button that is tried again. */
export function FormToolbar({ failure, label = 'kit.save' }: { readonly failure: string | undefined; readonly label?: string }) {
  return (
    <Box sx={{ mt: 3, display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 2 }}>
      {failure !== undefined && (
        <Alert severity="error" sx={{ width: 1 }}>
          {failure}
        </Alert>
      )}
      <SaveButton label={label} icon={<></>} alwaysEnable />
    </Box>
  )
}
