import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { type Say, useText } from '../../i18n/useText.ts'
import { isUnderWay, type UploadItem, type UploadState } from './uploadState.ts'
import type { Uploads } from './useUploads.ts'

/** The uploads with their progress and actions. */
export function UploadLines({ items, cancel, retry }: Pick<Uploads, 'items' | 'cancel' | 'retry'>) {
  const t = useText()
  if (items.length === 0) return null
  return (
    <Box
      component="ul"
      aria-label={t('kit.upload.underWay')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}
    >
      {items.map((item) => (
        <UploadLine key={item.id} item={item} onCancel={() => cancel(item.id)} onRetry={() => retry(item.id)} />
      ))}
    </Box>
  )
}

interface UploadLineProps {
  readonly item: UploadItem
  readonly onCancel: () => void
  readonly onRetry: () => void
}

function UploadLine({ item: { name, state }, onCancel, onRetry }: UploadLineProps) {
  const t = useText()
  const isOver = !isUnderWay(state)
  return (
    <Box component="li" sx={{ p: 1.5, border: 1, borderColor: isOver ? 'error.main' : 'divider', borderRadius: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography sx={{ flex: '1 1 160px', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {name}
        </Typography>
        {state.kind === 'failed' && (
          <Button size="small" onClick={onRetry}>
            {t('layout.retry')}
          </Button>
        )}
        <Button
          size="small"
          color="inherit"
          onClick={onCancel}
          aria-label={`${t(isOver ? 'kit.upload.dismiss' : 'kit.upload.cancel')}: ${name}`}
        >
          {t(isOver ? 'kit.upload.dismiss' : 'kit.upload.cancel')}
        </Button>
      </Box>
      {!isOver && <LinearProgress aria-label={name} {...progressOf(state)} sx={{ my: 0.5, borderRadius: 1 }} />}
      <Typography variant="body2" role={isOver ? 'alert' : undefined} color={isOver ? 'error' : 'textSecondary'}>
        {sentence(state, t)}
      </Typography>
    </Box>
  )
}

function progressOf(state: UploadState) {
  if (state.kind !== 'sending' || state.share >= 1) return { variant: 'indeterminate' as const }
  return { variant: 'determinate' as const, value: Math.round(state.share * 100) }
}

function sentence(state: UploadState, t: Say): string {
  switch (state.kind) {
    case 'waiting':
      return t('kit.upload.waiting')
    case 'sending':
      return state.share >= 1 ? t('kit.upload.reading') : t('kit.upload.sending', { percent: Math.round(state.share * 100) })
    case 'offline':
      return t('kit.upload.lost')
    case 'busy':
      return t('kit.upload.busy')
    case 'failed':
    case 'refused':
      return state.message || t('kit.upload.failed')
  }
}
