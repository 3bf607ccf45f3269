import BackIcon from '@mui/icons-material/ArrowBack'
import NextIcon from '@mui/icons-material/KeyboardArrowDown'
import PreviousIcon from '@mui/icons-material/KeyboardArrowUp'
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { officePage } from '../../../../src/api/schemas/pagePaths.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { requestTitle } from '../../inbox/requestTitle.ts'
import { RequestStatus } from './RequestStatus.tsx'
import { useNeighbours } from './useNeighbours.ts'
import { VenueChip } from './VenueChip.tsx'

interface RequestHeaderProps {
  readonly request: InboxRequest
  readonly wide: boolean
  readonly onHelp: () => void
  readonly actions: ReactNode
}

/** The request's subject and status, with links to the previous and next request. */
export function RequestHeader({ request, wide, onHelp, actions }: RequestHeaderProps) {
  const t = useText()
  const { moment, weekday } = useFormat()
  const { search } = useLocation()
  const { previous, next } = useNeighbours(request.id)
  return (
    <>
      <Box
        sx={{
          position: 'sticky',
          top: { xs: 56, md: 0 },
          zIndex: 1,
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          minHeight: 56,
          pl: wide ? 4 : 1,
          pr: wide ? 2 : 1,
          bgcolor: 'background.default',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {!wide && (
          <IconButton component={Link} to={{ pathname: officePage('requests'), search }} aria-label={t('requests.detail.back')}>
            <BackIcon />
          </IconButton>
        )}
        <Box sx={{ flex: 1 }}>{actions}</Box>
        {wide && (
          <IconButton onClick={onHelp} aria-label={t('requests.keys.open')}>
            <KeyboardIcon fontSize="small" />
          </IconButton>
        )}
        <Step to={previous} search={search} label={t('requests.detail.previous')}>
          <PreviousIcon />
        </Step>
        <Step to={next} search={search} label={t('requests.detail.next')}>
          <NextIcon />
        </Step>
      </Box>
      <Box component="header" sx={{ px: { xs: 2, md: 4 }, py: 3 }}>
        <Typography variant="h2" data-request-title>
          {requestTitle(t, request)}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mt: 0.5, fontVariantNumeric: 'tabular-nums' }}>
          <Typography sx={{ fontWeight: 600 }}>{weekday(request.eventDate)}</Typography>
          <RequestStatus status={request.status} />
          <VenueChip venue={request.venue} />
          <Typography variant="caption" color="textSecondary">
            {t('requests.detail.received', { moment: moment(request.receivedAt) })}
          </Typography>
        </Box>
      </Box>
    </>
  )
}

interface StepProps {
  readonly to: string | undefined
  readonly search: string
  readonly label: string
  readonly children: ReactNode
}

function Step({ to, search, label, children }: StepProps) {
  if (to === undefined) {
    return (
      <IconButton disabled aria-label={label}>
        {children}
      </IconButton>
    )
  }
  return (
    <IconButton component={Link} to={{ pathname: officePage('requests', to), search }} aria-label={label}>
      {children}
    </IconButton>
  )
}
