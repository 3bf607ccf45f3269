import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useCalendarChange } from '../../availability/useCalendarChange.ts'
import { useText } from '../../i18n/useText.ts'
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx'

/** The address at which other programs read this calendar. Anybody who knows it can read it, so it can be renewed. */
export function OwnCalendar({ url }: { readonly url: string | null }) {
  const t = useText()
  const notify = useNotify()
  const [isAsking, setAsking] = useState(false)
  const { mutate, ...change } = useCalendarChange({ showsFailure: true })
  const renew = () => mutate((side) => side.post('/calendar-address', {}), { onSuccess: () => setAsking(false) })
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    notify('availability.own.copied', { type: 'success' })
  }
  if (url === null)
    return (
      <Box>
        <Button variant="outlined" disabled={change.isPending} onClick={renew}>
          {t('availability.own.create')}
        </Button>
        {change.isError && (
          <Typography role="alert" color="error" sx={{ mt: 1 }}>
            {t('availability.notSaved')}
          </Typography>
        )}
      </Box>
    )
  return (
    <>
      <TextField
        label={t('availability.own.address')}
        value={url}
        slotProps={{ htmlInput: { readOnly: true, onFocus: (event: { target: HTMLInputElement }) => event.target.select() } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => void copy(url)}>
          {t('availability.own.copy')}
        </Button>
        <Button onClick={() => setAsking(true)}>{t('availability.own.renew')}</Button>
      </Box>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        command={{ ...change, mutate: renew }}
        title={t('availability.own.renewTitle')}
        confirm={t('availability.own.renew')}
        failed={t('availability.notSaved')}
      >
        {t('availability.own.renewSure')}
      </ConfirmDialog>
    </>
  )
}
