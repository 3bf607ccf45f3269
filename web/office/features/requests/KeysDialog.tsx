import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useText } from '../../i18n/useText.ts'
import { useKeysEnabled } from './useRequestKeys.ts'

const keys = [
  ['J', 'next'],
  ['K', 'previous'],
  ['U', 'unlock'],
  ['R', 'reject'],
  ['?', 'help'],
] as const

/** Lists the keyboard shortcuts, and turns them on or off. */
export function KeysDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useText()
  const [enabled, setEnabled] = useKeysEnabled()
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="keys-title">
      <DialogTitle id="keys-title" variant="h4" component="h2">
        {t('requests.keys.title')}
      </DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: 0, mb: 2 }}>
          {keys.map(([key, what]) => (
            <Box key={key} sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 0.75 }}>
              <Box component="dt" sx={{ flex: '0 0 32px' }}>
                <Box
                  component="kbd"
                  sx={{ display: 'block', textAlign: 'center', border: 1, borderColor: 'divider', borderRadius: 1, fontFamily: 'inherit' }}
                >
                  {key}
                </Box>
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {t(`requests.keys.${what}`)}
              </Box>
            </Box>
          ))}
        </Box>
        <FormControlLabel
          control={<Switch checked={enabled} onChange={(_event, on) => setEnabled(on)} />}
          label={t('requests.keys.enabled')}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, '& .MuiButton-root': { px: 2, whiteSpace: 'nowrap' } }}>
        <Button onClick={onClose}>{t('layout.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
