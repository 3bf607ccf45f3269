import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Missing } from './draft/stepRules.ts'

interface MissingAnswersProps {
  /** Id for the disabled button's `aria-describedby`. */
  readonly id: string
  readonly missing: readonly Missing[]
}

/** Explains why the next button is disabled: names the first question without an answer. */
export function MissingAnswers({ id, missing: [first] }: MissingAnswersProps) {
  const { t } = useTranslation('wizard')
  return first === undefined ? null : (
    <Typography id={id} variant="body2" color="textSecondary" sx={{ alignSelf: 'center', flex: { xs: '1 0 100%', sm: '0 1 auto' } }}>
      {t('missing.sentence', { answer: t(`missing.${first}`) })}
    </Typography>
  )
}
