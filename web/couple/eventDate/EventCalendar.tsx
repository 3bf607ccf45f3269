import Popover from '@mui/material/Popover'
import { DateCalendar, LocalizationProvider } from '@mui/x-date-pickers'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import dayjs, { type Dayjs } from 'dayjs'
import { useState } from 'react'
import { calendarLanguage } from './calendarLanguage.ts'

interface EventCalendarProps {
  /** The element below which the calendar opens. */
  readonly anchor: () => Element | null
  readonly label: string
  readonly language: string
  /** YYYY-MM-DD, or ''. */
  readonly value: string
  readonly onPick: (day: string) => void
  readonly onClose: () => void
}

/** How many further years the calendar offers. Later days can be typed. */
const yearsOffered = 5

/** A calendar from tomorrow on. Opening a year or month in it does not select a day. */
export function EventCalendar({ anchor, label, language, value, onPick, onClose }: EventCalendarProps) {
  const { locale, texts } = calendarLanguage(language)
  const [day, setDay] = useState<Dayjs | null>(() => (value === '' ? null : dayjs(value)))
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': label,
          sx: { mt: 0.5 },
        },
      }}
    >
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale} localeText={texts}>
        <DateCalendar
          value={day}
          onChange={(picked: Dayjs | null, selection) => {
            setDay(picked)
            if (selection === 'finish' && picked) onPick(picked.format('YYYY-MM-DD'))
          }}
          autoFocus
          minDate={dayjs().add(1, 'day').startOf('day')}
          maxDate={dayjs().add(yearsOffered, 'year').endOf('year')}
          disablePast
          views={['year', 'month', 'day']}
          openTo="day"
        />
      </LocalizationProvider>
    </Popover>
  )
}
