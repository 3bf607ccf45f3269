import Box from '@mui/material/Box'
import type { KeyboardEvent } from 'react'
import { useLocale } from 'react-admin'
import { regionalLocale } from '../../../shared/i18n/format.ts'
import type { DayState } from '../../availability/useAvailability.ts'
import { useText } from '../../i18n/useText.ts'
import { tinted } from '../../theme/tinted.ts'
import { looksOfDay } from './looksOfDay.ts'

interface DayCellProps {
  readonly day: string
  readonly state: DayState
  readonly isToday: boolean
  readonly isPast: boolean
  readonly isSelected: boolean
  /** Whether the day is in the tab order; one day of the month is. */
  readonly isFocusable: boolean
  /** @param extend whether Shift was held */
  readonly onPress: (extend: boolean) => void
  /** The mouse was pressed here, or dragged here. */
  readonly onDraw: (begins: boolean) => void
  readonly onKey: (event: KeyboardEvent) => void
}

/** A day of the month: its number, and its entries by colour, icon and text. */
export function DayCell({ day, state, isToday, isPast, isSelected, isFocusable, onPress, onDraw, onKey }: DayCellProps) {
  const t = useText()
  const language = regionalLocale(useLocale())
  const look = looksOfDay[state]
  const written = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )
  const said = [written, isToday && t('availability.today'), state !== 'free' && t(`availability.state.${state}`)]
    .filter(Boolean)
    .join(', ')
  return (
    <Box component="td" role="gridcell" aria-selected={isSelected} sx={{ p: 0 }}>
      <Box
        component="button"
        type="button"
        data-day={day}
        data-state={state}
        aria-label={said}
        aria-disabled={isPast}
        aria-current={isToday ? 'date' : undefined}
        tabIndex={isFocusable ? 0 : -1}
        onClick={({ shiftKey }) => !isPast && onPress(shiftKey)}
        onPointerDown={({ pointerType }) => pointerType === 'mouse' && !isPast && onDraw(true)}
        onPointerEnter={({ pointerType, buttons }) => pointerType === 'mouse' && buttons === 1 && !isPast && onDraw(false)}
        onKeyDown={onKey}
        sx={[
          {
            width: 1,
            minHeight: { xs: 44, sm: 52 },
            border: 2,
            borderColor: isSelected ? 'primary.main' : 'transparent',
            borderRadius: 1,
            bgcolor: 'action.hover',
            color: 'text.primary',
            font: 'inherit',
            fontVariantNumeric: 'tabular-nums',
            fontWeight: isToday ? 700 : 400,
            textDecoration: isToday ? 'underline' : 'none',
            cursor: isPast ? 'default' : 'pointer',
            opacity: isPast ? 0.45 : 1,
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'center',
            justifyContent: 'center',
            touchAction: 'manipulation',
            userSelect: 'none',
          },
          look !== undefined && ((theme) => tinted(look.tone)(theme)),
        ]}
      >
        {Number(day.slice(-2))}
        {look && <look.Icon aria-hidden sx={{ fontSize: 14 }} />}
      </Box>
    </Box>
  )
}
