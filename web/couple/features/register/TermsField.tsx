import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Link from '@mui/material/Link'
import { type Ref, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { LazyPart } from '../../layout/LazyPart.tsx'

const TermsDialog = lazily(async () => (await import('./TermsDialog.tsx')).TermsDialog)

interface TermsFieldProps {
  readonly accepted: boolean
  readonly onChange: (accepted: boolean) => void
  readonly error: string | undefined
  readonly ref: Ref<HTMLInputElement>
}

/** The checkbox that accepts the terms of service, with a link that opens them in a dialog. */
export function TermsField({ accepted, onChange, error, ref }: TermsFieldProps) {
  const { t } = useTranslation('register')
  const [reading, setReading] = useState(false)
  const errorId = useId()
  return (
    <div>
      <FormControlLabel
        label={t('terms.accept')}
        control={
          <Checkbox
            checked={accepted}
            onChange={(_, checked) => onChange(checked)}
            slotProps={{
              input: { ref, 'aria-describedby': error === undefined ? undefined : errorId, 'aria-invalid': error !== undefined },
            }}
          />
        }
      />
      <Box sx={{ pl: 4 }}>
        <Link component="button" type="button" variant="body2" onClick={() => setReading(true)} sx={{ minHeight: 44 }}>
          {t('terms.read')}
        </Link>
        {error !== undefined && (
          <FormHelperText id={errorId} error sx={{ mx: 0 }}>
            {error}
          </FormHelperText>
        )}
      </Box>
      <LazyPart onClose={() => setReading(false)}>{reading && <TermsDialog onClose={() => setReading(false)} />}</LazyPart>
    </div>
  )
}
