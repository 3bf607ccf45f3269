import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { visuallyHidden } from '../../../shared/theme/visuallyHidden.ts'
import { useText } from '../../i18n/useText.ts'

/** A bar: its label and its value. */
export interface Bar {
  readonly label: string
  readonly value: number
}

interface BarChartProps {
  /** What is counted, e.g. `Requests by month`. */
  readonly title: string
  readonly bars: readonly Bar[]
  /** Formats a value; default: as a number. */
  readonly format?: (value: number) => string
  /** In pixels. */
  readonly height?: number
}

/** With more bars there is no space to label each of them. */
const mostWithLabels = 14

/** A bar chart of plain boxes, with a table for screen readers. Of many bars only the first, the last and the largest are labelled. */
export function BarChart({ title, bars, format = String, height = 160 }: BarChartProps) {
  const t = useText()
  const id = useId()
  const most = Math.max(...bars.map(({ value }) => value), 0)
  const isDense = bars.length > mostWithLabels
  return (
    <Box component="figure" aria-labelledby={id} sx={{ m: 0 }}>
      <Typography id={id} component="figcaption" variant="h6" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {most === 0 ? (
        <Typography
          color="textSecondary"
          sx={{ height, display: 'grid', placeItems: 'center', border: 1, borderColor: 'divider', borderRadius: 1 }}
        >
          {t('kit.chart.empty')}
        </Typography>
      ) : (
        <>
          <Box
            aria-hidden
            sx={{
              display: 'flex',
              alignItems: 'flex-end',
              gap: isDense ? 0.25 : 1,
              height,
              borderBottom: 1,
              borderColor: 'divider',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {bars.map(({ label, value }) => (
              <Box key={label} sx={{ flex: 1, minWidth: 0, textAlign: 'center', typography: 'caption', color: 'text.secondary' }}>
                {!isDense && format(value)}
                <Box
                  sx={{
                    height: (height - 24) * (value / most),
                    minHeight: value > 0 ? 2 : 0,
                    bgcolor: 'primary.main',
                    borderRadius: '4px 4px 0 0',
                  }}
                />
              </Box>
            ))}
          </Box>
          <Box aria-hidden sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
            {isDense && <DenseLabels bars={bars} most={format(most)} />}
            {(isDense ? [] : bars).map(({ label }) => (
              <Typography key={label} variant="caption" color="textSecondary" noWrap sx={{ flex: 1, minWidth: 0, textAlign: 'center' }}>
                {label}
              </Typography>
            ))}
          </Box>
          <Box sx={visuallyHidden}>
            <table aria-labelledby={id}>
              <tbody>
                {bars.map(({ label, value }) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    <td>{format(value)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Box>
        </>
      )}
    </Box>
  )
}

function DenseLabels({ bars, most }: Pick<BarChartProps, 'bars'> & { readonly most: string }) {
  const t = useText()
  return [bars[0]?.label, t('kit.chart.most', { value: most }), bars.at(-1)?.label].map((label) => (
    <Typography key={label} variant="caption" color="textSecondary" noWrap>
      {label}
    </Typography>
  ))
}
