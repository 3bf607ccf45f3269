import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Missing } from './draft/stepRules.ts'

interface MissingAnswersProps {
  /** What the button that waits is described by. */
  readonly id: string
  readonly missing: readonly Missing[]
}

/** Why the way on is closed, beside the button that waits for it. */
export function MissingAnswers({ id, missing }: MissingAnswersProps) {
  const { t, i18n } = useTranslation('wizard')
  const answers = missing.map((question) => t(`missing.${question}`))
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(answers)
  return (
    <Typography id={id} variant="body2" color="textSecondary" sx={{ alignSelf: 'center', flex: { xs: '1 0 100%', sm: '0 1 auto' } }}>
      {missing.length > 0 && t('missing.sentence', { list })}
    </Typography>
  )
}
