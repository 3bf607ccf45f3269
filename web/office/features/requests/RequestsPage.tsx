import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { ListBase } from 'react-admin'
import { useParams } from 'react-router'
import { visuallyHidden } from '../../../shared/theme/visuallyHidden.ts'
import { useText } from '../../i18n/useText.ts'
import { PageTitle } from '../../kit/page/PageTitle.tsx'
import { ChooseRequest } from './ChooseRequest.tsx'
import { Inbox } from './Inbox.tsx'
import { RequestPane } from './RequestPane.tsx'

/** No notification: the list shows the error itself. */
const quiet = { onError: () => {} }

/** /office/requests and /office/requests/:id: the list, and on wide screens the open request beside it. */
export function RequestsPage() {
  const t = useText()
  const id = useParams()['*'] || undefined
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true })
  return (
    <ListBase
      sort={{ field: 'receivedAt', order: 'DESC' }}
      perPage={25}
      storeKey={false}
      exporter={false}
      queryOptions={quiet}
      debounce={250}
    >
      {id === undefined && <PageTitle title={t('pages.requests')} />}
      <Box sx={{ display: 'grid', gridTemplateColumns: { lg: 'clamp(400px, 32vw, 448px) minmax(0, 1fr)' }, height: { lg: 1 } }}>
        {(wide || id === undefined) && (
          <Box sx={{ minHeight: 0, minWidth: 0, borderRight: { lg: 1 }, borderColor: { lg: 'divider' } }}>
            <Inbox openId={id} wide={wide} />
          </Box>
        )}
        {!wide && id !== undefined && (
          <Typography component="h1" sx={visuallyHidden}>
            {t('pages.requests')}
          </Typography>
        )}
        {id === undefined ? wide && <ChooseRequest /> : <RequestPane id={id} wide={wide} />}
      </Box>
    </ListBase>
  )
}
