import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { officePage } from '../../../../src/api/schemas/pagePaths.ts'
import type { Settings } from '../../../../src/api/schemas/pro/settingsSchemas.ts'
import { useWrittenPhone } from '../../../shared/phone/useWrittenPhone.ts'
import { useSideCall } from '../../api/useSideCall.ts'
import { useText } from '../../i18n/useText.ts'
import { PremiumChip } from '../../kit/page/PremiumChip.tsx'
import { useMe } from '../../session/useMe.ts'
import { KindSwitch } from './KindSwitch.tsx'
import { useSettingSwitches } from './useSettingSwitches.ts'

/** The kinds of text message that a provider can turn on. Without Premium they are disabled, with a link to it. Rule NOT-2. */
export function TextMessageSwitches({ kinds, phone, reachable }: Settings['textMessages']) {
  const t = useText()
  const me = useMe()
  const call = useSideCall()
  const written = useWrittenPhone(phone)
  const { shown, choose, error } = useSettingSwitches(kinds, async ({ kind, wanted }, { textMessages }) => {
    const saved = await call((side) => side.put('/settings/text-messages/:kind', { params: { kind }, body: { wanted } }))
    return { textMessages: { ...textMessages, ...saved } }
  })
  const isPremium = me?.plan === 'premium'
  const isKept = !isPremium && kinds.some(({ wanted }) => wanted)
  return (
    <>
      {me && !isPremium && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}>
          <PremiumChip />
          <Typography sx={{ flex: '1 1 260px' }}>{t(isKept ? 'settings.textMessages.kept' : 'settings.textMessages.premium')}</Typography>
          <Button component={Link} to={officePage('subscription')} variant="outlined" color="inherit" sx={{ minHeight: 44 }}>
            {t('settings.textMessages.seePlan')}
          </Button>
        </Box>
      )}
      {shown.map((each) => (
        <KindSwitch
          key={each.kind}
          label={t(`settings.notifications.kind.${each.kind}.label`)}
          hint={t(`settings.textMessages.hint.${each.kind}`)}
          wanted={isPremium && each.wanted}
          disabled={!isPremium || (!reachable && !each.wanted)}
          onChange={(wanted) => choose({ ...each, wanted })}
        />
      ))}
      {error && <Alert severity="error">{t('kit.saveFailed')}</Alert>}
      {isPremium && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 2, rowGap: 1 }}>
          <Typography variant="body2" color={reachable ? 'textSecondary' : 'error'}>
            {t(reachable ? 'settings.textMessages.number' : 'settings.textMessages.notServed', { phone: written })}
          </Typography>
          <Button component={Link} to={officePage('account')} variant="outlined" color="inherit" sx={{ minHeight: 44 }}>
            {t('settings.textMessages.changeNumber')}
          </Button>
        </Box>
      )}
    </>
  )
}
