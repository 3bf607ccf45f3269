import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { officePage } from '../../../../src/api/schemas/pagePaths.ts'
import { formatDay } from '../../../shared/i18n/format.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { requestTitle } from '../../inbox/requestTitle.ts'
import { LoadError } from '../../kit/page/LoadError.tsx'
import { SkeletonLines } from '../../kit/page/SkeletonLines.tsx'
import { VisuallyHidden } from '../../kit/page/VisuallyHidden.tsx'
import { rowSx } from './rowSx.ts'
import type { useLatestRequests } from './useLatestRequests.ts'

type LatestRequestsProps = Pick<ReturnType<typeof useLatestRequests>, 'data' | 'error' | 'refetch'>

/** The latest requests, with links to each and to the inbox. */
export function LatestRequests({ data, error, refetch }: LatestRequestsProps) {
  const t = useText()
  const { recently } = useFormat()
  if (!data)
    return error ? <LoadError title={t('dashboard.latest.failed')} error={error} onRetry={() => void refetch()} /> : <SkeletonLines />
  if (data.length === 0) {
    return (
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{t('dashboard.latest.empty.title')}</Typography>
        <Typography color="textSecondary">{t('dashboard.latest.empty.text')}</Typography>
      </Box>
    )
  }
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mx: { xs: -2, sm: -3 }, mt: { xs: -2, sm: -3 } }}>
        {data.map((request) => (
          <Box component="li" key={request.id} sx={{ borderBottom: 1, borderColor: 'divider' }}>
            <ButtonBase
              component={Link}
              to={officePage('requests', request.id)}
              sx={{
                display: 'grid',
                gridTemplateColumns: '8px minmax(0, 1fr) auto',
                columnGap: 1.5,
                alignItems: 'baseline',
                ...rowSx,
              }}
            >
              <Box
                component="span"
                aria-hidden
                sx={{
                  width: 8,
                  height: 8,
                  borderRadius: 1,
                  alignSelf: 'center',
                  bgcolor: request.readAt === null ? 'secondary.main' : undefined,
                }}
              />
              <Typography component="span" noWrap sx={{ fontWeight: request.readAt === null ? 700 : 500 }}>
                {request.readAt === null && <VisuallyHidden>{`${t('values.unread')}, `}</VisuallyHidden>}
                {requestTitle(t, request)}
              </Typography>
              <Typography component="span" variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {recently(request.receivedAt)}
              </Typography>
              <Typography component="span" variant="body2" color="textSecondary" noWrap sx={{ gridColumn: '2 / 4' }}>
                {formatDay(request.eventDate)} · {t(`values.guestRange.${request.guestRange}`)} · {t(`values.status.${request.status}`)}
              </Typography>
            </ButtonBase>
          </Box>
        ))}
      </Box>
      <Button variant="outlined" component={Link} to={officePage('requests')} sx={{ justifySelf: 'start' }}>
        {t('dashboard.latest.all')}
      </Button>
    </>
  )
}
