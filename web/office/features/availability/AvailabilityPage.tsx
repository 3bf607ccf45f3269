import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { Availability } from '../../../../src/api/schemas/pro/availabilitySchemas.ts'
import { rangesWithin } from '../../../../src/domain/availability/dayRanges.ts'
import { useAvailability } from '../../availability/useAvailability.ts'
import { useEntries } from '../../availability/useEntries.tsx'
import { useText } from '../../i18n/useText.ts'
import { LoadError } from '../../kit/page/LoadError.tsx'
import { Page } from '../../kit/page/Page.tsx'
import { Section } from '../../kit/page/Section.tsx'
import { CalendarFeeds } from './CalendarFeeds.tsx'
import { EntryList } from './EntryList.tsx'
import { MonthCalendar } from './MonthCalendar.tsx'
import { OwnCalendar } from './OwnCalendar.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { type DaySelection, rangeOf } from './selection.ts'

/** /office/availability: the days on which the provider is not available, and the external calendars. */
export function AvailabilityPage() {
  const t = useText()
  const { data: calendar, error, refetch } = useAvailability()
  return (
    <Page title={t('pages.availability')} intro={t('availability.intro')}>
      {calendar && (
        <>
          <Days calendar={calendar} />
          <Section of="page" title={t('availability.feeds.title')} intro={t('availability.feeds.intro')}>
            <CalendarFeeds feeds={calendar.feeds} />
          </Section>
          <Section of="page" title={t('availability.own.title')} intro={t('availability.own.intro')}>
            <OwnCalendar url={calendar.calendarUrl} />
          </Section>
        </>
      )}
      {!calendar && error && <LoadError title={t('availability.loadFailed')} error={error} onRetry={() => void refetch()} />}
      {!calendar && !error && <CalendarSkeleton />}
    </Page>
  )
}

const sideBySide = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 800px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  mb: 4,
} as const

function Days({ calendar }: { readonly calendar: Availability }) {
  const t = useText()
  const [selection, setSelection] = useState<DaySelection | null>(null)
  const { block, book, free, freeEntry, isPending } = useEntries(calendar)
  const days = selection && rangeOf(selection)
  const closeWhen = (done: Promise<boolean>) => void done.then((isDone) => isDone && setSelection(null))
  return (
    <Box sx={sideBySide}>
      <Box>
        <MonthCalendar calendar={calendar} selection={selection} onSelect={setSelection} />
        {days && (
          <SelectionBar
            key={`${days.from} ${days.to}`}
            days={days}
            isTaken={calendar.entries.some(({ ranges }) => rangesWithin(ranges, days).length > 0)}
            isPending={isPending}
            onBlock={(label) => closeWhen(block(days, label))}
            onBook={(label) => closeWhen(book(days.from, label))}
            onFree={() => closeWhen(free(days))}
            onCancel={() => setSelection(null)}
          />
        )}
      </Box>
      <Box component="section" aria-labelledby="upcoming-entries">
        <Typography id="upcoming-entries" variant="h4" component="h2" sx={{ mb: 1.5 }}>
          {t('availability.list.title')}
        </Typography>
        <EntryList calendar={calendar} onFree={(entry) => void freeEntry(entry)} />
      </Box>
    </Box>
  )
}

function CalendarSkeleton() {
  const t = useText()
  return (
    <Box aria-busy aria-label={t('availability.loading')} sx={sideBySide}>
      <Skeleton variant="rounded" sx={{ width: 1, height: 'auto', aspectRatio: '7 / 6' }} />
      <Skeleton variant="rounded" height={240} />
    </Box>
  )
}
