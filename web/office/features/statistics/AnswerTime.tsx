import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { RecordOf } from '../../api/officeRecords.ts'
import { Figure } from '../../figures/Figure.tsx'
import { useText } from '../../i18n/useText.ts'
import { useDuration } from './useDuration.ts'

type Answers = NonNullable<RecordOf<'statistics'>['premium']>['answers'][number]

/** How fast the requests of the period were answered, compared with the period before. */
export function AnswerTime({ answers: { answered, medianMinutes, before } }: { readonly answers: Answers }) {
  const t = useText()
  const duration = useDuration()
  return (
    <Box component="dl" aria-live="polite" data-answer-time sx={{ m: 0 }}>
      <Figure label={t('statistics.answers.median')} value={medianMinutes === null ? '–' : duration(medianMinutes)}>
        <Typography component="span" variant="body2" color="textSecondary">
          {t('statistics.answers.answered', { count: answered })}
          {before.medianMinutes !== null && ` · ${t('statistics.answers.before', { time: duration(before.medianMinutes) })}`}
        </Typography>
      </Figure>
    </Box>
  )
}
