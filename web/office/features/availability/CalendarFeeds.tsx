import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import FailedIcon from '@mui/icons-material/ErrorOutlineOutlined'
import WaitingIcon from '@mui/icons-material/HourglassEmptyOutlined'
import ReadIcon from '@mui/icons-material/SyncOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { TextInput } from 'react-admin'
import { type CalendarFeed, CalendarFeedBody } from '../../../../src/api/schemas/pro/availabilitySchemas.ts'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { useCalendarChange } from '../../availability/useCalendarChange.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { CommandForm } from '../../kit/form/CommandForm.tsx'
import { StatusChip } from '../../kit/page/StatusChip.tsx'
import { useAddFeed } from './useAddFeed.ts'

/** The external calendars with the state of each, and a form to add one. */
export function CalendarFeeds({ feeds }: { readonly feeds: readonly CalendarFeed[] }) {
  const t = useText()
  const { availability } = usePublicRules()
  const change = useCalendarChange()
  const add = useAddFeed()
  const remove = (id: string) => change.mutate((side) => side.delete('/calendar-feeds/:id', { params: { id } }))
  return (
    <>
      {feeds.length > 0 && (
        <Box component="ul" aria-label={t('availability.feeds.title')} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {feeds.map((feed) => (
            <Box component="li" key={feed.id} data-feed={feed.id} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{feed.host}</Typography>
                <FeedState feed={feed} />
              </Box>
              <IconButton aria-label={t('availability.feeds.remove', { host: feed.host })} onClick={() => remove(feed.id)}>
                <DeleteIcon />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      {feeds.length < availability.feeds ? (
        <CommandForm
          schema={CalendarFeedBody}
          command={add}
          submit="availability.feeds.add"
          done="availability.feeds.added"
          defaultValues={{ url: '' }}
        >
          <TextInput source="url" type="url" autoComplete="off" placeholder="https://" helperText="availability.feeds.hint" />
        </CommandForm>
      ) : (
        <Typography color="textSecondary">{t('availability.feeds.full', { most: availability.feeds })}</Typography>
      )}
    </>
  )
}

function FeedState({ feed: { problem, readAt } }: { readonly feed: CalendarFeed }) {
  const t = useText()
  const { moment } = useFormat()
  if (problem === null && readAt === null)
    return (
      <StatusChip tone="info" Icon={WaitingIcon} status="waiting">
        {t('availability.feeds.waiting')}
      </StatusChip>
    )
  return (
    <>
      <StatusChip tone={problem ? 'error' : 'success'} Icon={problem ? FailedIcon : ReadIcon} status={problem ?? 'read'}>
        {t(problem ? 'availability.feeds.failed' : 'availability.feeds.read')}
      </StatusChip>
      <Typography variant="body2" color="textSecondary">
        {problem ? t(`availability.problem.${problem}`) : readAt && t('availability.feeds.readAt', { moment: moment(readAt) })}
      </Typography>
    </>
  )
}
