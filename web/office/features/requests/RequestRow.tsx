import NoteIcon from '@mui/icons-material/StickyNote2Outlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { Link } from 'react-router'
import { officePage } from '../../../../src/api/schemas/pagePaths.ts'
import { formatDay } from '../../../shared/i18n/format.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { requestTitle } from '../../inbox/requestTitle.ts'
import { VisuallyHidden } from '../../kit/page/VisuallyHidden.tsx'
import { RequestStatus } from './RequestStatus.tsx'
import { StageChip } from './StageChip.tsx'
import { VenueChip } from './VenueChip.tsx'

interface RequestRowProps {
  readonly request: InboxRequest
  readonly open: boolean
  /** The list's query string, which the link to a request keeps. */
  readonly search: string
  /** While rows can be selected: whether this one is. */
  readonly chosen: boolean | undefined
  readonly onChoose: (id: string) => void
}

/** A row of the inbox: event, place, date, and the couple's name once it is known. Memoised. */
export const RequestRow = memo(function RequestRow({ request, open, search, chosen, onChoose }: RequestRowProps) {
  const t = useText()
  const { recently } = useFormat()
  const { id, venue, readAt, status, stage, contact, hasNote, message, guestRange, eventDate, receivedAt } = request
  const unread = readAt === null
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}>
      {chosen !== undefined && (
        <Checkbox
          checked={chosen}
          onChange={() => onChoose(id)}
          slotProps={{ input: { 'aria-label': t('requests.select.one', { request: requestTitle(t, request) }) } }}
          sx={{ flex: 'none', ml: 0.5 }}
        />
      )}
      <ButtonBase
        component={Link}
        to={{ pathname: officePage('requests', id), search }}
        aria-current={open ? 'true' : undefined}
        data-request={id}
        sx={{
          display: 'grid',
          gridTemplateColumns: '12px minmax(0, 1fr) auto',
          columnGap: 1,
          alignItems: 'baseline',
          flex: 1,
          minWidth: 0,
          px: 2,
          py: 1.5,
          textAlign: 'left',
          bgcolor: open ? 'background.paper' : undefined,
          boxShadow: open ? (theme) => `inset 3px 0 ${theme.palette.primary.main}` : undefined,
          '&:hover': { bgcolor: open ? 'background.paper' : 'action.hover' },
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        <Box
          component="span"
          aria-hidden
          sx={{ width: 8, height: 8, borderRadius: 1, alignSelf: 'center', bgcolor: unread ? 'secondary.main' : 'transparent' }}
        />
        <Typography component="span" variant="body2" noWrap sx={{ fontWeight: unread ? 700 : 500, color: 'text.primary' }}>
          {unread && <VisuallyHidden>{`${t('values.unread')}, `}</VisuallyHidden>}
          {requestTitle(t, request)}
        </Typography>
        <Typography component="span" variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {recently(receivedAt)}
        </Typography>
        <Typography component="span" variant="body2" noWrap sx={{ gridColumn: '2 / 4', color: 'text.secondary' }}>
          {contact ? `${contact.firstname} ${contact.lastname} · ` : ''}
          {formatDay(eventDate)} · {t(`values.guestRange.${guestRange}`)}
        </Typography>
        {venue && (
          <Box component="span" sx={{ gridColumn: '2 / 4', display: 'flex', mt: 0.75, minWidth: 0 }}>
            <VenueChip venue={venue} />
          </Box>
        )}
        <Box component="span" sx={{ gridColumn: '2 / 4', display: 'flex', alignItems: 'center', gap: 1, mt: 0.75, minWidth: 0 }}>
          <RequestStatus status={status} />
          {stage !== null && <StageChip stage={stage} />}
          {hasNote && <NoteIcon titleAccess={t('requests.hasNote')} sx={{ fontSize: 16, color: 'text.secondary', flex: 'none' }} />}
          <Typography component="span" variant="caption" noWrap sx={{ color: 'text.secondary', minWidth: 0 }}>
            {message}
          </Typography>
        </Box>
      </ButtonBase>
    </Box>
  )
})
