import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useText } from '../../i18n/useText.ts'

type Sources = NonNullable<RecordOf<'statistics'>['premium']>['views'][number]['periods'][number]['sources']

const cellSx = { py: 1, pl: 2, textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', verticalAlign: 'top' } as const

/** The sources of the views, most frequent first, compared with the period before. */
export function ViewSources({ sources }: { readonly sources: Sources }) {
  const t = useText()
  const id = useId()
  const most = Math.max(...sources.map(({ views }) => views), 1)
  return (
    <Box>
      <Typography id={id} variant="h6" component="h3" sx={{ mb: 1 }}>
        {t('statistics.sources.title')}
      </Typography>
      <Box
        component="table"
        aria-labelledby={id}
        sx={{ width: 1, borderCollapse: 'collapse', 'tr + tr': { borderTop: 1, borderColor: 'divider' } }}
      >
        <Box component="thead" sx={{ typography: 'body2', color: 'text.secondary' }}>
          <tr>
            <Box component="th" scope="col" sx={{ py: 1, textAlign: 'left', fontWeight: 400 }}>
              {t('statistics.sources.source')}
            </Box>
            <Box component="th" scope="col" sx={{ ...cellSx, fontWeight: 400 }}>
              {t('statistics.sources.views')}
            </Box>
            <Box component="th" scope="col" sx={{ ...cellSx, fontWeight: 400 }}>
              {t('statistics.sources.before')}
            </Box>
          </tr>
        </Box>
        <tbody>
          {sources.map(({ source, views, before }) => (
            <Box component="tr" key={source} sx={{ borderTop: 1, borderColor: 'divider' }}>
              <Box component="th" scope="row" sx={{ py: 1, textAlign: 'left', fontWeight: 400 }}>
                {t(`statistics.sources.of.${source}`)}
                <Box
                  aria-hidden
                  sx={{ mt: 0.5, height: 4, borderRadius: 2, bgcolor: 'primary.main', width: views / most, minWidth: views > 0 ? 2 : 0 }}
                />
              </Box>
              <Box component="td" sx={{ ...cellSx, fontWeight: 600 }}>
                {views}
              </Box>
              <Box component="td" sx={{ ...cellSx, color: 'text.secondary' }}>
                {before}
              </Box>
            </Box>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}
