import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { rejectionReasons } from '../../../../src/domain/referenceValues.ts'
import { useText } from '../../i18n/useText.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'

export type Reason = NonNullable<InboxRequest['rejectionReason']>

interface ReasonFieldProps {
  readonly value: Reason | null
  readonly onChange: (reason: Reason) => void
  readonly missing: boolean
}

/** Why a request is turned down. */
export function ReasonField({ value, onChange, missing }: ReasonFieldProps) {
  const t = useText()
  const labelId = useId()
  const errorId = useId()
  return (
    <FormControl error={missing} sx={{ mb: 2 }}>
      <FormLabel id={labelId} sx={{ mb: 0.5 }}>
        {t('requests.reject.reason')}
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        aria-describedby={missing ? errorId : undefined}
        value={value}
        onChange={(_event, chosen) => onChange(chosen as Reason)}
      >
        {rejectionReasons.map((reason) => (
          <FormControlLabel key={reason} value={reason} control={<Radio size="small" />} label={t(`values.rejectionReason.${reason}`)} />
        ))}
      </RadioGroup>
      {missing && (
        <FormHelperText id={errorId} role="alert" sx={{ mx: 0 }}>
          {t('requests.reject.reasonMissing')}
        </FormHelperText>
      )}
    </FormControl>
  )
}
