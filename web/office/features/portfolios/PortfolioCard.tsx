import PictureIcon from '@mui/icons-material/AutoStoriesOutlined'
import ViewsIcon from '@mui/icons-material/VisibilityOutlined'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { formatDay } from '../../../shared/i18n/format.ts'
import { Picture } from '../../../shared/Picture.tsx'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useText } from '../../i18n/useText.ts'
import { useRecordPath } from '../../kit/list/useRecordPath.ts'
import { PortfolioStatusChip } from './PortfolioStatusChip.tsx'

/** Makes the whole card a link, to the title's target. */
const linkSx = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1.5 },
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outlineStyle: 'solid', outlineWidth: 2, outlineOffset: -2, outlineColor: 'primary.main' },
} as const

/** A portfolio in the list: its key picture and its status. */
export function PortfolioCard({ portfolio }: { readonly portfolio: RecordOf<'portfolios'> }) {
  const t = useText()
  const pathOf = useRecordPath(false)
  const { title, status, missing, weddingDate, image, images, views } = portfolio
  const facts = [weddingDate && formatDay(weddingDate), images > 0 && t('portfolios.pictures', { count: images })].filter(Boolean)
  return (
    <Paper
      component="article"
      variant="outlined"
      sx={{ position: 'relative', overflow: 'hidden', borderRadius: 1.5, display: 'flex', flexDirection: 'column' }}
    >
      {image === null ? (
        <Box sx={{ display: 'grid', placeItems: 'center', aspectRatio: '4 / 3', bgcolor: 'house.blush', color: 'text.secondary' }}>
          <PictureIcon aria-hidden sx={{ fontSize: 48, opacity: 0.5 }} />
        </Box>
      ) : (
        <Picture
          src={image}
          alt=""
          width={320}
          height={240}
          sizes="(min-width: 900px) 300px, 90vw"
          sx={{ width: 1, height: 'auto', aspectRatio: '4 / 3', opacity: status === 'above_plan' ? 0.45 : 1 }}
        />
      )}
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5, p: 2, flex: 1, alignContent: 'start' }}>
        <PortfolioStatusChip status={status} />
        <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere', maxWidth: 1 }}>
          <Box component={Link} to={pathOf?.(portfolio) ?? ''} sx={linkSx}>
            {title}
          </Box>
        </Typography>
        {facts.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {facts.join(' · ')}
          </Typography>
        )}
        {status === 'draft' && missing.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('portfolios.missing.list', { what: missing.map((each) => t(`portfolios.missing.${each}`)).join(', ') })}
          </Typography>
        )}
        {status !== 'draft' && <PortfolioViews views={views} />}
      </Box>
    </Paper>
  )
}

/** How often the portfolio's page was viewed; nothing where the plan does not include it. */
export function PortfolioViews({ views }: { readonly views: number | null | undefined }) {
  const t = useText()
  if (views === null || views === undefined) return null
  return (
    <Typography variant="body2" color="textSecondary" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <ViewsIcon aria-hidden fontSize="inherit" />
      {t('portfolios.views', { count: views })}
    </Typography>
  )
}
