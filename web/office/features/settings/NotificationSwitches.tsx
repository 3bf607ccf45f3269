import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { Settings } from '../../../../src/api/schemas/pro/settingsSchemas.ts'
import { ownRecord } from '../../api/officeDataProvider.ts'
import type { RecordOf } from '../../api/officeRecords.ts'
import { queryKeys } from '../../api/queryKeys.ts'
import { useSideCall } from '../../api/useSideCall.ts'
import { useText } from '../../i18n/useText.ts'

type Notification = Settings['notifications'][number]

/** The kinds of mail that may be turned off; a choice counts at once. */
export function NotificationSwitches({ notifications }: Pick<Settings, 'notifications'>) {
  const t = useText()
  const call = useSideCall()
  const queries = useQueryClient()
  const { mutate, isPending, variables, isError } = useMutation({
    mutationFn: ({ kind, wanted }: Notification) =>
      call((side) => side.put('/settings/notifications/:kind', { params: { kind }, body: { wanted } })),
    onSuccess: (saved) =>
      queries.setQueryData<RecordOf<'settings'>>(queryKeys.record('settings', ownRecord), (before) => before && { ...before, ...saved }),
  })
  return (
    <>
      {notifications.map(({ kind, wanted }) => (
        <KindSwitch
          key={kind}
          kind={kind}
          wanted={isPending && variables.kind === kind ? variables.wanted : wanted}
          disabled={isPending}
          onChange={(chosen) => mutate({ kind, wanted: chosen })}
        />
      ))}
      {isError && <Alert severity="error">{t('kit.saveFailed')}</Alert>}
    </>
  )
}

/** Below the label, which stands beside the switch. */
const hintIndent = '47px'

interface KindSwitchProps extends Notification {
  readonly disabled: boolean
  readonly onChange: (wanted: boolean) => void
}

function KindSwitch({ kind, wanted, disabled, onChange }: KindSwitchProps) {
  const t = useText()
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
        label={t(`settings.notifications.kind.${kind}.label`)}
      />
      <Typography id={hintId} variant="body2" color="textSecondary" sx={{ pl: hintIndent, mt: -0.5 }}>
        {t(`settings.notifications.kind.${kind}.hint`)}
      </Typography>
    </Box>
  )
}
