import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useEffect, useRef } from 'react'
import { useStore } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { officePage } from '../../../../src/api/schemas/pagePaths.ts'
import type { Availability } from '../../../../src/api/schemas/pro/availabilitySchemas.ts'
import { formatDay } from '../../../shared/i18n/format.ts'
import { useAvailability } from '../../availability/useAvailability.ts'
import { useEntries } from '../../availability/useEntries.tsx'
import { useText } from '../../i18n/useText.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { useMe } from '../../session/useMe.ts'
import { type BookingOffer, bookingOfferOf } from './bookingOffer.ts'

interface RequestBookingProps {
  readonly request: InboxRequest
  /** The request's stage when it was opened. */
  readonly openedIn: InboxRequest['stage']
}

/** Offers to book a won request's date in the provider's calendar, and to free it when the request is no longer won. Rule AVA-10. */
export function RequestBooking({ request, openedIn }: RequestBookingProps) {
  const t = useText()
  const { data: calendar, error, refetch } = useAvailability()
  if (calendar) return <Booking request={request} openedIn={openedIn} calendar={calendar} />
  if (!error || request.stage !== 'won') return null
  return (
    <Alert
      severity="error"
      sx={alertSx}
      action={
        <Button color="inherit" variant="outlined" onClick={() => void refetch()}>
          {t('layout.retry')}
        </Button>
      }
    >
      {t('availability.loadFailed')}
    </Alert>
  )
}

const alertSx = {
  // Leaves space for the sticky header.
  scrollMarginTop: { xs: 128, md: 72 },
  flexWrap: 'wrap',
  columnGap: { xs: 0, md: 2 },
  '& .MuiAlert-message': { flex: '1 1 12rem' },
  '& .MuiAlert-action': { pl: { xs: 4, md: 0 }, mr: 0, pb: { xs: 1, md: 0 }, flexWrap: 'wrap', gap: 1, width: { xs: 1, md: 'auto' } },
  '& .MuiButton-root': { px: 2, minHeight: { xs: 44, md: 0 } },
} as const

const severities = { enter: 'info', taken: 'warning', past: 'info', entered: 'success', left: 'warning' } as const

interface BookingProps extends RequestBookingProps {
  readonly calendar: Availability
}

function Booking({ request, openedIn, calendar }: BookingProps) {
  const { id, stage, stageChangedAt, eventDate, erased, contactDeletedAt } = request
  const t = useText()
  const me = useMe()
  const { book, freeEntry, isPending } = useEntries(calendar)
  /** The offer was declined for this win of the request. */
  const [declined, setDeclined] = useStore<string | null>(`booking.declined.${id}`, null)
  const alert = useRef<HTMLDivElement>(null)
  const isActing = useRef(false)
  const found = bookingOfferOf(request, calendar)
  const offer = found?.kind === 'enter' && declined === stageChangedAt ? undefined : found
  const lastStage = useRef(openedIn)
  useEffect(() => {
    // The stage was changed here, so the focus is on its menu, and the new offer may be out of view.
    if (stage !== lastStage.current) alert.current?.scrollIntoView({ block: 'nearest' })
    lastStage.current = stage
  }, [stage])
  if (!offer) return null
  const act = async (change: () => Promise<unknown>) => {
    if (isActing.current) return
    isActing.current = true
    await change()
    // Blocks further clicks until the next paint: an earlier click is the second of a double click.
    requestAnimationFrame(() => {
      isActing.current = false
      alert.current?.focus()
    })
  }
  const disabled = isPending || me?.session.impersonated
  const isNameless = offer.kind === 'enter' && (erased || contactDeletedAt !== null)
  return (
    <Alert
      ref={alert}
      tabIndex={-1}
      role="status"
      severity={offer.kind === 'enter' && offer.over ? 'warning' : severities[offer.kind]}
      data-booking={offer.kind}
      sx={alertSx}
      action={
        offer.kind === 'enter' ? (
          <>
            <Button color="inherit" variant="outlined" disabled={disabled} onClick={() => void act(() => book(eventDate, '', id))}>
              {t('requests.booking.enter')}
            </Button>
            <Button color="inherit" onClick={() => setDeclined(stageChangedAt)}>
              {t('requests.booking.decline')}
            </Button>
          </>
        ) : (
          // No undo button right after booking, because the second click of a double click would hit it.
          offer.kind === 'left' && (
            <Button color="inherit" variant="outlined" disabled={disabled} onClick={() => void act(() => freeEntry(offer.entry))}>
              {t('requests.booking.free')}
            </Button>
          )
        )
      }
    >
      <OfferText offer={offer} day={eventDate} />
      {isNameless && <> {t('requests.booking.nameless')}</>}
    </Alert>
  )
}

function OfferText({ offer, day }: { readonly offer: BookingOffer; readonly day: string }) {
  const t = useText()
  const date = formatDay(day)
  switch (offer.kind) {
    case 'enter':
      return offer.over ? (
        <>
          {t(`availability.clash.${offer.over}`, { date })} {t('requests.booking.anyway')}
        </>
      ) : (
        t('requests.booking.offer', { date })
      )
    case 'past':
      return t('requests.booking.past', { date })
    case 'taken':
      return (
        <>
          {t('availability.clash.booked', { date })}{' '}
          {offer.by.label !== '' && (
            <Box component="strong" sx={{ display: 'block' }}>
              {offer.by.label}
            </Box>
          )}{' '}
          {t('requests.booking.taken')}
          <Links requestId={offer.by.requestId} />
        </>
      )
    case 'entered':
    case 'left':
      return (
        <>
          {t(`requests.booking.${offer.kind}`, { date: formatDay(offer.entry.ranges[0]?.from ?? day) })}
          <Links requestId={null} />
        </>
      )
  }
}

/** Links to the day's other entry. */
function Links({ requestId }: { readonly requestId: string | null }) {
  const t = useText()
  const sx = { display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, md: 0 } }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {requestId !== null && (
        <Link component={RouterLink} to={officePage('requests', requestId)} color="inherit" sx={sx}>
          {t('availability.list.request')}
        </Link>
      )}
      <Link component={RouterLink} to={officePage('availability')} color="inherit" sx={sx}>
        {t('availability.clash.see')}
      </Link>
    </Box>
  )
}
