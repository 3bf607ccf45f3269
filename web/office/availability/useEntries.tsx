import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { Availability, AvailabilityEntry } from '../../../src/api/schemas/pro/availabilitySchemas.ts'
import { type DayRange, rangesWithin } from '../../../src/domain/availability/dayRanges.ts'
import type { SideApi } from '../api/officeApi.ts'
import { useText } from '../i18n/useText.ts'
import { useCalendarChange } from './useCalendarChange.ts'

type Part = Pick<AvailabilityEntry, 'kind' | 'label' | 'requestId' | 'ranges'>

/** Adds and frees days. Each change can be undone. */
export function useEntries(calendar: Availability) {
  const t = useText()
  const notify = useNotify()
  const { mutateAsync, isPending } = useCalendarChange()
  /** The server's answer; undefined when the change failed, which is shown. */
  const send = async <Answer,>(call: (side: SideApi) => Promise<Answer>): Promise<Answer | undefined> => {
    let answer: Answer | undefined
    const keep = async (side: SideApi) => {
      answer = await call(side)
    }
    const isDone = await mutateAsync(keep).catch(() => false)
    return isDone ? answer : undefined
  }
  const offerUndo = (said: string, undo: () => Promise<unknown>) =>
    notify(
      <>
        {said} <UndoButton undo={undo} />
      </>,
      { type: 'success' },
    )
  const freeAgain = (id: string) => () => send((side) => side.delete('/availability/entries/:id', { params: { id } }))
  /** Past days cannot be added again. */
  const enterAgain = (parts: readonly Part[]) => () =>
    send(async (side) => {
      for (const { kind, label, requestId, ranges } of parts)
        for (const { from, to } of rangesWithin(ranges, { from: calendar.today, to: '9999-12-31' }))
          await (kind === 'booked'
            ? side.post('/availability/bookings', { body: { day: from, requestId, label } })
            : side.post('/availability/blocks', { body: { from, to, label } }))
      return true
    })
  const block = async (days: DayRange, label: string): Promise<boolean> => {
    const made = await send((side) => side.post('/availability/blocks', { body: { ...days, label } }))
    if (made) offerUndo(t('availability.done.blocked'), freeAgain(made.id))
    return made !== undefined
  }
  const book = async (day: string, label: string, requestId: string | null = null): Promise<boolean> => {
    const made = await send((side) => side.post('/availability/bookings', { body: { day, requestId, label } }))
    if (made) offerUndo(t('availability.done.booked'), freeAgain(made.id))
    return made !== undefined
  }
  const free = async (days: DayRange): Promise<boolean> => {
    const taken = calendar.entries.map((entry) => ({ ...entry, ranges: rangesWithin(entry.ranges, days) }))
    const freed = await send((side) => side.post('/availability/free', { body: days }))
    if (freed) offerUndo(t('availability.done.freed'), enterAgain(taken.filter(({ ranges }) => ranges.length > 0)))
    return freed !== undefined
  }
  const freeEntry = async (entry: AvailabilityEntry): Promise<void> => {
    if (await freeAgain(entry.id)()) offerUndo(t('availability.done.freed'), enterAgain([entry]))
  }
  return { isPending, block, book, free, freeEntry }
}

/** Undoes only once, although the notice stays for a while after the click. */
function UndoButton({ undo }: { readonly undo: () => Promise<unknown> }) {
  const t = useText()
  const [isUsed, setUsed] = useState(false)
  const use = () => {
    setUsed(true)
    void undo()
  }
  return (
    <Button color="inherit" size="small" disabled={isUsed} onClick={use} sx={{ minHeight: { xs: 44, md: 0 } }}>
      {t('availability.undo')}
    </Button>
  )
}
