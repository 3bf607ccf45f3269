import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { ReviewerType } from '../../../../src/domain/review/reviewerType.ts'
import { touchTarget } from '../../../shared/theme/tokens.ts'
import { Choices } from './Choices.tsx'

interface ReviewerTypeFieldProps {
  readonly chosen: string
  readonly error: string | undefined
}

/** The reviewer type. */
export function ReviewerTypeField({ chosen, error }: ReviewerTypeFieldProps) {
  const { t } = useTranslation('review')
  return (
    <Choices name="reviewerType" legend={t('reviewerType.legend')} error={error}>
      {ReviewerType.options.map((type) => (
        <Box
          key={type}
          component="label"
          sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: touchTarget, cursor: 'pointer' }}
        >
          <input
            type="radio"
            name="reviewerType"
            value={type}
            defaultChecked={chosen === type}
            style={{ width: 20, height: 20, margin: 0, flex: 'none' }}
          />
          {t(`reviewerType.${type}`)}
        </Box>
      ))}
    </Choices>
  )
}
