import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Missing } from './draft/stepRules.ts'

interface MissingAnswersProps {
  /** What the button that waits is described by. */
  readonly id: string
  readonly missing: readonly Missing[]
}

/** Why the way on is closed, beside the button that waits for it: the first question that has no answer yet. */
export function MissingAnswers({ id, missing: [first] }: MissingAnswersProps) {
  const { t } = useTranslation('wizard')
  return first === undefined ? null : (
    <Typography id={id} variant="body2" color="textSecondary" sx={{ alignSelf: 'center', flex: { xs: '1 0 100%', sm: '0 1 auto' } }}>
      {t('missing.sentence', { answer: t(`missing.${first}`) })}
    </Typography>
  )
}
