import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useText } from '../../i18n/useText.ts'
import { tinted } from '../../theme/tinted.ts'
import { type ComparedRow, useComparedRows } from './useComparedRows.ts'

const plans = ['free', 'premium'] as const

/** A comparison of both plans: a table, and on phones one card for each aspect. */
export function PlanComparison() {
  const rows = useComparedRows()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  return isPhone ? <ComparisonCards rows={rows} /> : <ComparisonTable rows={rows} />
}

interface ComparisonProps {
  readonly rows: readonly ComparedRow[]
}

const cellSx = { py: 1.25, px: 1.5, textAlign: 'left', verticalAlign: 'top' } as const

function ComparisonTable({ rows }: ComparisonProps) {
  const t = useText()
  return (
    <Box component="table" aria-label={t('subscription.compare.title')} sx={{ width: 1, borderCollapse: 'collapse', tableLayout: 'fixed' }}>
      <thead>
        <tr>
          <Box component="th" scope="col" sx={{ ...cellSx, fontWeight: 400, color: 'text.secondary' }}>
            {t('subscription.compare.aspect')}
          </Box>
          {plans.map((plan) => (
            <Box
              component="th"
              scope="col"
              key={plan}
              sx={[{ ...cellSx, fontWeight: 600, borderRadius: '8px 8px 0 0' }, plan === 'premium' && tinted('gold')]}
            >
              {t(`layout.${plan}`)}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, label, ...given }) => (
          <Box component="tr" key={name} data-aspect={name} sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Box component="th" scope="row" sx={{ ...cellSx, fontWeight: 500 }}>
              {label}
            </Box>
            {plans.map((plan) => (
              <Box component="td" key={plan} sx={{ ...cellSx, fontWeight: plan === 'premium' ? 600 : 400 }}>
                {given[plan]}
              </Box>
            ))}
          </Box>
        ))}
      </tbody>
    </Box>
  )
}

function ComparisonCards({ rows }: ComparisonProps) {
  const t = useText()
  return (
    <Box component="ul" aria-label={t('subscription.compare.title')} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {rows.map(({ name, label, ...given }) => (
        <Box
          component="li"
          key={name}
          data-aspect={name}
          sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5, '&:first-of-type': { borderTop: 0, pt: 0 } }}
        >
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            {label}
          </Typography>
          <Box
            component="dl"
            sx={{ m: 0, mt: 0.5, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2, rowGap: 0.5 }}
          >
            {plans.map((plan) => (
              <Box key={plan} sx={{ display: 'contents' }}>
                <Box component="dt" sx={{ color: 'text.secondary' }}>
                  {t(`layout.${plan}`)}
                </Box>
                <Box component="dd" sx={{ m: 0, fontWeight: plan === 'premium' ? 600 : 400 }}>
                  {given[plan]}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
