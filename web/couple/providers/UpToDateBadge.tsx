import CheckIcon from '@mui/icons-material/CheckCircleOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { usePublicRules } from '../../shared/rules/PublicRulesProvider.tsx'
import { fontSize, radius } from '../../shared/theme/tokens.ts'
import { badge } from './badge.ts'
import { aboveCardTarget, reachable } from './cardTargets.ts'

/** The badge 'À jour' of a recently active provider. Its explanation is shown on hover, touch and focus, by CSS only. */
export function UpToDateBadge() {
  const { t } = useTranslation('providers')
  const { activeDays } = usePublicRules()
  const hintId = useId()
  return (
    <Box
      component="alliance-hint"
      sx={{
        display: 'inline-flex',
        '& > [role=tooltip]': { visibility: 'hidden' },
        '&:hover:not([data-away]) > [role=tooltip], &:focus-within:not([data-away]) > [role=tooltip]': { visibility: 'visible' },
      }}
    >
      <ButtonBase
        aria-describedby={hintId}
        sx={{
          ...aboveCardTarget,
          ...reachable,
          ...badge,
          bgcolor: 'success.light',
          color: 'success.main',
        }}
      >
        <CheckIcon fontSize="inherit" aria-hidden />
        {t('upToDate')}
      </ButtonBase>
      <Box
        id={hintId}
        component="span"
        role="tooltip"
        sx={{
          position: 'absolute',
          zIndex: 'tooltip',
          left: 0,
          top: 'calc(100% + 6px)',
          width: 'max-content',
          maxWidth: '100%',
          px: 1,
          py: 0.5,
          borderRadius: `${radius.control}px`,
          bgcolor: 'text.primary',
          color: 'background.default',
          fontSize: fontSize.small,
        }}
      >
        {t('upToDateHint', { days: activeDays })}
      </Box>
    </Box>
  )
}
