import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type DayRange, dayCount } from '../../../../src/domain/availability/dayRanges.ts'
import { formatDay } from '../../../shared/i18n/format.ts'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { useText } from '../../i18n/useText.ts'

interface SelectionBarProps {
  readonly days: DayRange
  /** One of the days has an entry of the provider. */
  readonly isTaken: boolean
  readonly isPending: boolean
  readonly onBlock: (label: string) => void
  readonly onBook: (label: string) => void
  readonly onFree: () => void
  readonly onCancel: () => void
}

/** The actions for the selected days. */
export function SelectionBar({ days, isTaken, isPending, onBlock, onBook, onFree, onCancel }: SelectionBarProps) {
  const t = useText()
  const { availability } = usePublicRules()
  const [label, setLabel] = useState('')
  const isOne = days.from === days.to
  return (
    <Box component="section" aria-label={t('availability.selection.title')} sx={{ mt: 2, display: 'grid', gap: 1.5 }}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {isOne
          ? formatDay(days.from)
          : t('availability.selection.range', { from: formatDay(days.from), to: formatDay(days.to), days: dayCount(days) })}
      </Typography>
      <TextField
        label={t('availability.selection.label')}
        helperText={t('availability.selection.labelHint')}
        value={label}
        onChange={({ target }) => setLabel(target.value)}
        slotProps={{ htmlInput: { maxLength: availability.label } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" disabled={isPending} onClick={() => onBlock(label)}>
          {t('availability.selection.block')}
        </Button>
        {isOne && (
          <Button variant="outlined" disabled={isPending} onClick={() => onBook(label)}>
            {t('availability.selection.book')}
          </Button>
        )}
        {isTaken && (
          <Button variant="outlined" disabled={isPending} onClick={onFree}>
            {t('availability.selection.free')}
          </Button>
        )}
        <Button onClick={onCancel}>{t('availability.selection.cancel')}</Button>
      </Box>
    </Box>
  )
}
