import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import { Fragment, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { lazily } from '../../shared/loading/lazily.tsx'
import { LazyPart } from '../layout/LazyPart.tsx'
import { DatePartInput } from './DatePartInput.tsx'
import { type DateParts, dayOf, isImpossible, partNames, partsOf } from './dateParts.ts'
import { isAfterToday } from './isAfterToday.ts'

const EventCalendar = lazily(async () => (await import('./EventCalendar.tsx')).EventCalendar)

interface EventDateFieldProps {
  /** YYYY-MM-DD, or '' when no complete day is given. */
  readonly value: string
  readonly onChange: (day: string) => void
  /** Focuses the field when it appears. */
  readonly focused?: boolean
}

interface KnownDay {
  /** May be incomplete or wrong while it is typed. */
  readonly parts: DateParts
  /** The last value that the field passed on or received. */
  readonly reported: string
  /** The last value that the field received. */
  readonly given: string
}

/** The event's day, typed or picked: tomorrow or later, DD/MM/YYYY in every language. */
export function EventDateField({ value, onChange, focused = false }: EventDateFieldProps) {
  const { t, i18n } = useTranslation('wizard')
  const hintId = useId()
  const field = useRef<HTMLFieldSetElement>(null)
  const [calendarOpen, setCalendarOpen] = useState(false)
  const [{ parts, reported, given }, setKnown] = useState<KnownDay>(() => ({
    parts: partsOf(value),
    reported: value,
    given: value,
  }))
  // An incomplete date is reported as '', so only a value that this field did not report replaces what is typed.
  if (value !== given)
    setKnown({
      parts: value === reported ? parts : partsOf(value),
      reported: value,
      given: value,
    })
  const set = (next: DateParts) => {
    const day = dayOf(next)
    setKnown({ parts: next, reported: day, given })
    if (day !== reported) onChange(day)
  }
  const focus = (part: number) => field.current?.querySelectorAll('input')[part]?.focus()
  const setAndFocus = (next: DateParts, part: number) => {
    // Rendered before the focus moves, because a part that loses the focus completes what it shows.
    flushSync(() => set(next))
    focus(part)
  }
  const day = dayOf(parts)
  const impossible = isImpossible(parts)
  const wrong = impossible || (day !== '' && !isAfterToday(day))
  const error = impossible ? t('details.dateImpossible') : t('form.step2.event_date.error')
  return (
    <Box>
      <Box ref={field} component="fieldset" sx={likeOtherFields(wrong)}>
        <legend>{t('details.dateLabel')}</legend>
        {partNames.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && (
              <Box component="span" aria-hidden sx={{ mx: 0.25, color: 'text.secondary' }}>
                /
              </Box>
            )}
            <DatePartInput
              name={name}
              value={parts[name]}
              onChange={(digits, left) => {
                const next = { ...parts, [name]: digits }
                if (left) setAndFocus(next, index + 1)
                else set(next)
              }}
              onWholeDate={(whole) => setAndFocus(whole, partNames.length - 1)}
              onBack={() => focus(index - 1)}
              wrong={wrong}
              describedBy={hintId}
              focused={focused && index === 0}
            />
          </Fragment>
        ))}
        <IconButton
          onClick={() => setCalendarOpen(true)}
          aria-label={t('details.openCalendar')}
          aria-haspopup="dialog"
          sx={{ ml: 'auto', mr: -0.5 }}
        >
          <CalendarIcon />
        </IconButton>
      </Box>
      <FormHelperText id={hintId} error={wrong} sx={{ mx: 1.75 }}>
        {wrong ? error : t('details.dateHint')}
      </FormHelperText>
      <LazyPart onClose={() => setCalendarOpen(false)}>
        {calendarOpen && (
          <EventCalendar
            anchor={() => field.current}
            label={t('details.dateLabel')}
            language={i18n.language}
            value={isAfterToday(day) ? day : ''}
            onPick={(picked) => {
              set(partsOf(picked))
              setCalendarOpen(false)
            }}
            onClose={() => setCalendarOpen(false)}
          />
        )}
      </LazyPart>
    </Box>
  )
}

/** MUI's outlined input has one input element; this border looks the same around three. */
function likeOtherFields(wrong: boolean) {
  const focusColour = wrong ? 'error.main' : 'primary.main'
  return {
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    height: 56,
    m: 0,
    py: 0,
    px: '9px',
    border: 1,
    borderColor: wrong ? 'error.main' : 'house.controlLine',
    borderRadius: 1,
    bgcolor: 'background.paper',
    '& > legend': {
      px: '5px',
      lineHeight: 0,
      fontSize: '0.75rem',
      color: wrong ? 'error.main' : 'text.secondary',
    },
    '&:hover': wrong ? {} : { borderColor: 'text.primary' },
    '&:has(input:focus)': {
      border: 2,
      borderColor: focusColour,
      px: '8px',
      '& > legend': { px: '5px', color: focusColour },
    },
  } as const
}
