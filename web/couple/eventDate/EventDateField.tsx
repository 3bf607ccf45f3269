import { useEventCallback } from '@mui/material/utils'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import dayjs, { type Dayjs } from 'dayjs'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isAfterToday } from './isAfterToday.ts'
import { pickerLanguage } from './pickerLanguage.ts'

interface EventDateFieldProps {
  /** YYYY-MM-DD, or '' when no complete day is given. */
  readonly value: string
  readonly onChange: (day: string) => void
  /** Focuses the field when it appears. */
  readonly focused?: boolean
}

const shown = 'DD/MM/YYYY'
const sent = 'YYYY-MM-DD'
/** How many further years the calendar offers. Later days can be typed. */
const yearsOffered = 5
/** MUI's date picker has a field component that the theme does not style. */
const likeOtherFields = {
  '& .MuiPickersOutlinedInput-root': { bgcolor: 'background.paper' },
  '& .MuiPickersOutlinedInput-root:not(.Mui-focused):not(.Mui-error) .MuiPickersOutlinedInput-notchedOutline': {
    borderColor: 'house.controlLine',
  },
} as const

interface KnownDay {
  /** May be incomplete or wrong while it is typed. */
  readonly day: Dayjs | null
  /** The last value that the field passed on or received. */
  readonly reported: string
  /** The last value that the field received. */
  readonly given: string
}

function dayOf(value: string): Dayjs | null {
  return value === '' ? null : dayjs(value)
}

/** The event's day, typed or picked: tomorrow or later, DD/MM/YYYY in every language. */
export function EventDateField({ value, onChange, focused = false }: EventDateFieldProps) {
  const [{ day, reported, given }, setKnown] = useState<KnownDay>(() => ({ day: dayOf(value), reported: value, given: value }))
  // An incomplete date is reported as '', so only a value that this field did not report replaces what is typed.
  if (value !== given) setKnown({ day: value === reported ? day : dayOf(value), reported: value, given: value })
  const set = useEventCallback((picked: Dayjs | null) => {
    const next = picked?.isValid() === true ? picked.format(sent) : ''
    setKnown((known) => ({ ...known, day: picked, reported: next }))
    onChange(next)
  })
  return <DayPicker day={day} onSet={set} focused={focused} />
}

interface DayPickerProps {
  readonly day: Dayjs | null
  readonly onSet: (day: Dayjs | null) => void
  readonly focused: boolean
}

/** Memoised because MUI's picker drops a partly typed date when this value changes between two keys. */
const DayPicker = memo(function DayPicker({ day, onSet, focused }: DayPickerProps) {
  const { t, i18n } = useTranslation('wizard')
  const { locale, texts } = pickerLanguage(i18n.language)
  const wrong = day?.isValid() === true && !isAfterToday(day.format(sent))
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale} localeText={texts}>
      <DatePicker
        label={t('details.dateLabel')}
        format={shown}
        value={day}
        autoFocus={focused}
        // Opening a year or month in the calendar does not select a day.
        onChange={(typed, { source }) => source !== 'view' && onSet(typed)}
        onAccept={(picked, { source }) => source === 'view' && onSet(picked)}
        closeOnSelect
        minDate={dayjs().add(1, 'day').startOf('day')}
        maxDate={dayjs().add(yearsOffered, 'year').endOf('year')}
        disablePast
        views={['year', 'month', 'day']}
        openTo="day"
        slotProps={{
          toolbar: { hidden: true },
          textField: {
            fullWidth: true,
            error: wrong,
            helperText: wrong ? t('form.step2.event_date.error') : t('details.dateHint'),
            sx: likeOtherFields,
          },
        }}
      />
    </LocalizationProvider>
  )
})
