import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputBase from '@mui/material/InputBase'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../../src/api/schemas/couple/prestataire.ts'
import type { AskedDate } from '../../../../src/api/schemas/providerDate.ts'
import { formatDay } from '../../../shared/i18n/format.ts'
import { touchTarget } from '../../../shared/theme/tokens.ts'

interface AskDateProps {
  readonly provider: Prestataire
  /** The day asked for in the URL. */
  readonly asked: AskedDate | null
}

/** Asks whether a provider is available on a day; the answer gives no reason. The island shows it without a page load. */
export function AskDate({ provider: { publicId, name, profileUrl }, asked }: AskDateProps) {
  const { t } = useTranslation('planner')
  const said = (answer: AskedDate['answer'], date: string) => t(`date.${answer}`, { name, date })
  return (
    <Box
      component="alliance-date"
      data-provider={publicId}
      data-free={said('free', '%date%')}
      data-unavailable={said('unavailable', '%date%')}
      data-past={said('past', '%date%')}
      data-failed={said('failed', '%date%')}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <Typography variant="h3" component="h2">
        {t('date.title')}
      </Typography>
      <Box component="form" method="get" action={profileUrl} sx={{ display: 'grid', gap: 1.5, '&[aria-busy="true"]': { opacity: 0.6 } }}>
        <Box>
          <Typography component="label" htmlFor="wedding-date" variant="body2">
            {t('date.label')}
          </Typography>
          <Box
            sx={{
              display: 'grid',
              alignItems: 'center',
              mt: 0.5,
              px: 1.75,
              minHeight: touchTarget,
              border: 1,
              borderColor: 'house.controlLine',
              borderRadius: 1,
              '&:focus-within': { outline: '2px solid', outlineColor: 'house.link', outlineOffset: 2 },
            }}
          >
            {/* Chromium creates the parts of every date field before the first paint, which takes 20 ms. With scripts, the island adds it later. */}
            <noscript>
              {/* MUI's outlined field would add 0.4 kB to every page. */}
              <InputBase
                id="wedding-date"
                name="date"
                type="date"
                fullWidth
                defaultValue={asked?.date ?? ''}
                slotProps={{ input: { required: true } }}
              />
            </noscript>
          </Box>
        </Box>
        <Button type="submit" variant="outlined">
          {t('date.ask')}
        </Button>
      </Box>
      <Typography role="status" data-said sx={{ '&:empty': { display: 'none' } }}>
        {asked && said(asked.answer, formatDay(asked.date))}
      </Typography>
    </Box>
  )
}
