import PreviousIcon from '@mui/icons-material/ChevronLeft'
import NextIcon from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useLocale } from 'react-admin'
import { flushSync } from 'react-dom'
import type { Availability } from '../../../../src/api/schemas/pro/availabilitySchemas.ts'
import { addMonths } from '../../../../src/domain/localTime.ts'
import { formatMonth, regionalLocale } from '../../../shared/i18n/format.ts'
import { stateOfDay } from '../../availability/useAvailability.ts'
import { useText } from '../../i18n/useText.ts'
import { DayCell } from './DayCell.tsx'
import { dayAfterKey, weeksOf } from './monthDays.ts'
import { type DaySelection, extended, pressed, rangeOf } from './selection.ts'

interface MonthCalendarProps {
  readonly calendar: Availability
  readonly selection: DaySelection | null
  readonly onSelect: (selection: DaySelection | null) => void
}

/** A month whose days can be selected: by clicking the first and the last, by dragging, or by keyboard. */
export function MonthCalendar({ calendar, selection, onSelect }: MonthCalendarProps) {
  const t = useText()
  const language = regionalLocale(useLocale())
  const titleId = useId()
  const { today } = calendar
  const [focused, setFocused] = useState(today)
  /** The day where a drag started; null without one. */
  const drawnFrom = useRef<string>(null)
  const grid = useRef<HTMLTableElement>(null)
  const month = focused.slice(0, 7)
  const turnTo = (months: number) => {
    const day = addMonths(`${month}-01`, months)
    setFocused(day < today ? today : day)
  }
  const moveTo = (day: string) => {
    const next = day < today ? today : day
    // Rendered synchronously, because the day may be in the next month and a fast second key must start from it.
    flushSync(() => setFocused(next))
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
    return next
  }
  const onKey = (event: KeyboardEvent, day: string) => {
    if (event.key === 'Escape') return onSelect(null)
    const next = dayAfterKey(day, event.key)
    if (next === undefined) return
    event.preventDefault()
    const reached = moveTo(next)
    if (event.shiftKey) onSelect(extended(selection ?? { anchor: day, end: day }, reached))
  }
  const selected = selection && rangeOf(selection)
  return (
    <Box onPointerUp={() => (drawnFrom.current = null)} onPointerLeave={() => (drawnFrom.current = null)} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <IconButton aria-label={t('availability.previous')} disabled={month <= today.slice(0, 7)} onClick={() => turnTo(-1)}>
          <PreviousIcon />
        </IconButton>
        <Typography id={titleId} variant="h4" component="h2" aria-live="polite" sx={{ flex: 1, textAlign: 'center' }}>
          {formatMonth(month, language)}
        </Typography>
        <IconButton aria-label={t('availability.next')} onClick={() => turnTo(1)}>
          <NextIcon />
        </IconButton>
      </Box>
      <Box
        component="table"
        ref={grid}
        role="grid"
        aria-labelledby={titleId}
        aria-multiselectable
        sx={{ width: 1, tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: { xs: '2px', sm: '4px' } }}
      >
        <thead>
          <tr>
            {weekdays(language).map(({ short, long }) => (
              <Box component="th" key={long} scope="col" abbr={long} sx={{ typography: 'caption', color: 'text.secondary', p: 0.5 }}>
                {short}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, number) => (
            <tr key={week.find(Boolean) ?? number}>
              {week.map((day, index) =>
                day === undefined ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: empty cells have no identity but their position
                  <td key={index} aria-hidden />
                ) : (
                  <DayCell
                    key={day}
                    day={day}
                    state={stateOfDay(calendar, day)}
                    isToday={day === today}
                    isPast={day < today}
                    isSelected={selected !== null && selected.from <= day && day <= selected.to}
                    isFocusable={day === focused}
                    onPress={(extend) => {
                      setFocused(day)
                      onSelect(extend && selection ? extended(selection, day) : pressed(selection, day))
                    }}
                    onDraw={(begins) => {
                      if (begins) drawnFrom.current = day
                      else if (drawnFrom.current !== null) onSelect({ anchor: drawnFrom.current, end: day })
                    }}
                    onKey={(event) => onKey(event, day)}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('availability.howTo')}{' '}
        <Box component="span" sx={{ '@media (hover: none)': { display: 'none' } }}>
          {t('availability.howToByKeyboard')}
        </Box>
      </Typography>
    </Box>
  )
}

/** 1 January 2024 was a Monday. */
function weekdays(language: string): readonly { readonly short: string; readonly long: string }[] {
  const name = (weekday: 'short' | 'long', index: number) =>
    new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, 1 + index)))
  return Array.from({ length: 7 }, (_, index) => ({ short: name('short', index), long: name('long', index) }))
}
