import VerifiedOutlinedIcon from '@mui/icons-material/VerifiedOutlined'
import ButtonBase from '@mui/material/ButtonBase'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePublicRules } from '../../shared/rules/PublicRulesProvider.tsx'
import { badge } from './badge.ts'
import { aboveCardTarget, reachable } from './cardTargets.ts'

const readingMs = 4_000

/** 'À jour': the provider was here lately. What that means is told to mouse, finger and keyboard alike. */
export function UpToDateBadge() {
  const { t } = useTranslation('providers')
  const { activeDays } = usePublicRules()
  const [isOpen, open] = useState(false)
  return (
    <Tooltip
      title={t('upToDateHint', { days: activeDays })}
      describeChild
      open={isOpen}
      onOpen={() => open(true)}
      onClose={() => open(false)}
      leaveTouchDelay={readingMs}
    >
      <ButtonBase
        onClick={() => open(true)}
        sx={{
          ...aboveCardTarget,
          ...reachable,
          ...badge,
          bgcolor: 'success.light',
          color: 'success.main',
        }}
      >
        <VerifiedOutlinedIcon fontSize="inherit" aria-hidden />
        {t('upToDate')}
      </ButtonBase>
    </Tooltip>
  )
}
